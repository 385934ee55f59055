// One unit acts: its actions, its chains, and what it may do for nothing in between.
import type { Frame, Play, Refusal, Seat, Turn } from '@xenotable/kernel';
import type { Choice } from '../choice.ts';
import type { Chain } from '../content/card.ts';
import type { Faction, Side } from '../content/units.ts';
import { NONE, type Table, type Unit } from '../table.ts';
import { beside, depart } from './arrivals.ts';
import { spot, spotByChoice, spotOffers } from './blips.ts';
import { chapter } from './chapter.ts';
import { afterPulling, endPull, pullOffers, startPull, takeOut } from './crystals.ts';
import { beginHealing } from './healing.ts';
import { type Mover, alienDoors, closeDoor, doorOffers, mayLeave, openDoor, walkOffers, walkTo } from './movement.ts';
import { beginMind } from './psi.ts';
import { sendOffers, sending } from './sending.ts';
import { mayStartShip, startShip } from './ship.ts';
import { leadersFor, scan, scanOffers, spendStar } from './stars.ts';
import { beginStrike } from './strike.ts';
import { aims, attackTargets, blipTargets, dragTargets, healTargets, jumpFields, mindTargets, passengers } from './targets.ts';
import { jump } from './teleport.ts';
import { awake, card, isCivilian, mission, partyOf } from './who.ts';

/** No chain is open. */
const CLOSED = -1;
/** The basic movement is open. */
const BASIC = -2;

export interface Acting extends Mover {
  /** Actions left. */
  actions: number;
  /** CC-PSI-12, CC-PSI-13 What a foreign mind makes it do; '' for an activation of its own. */
  command: '' | 'run' | 'control' | 'control twice';
  /** Who acts: whose deeds, whose stars, whose choice. */
  faction: Faction;
  side: Side;
  seat: Seat;
  /** The open chain by its number, CLOSED or BASIC. */
  chain: number;
  /** Deeds of the open chain still to be done (CC-ACT-06). */
  deeds: number;
  /** Teleport dice of the open chain still to be used. */
  jumps: number;
  /** CC-CMD-08 The open basic movement has had its Storm. */
  stormed: boolean;
}

/** CC-ACT-11, CC-ACT-12, CC-TRN-09 Actions of a unit at its next activation. */
export const actionsOf = (w: Table, unit: Unit): number => Math.max(0, (unit.groggy ? 1 : (mission(w).actions?.(w, unit) ?? 2)) - unit.panics);

/** CC-UNIT-05, CC-UNIT-19 Points of the basic movement. */
export const basicMove = (w: Table, unit: Unit): number =>
  card(unit).move === 0 ? 0 : card(unit).move + (mission(w).extraMove?.(w, unit) ?? 0) + (mission(w).extraWalk?.(w, unit) ?? 0);

/** CC-UNIT-19 Civilians that a side controls strike with one die. */
const FIST: Chain = { text: 'D1', long: false, twice: false, move: 0, teleport: 0, deed: 'attack', range: 0, dice: 1, after: 0 };

/** CC-ACT-01 The chains a unit can use. */
export const chainsOf = (w: Table, unit: Unit): readonly Chain[] =>
  isCivilian(unit) ? (unit.side !== 'neutral' || mission(w).armedCivilians === true ? [FIST] : []) : card(unit).chains;

export function beginActing(unit: Unit, by: { command: Acting['command']; faction: Faction; side: Side; seat: Seat; actions: number }): Frame {
  return acting.begin({
    ...by,
    unit: unit.id,
    blip: NONE,
    points: 0,
    drag: NONE,
    crystal: NONE,
    pull: 0,
    chain: CLOSED,
    deeds: 0,
    jumps: 0,
    stormed: false,
  });
}

/** CC-ACT-05 What a chain costs. */
const price = (chain: Chain): number => (chain.long ? 2 : 1);

/** CC-PSI-13 Under Control one action of the victim, normal or long. */
const affordable = (f: Acting, chain: Chain): boolean => (f.command === 'control' ? f.actions === 2 : f.actions >= price(chain));

/** CC-ACT-01, CC-PSI-12 Chains that may be begun now; a running victim uses only what moves it. */
const usable = (f: Acting, chain: Chain): boolean => affordable(f, chain) && (f.command !== 'run' || chain.teleport > 0 || chain.move > 0);

function deedOffers(w: Table, f: Acting, unit: Unit): Choice[] {
  const chain = chainsOf(w, unit)[f.chain]!;
  const hand = { side: f.side, forced: f.command !== '' };
  if (f.deeds === 0 || f.command === 'run') return [];
  switch (chain.deed) {
    case 'attack':
      return rangesOf(w, unit, chain.range).flatMap(({ range, dice }) => [
        ...attackTargets(w, unit, range, hand).map((target): Choice => ({ do: 'attack', unit: target.id, ...dice })),
        ...blipTargets(w, unit, range, hand).map((blip): Choice => ({ do: 'attack', blip: blip.id, ...dice })),
      ]);
    case 'blast':
      return rangesOf(w, unit, chain.range).flatMap(({ range, dice }) =>
        aims(w, unit, range, f.side).map((at): Choice => ({ do: 'aim', at, ...dice })),
      );
    case 'heal':
      return healTargets(w, unit, f.command === '' ? f.side : (unit.side as Side)).map((target) => ({ do: 'heal', unit: target.id }));
    case 'mind':
      return mindTargets(w, unit, f.side).map((target) => ({ do: 'mind', unit: target.id }));
    case 'none':
      return [];
  }
}

/** CC-M-SH-12 Range dice that may be thrown: those printed, for a gunman one more or less. */
function rangesOf(w: Table, unit: Unit, range: number): { range: number; dice: { dice?: number } }[] {
  const others = range === 0 ? [] : (mission(w).rangeChoices?.(w, unit, range) ?? []);
  return [{ range, dice: {} }, ...others.map((dice) => ({ range: dice, dice: { dice } }))];
}

/** Teleports alone and with one passenger; larger companies are judged when they are asked for. */
function jumpOffers(w: Table, f: Acting, unit: Unit): Choice[] {
  if (f.jumps === 0) return [];
  const alone = jumpFields(w, unit, f.jumps, 0).map((to): Choice => ({ do: 'teleport', to, with: [] }));
  const others = passengers(w, unit);
  if (others.length === 0) return alone;
  const fields = jumpFields(w, unit, f.jumps, 1);
  return [...alone, ...others.flatMap((other) => fields.map((to): Choice => ({ do: 'teleport', to, with: [other.id] })))];
}

/** CC-ACT-09 Free things that only a unit of one's own does: dragging, leaving, sending, stars. */
function freeOffers(w: Table, f: Acting, unit: Unit): Choice[] {
  const offers: Choice[] = [];
  const exit = mayLeave(w, unit, f.faction);
  // Nobody is picked up by a unit that goes nowhere any more.
  if (f.points > 0 || f.actions > 0 || exit) {
    if (f.drag === NONE && f.crystal === NONE && !partyOf(w, f.faction).dragged)
      for (const other of dragTargets(w, unit.cell, unit.id)) offers.push({ do: 'pick up', unit: other.id });
    offers.push(...pullOffers(w, f, unit.cell, f.faction));
  }
  if (f.drag !== NONE || f.crystal !== NONE) offers.push({ do: 'let go' });
  if (exit) offers.push({ do: 'leave' });
  offers.push(...sendOffers(w, unit), ...spotOffers(w), ...scanOffers(w, f.side, f.seat));
  if (f.chain === BASIC && !f.stormed) for (const leader of leadersFor(w, f.faction, f.side, f.seat)) offers.push({ do: 'storm', star: leader.id });
  for (const deal of mission(w).deals?.(w, unit, f.chain === CLOSED || f.chain === BASIC ? f.actions : 0) ?? [])
    offers.push({ do: 'deal', deal: deal.deal, ...(deal.on !== undefined && { on: deal.on }) });
  return offers;
}

/** What is not open yet: a new action. */
function newActions(w: Table, f: Acting, unit: Unit): Choice[] {
  const offers: Choice[] = [];
  chainsOf(w, unit).forEach((chain, i) => {
    if (usable(f, chain)) offers.push({ do: 'use', chain: i });
  });
  if (f.command !== '' || f.actions === 0) return offers;
  if (unit.side === 'Earth') for (const { door, open } of alienDoors(w, unit.cell)) offers.push(open ? { do: 'close', door } : { do: 'open', door });
  if (mayStartShip(w, unit, f.actions)) offers.push({ do: 'start the ship' });
  return offers;
}

/** The mover as it would be with a basic movement begun now. */
const fresh = (w: Table, f: Acting, unit: Unit): Mover => ({
  ...moverOf(f),
  points: f.actions > 0 ? basicMove(w, unit) : 0,
});
const moverOf = (f: Acting): Mover => ({ unit: f.unit, blip: NONE, points: f.points, drag: f.drag, crystal: f.crystal, pull: f.pull });

/** Everything that the active unit can do now. CC-ACT-04: a chain may be broken off; CC-ACT-07: hearts, stars and armor are no actions; CC-PSI-20: any chain may be used twice. */
function offersOf(w: Table, f: Acting): Choice[] {
  const unit = w.units[f.unit]!;
  const between = f.chain === CLOSED || f.chain === BASIC;
  const mover = f.chain === CLOSED ? fresh(w, f, unit) : f;
  const offers = [...walkOffers(w, mover), ...doorOffers(w, mover)];
  if (!between) offers.push(...deedOffers(w, f, unit), ...jumpOffers(w, f, unit), { do: 'break off' });
  if (f.chain === BASIC && f.actions > 0) offers.push({ do: 'stop' });
  if (between) offers.push(...newActions(w, f, unit));
  if (f.command === '') offers.push(...freeOffers(w, f, unit));
  if (between) offers.push({ do: 'done' });
  return offers;
}

/** CC-TRN-11 Fallen, gone, or with nothing left to do. */
function finished(w: Table, f: Acting): boolean {
  const unit = w.units[f.unit]!;
  return !awake(unit) || offersOf(w, f).every((offer) => offer.do === 'done');
}

/** Opens the basic movement (CC-UNIT-05) or goes on with the open symbol. */
function openBasic(w: Table, f: Acting): void {
  if (f.chain !== CLOSED) return;
  f.points = basicMove(w, w.units[f.unit]!);
  f.actions -= f.command === 'control' ? 2 : 1;
  f.chain = BASIC;
  f.stormed = false;
}

function close(f: Acting): void {
  f.chain = CLOSED;
  f.points = 0;
  f.deeds = 0;
  f.jumps = 0;
}

/** The movement or teleport with which a chain begins. */
function openMovement(w: Table, f: Acting, chain: Chain): void {
  f.points = chain.move > 0 ? chain.move + (mission(w).extraMove?.(w, w.units[f.unit]!) ?? 0) : 0;
  f.jumps = chain.teleport;
}

/** CC-ACT-02, CC-ACT-03, CC-HIT-11 A deed of the chain is done: on to the second one, the movement after it, or the end of the chain. */
function deedDone(w: Table, f: Acting): void {
  const chain = chainsOf(w, w.units[f.unit]!)[f.chain]!;
  f.deeds--;
  f.jumps = 0;
  f.points = 0;
  if (f.deeds > 0) {
    // CC-ACT-06 Open to taste: the movement comes twice as well.
    if (w.settings.taste.doubles === 'movement too') openMovement(w, f, chain);
    return;
  }
  if (chain.after > 0) f.points = chain.after + (mission(w).extraMove?.(w, w.units[f.unit]!) ?? 0);
  else close(f);
}

const dice = (choice: Choice): number | undefined => ('dice' in choice ? choice.dice : undefined);

/** CC-MOV-24, CC-MOV-27 Whoever is dragged is let go: dropped, awake again, or taken from the map. */
function checkDrag(w: Table, f: Acting): void {
  if (f.drag === NONE) return;
  const dragged = w.units[f.drag]!;
  const near = beside(w.units[f.unit]!.cell).includes(dragged.cell);
  if (dragged.cell === NONE || !near || (dragged.side !== 'neutral' && !dragged.coma)) f.drag = NONE;
}

const takers: { [V in Choice['do']]?: (play: Play<Table>, f: Frame & Acting, unit: Unit, choice: Extract<Choice, { do: V }>) => Turn } = {
  walk(play, f, _unit, choice) {
    openBasic(play.w, f);
    walkTo(play, f, choice.to);
    checkDrag(play.w, f);
    afterPulling(play, f, play.w.units[f.unit]!.cell, f.faction);
    if (f.points === 0 && f.chain === BASIC) close(f);
  },
  stop: (_play, f) => close(f),
  use(play, f, unit, choice) {
    const chain = chainsOf(play.w, unit)[choice.chain]!;
    close(f);
    f.actions -= f.command === 'control' ? 2 : price(chain);
    f.chain = choice.chain;
    openMovement(play.w, f, chain);
    f.deeds = chain.deed === 'none' ? 0 : chain.twice ? 2 : 1;
    play.tell?.({ type: 'uses', unit: unit.id, kind: unit.type, chain: chain.text }, 'CC-ACT-01');
  },
  attack(play, f, unit, choice) {
    const chain = chainsOf(play.w, unit)[f.chain]!;
    const target =
      'unit' in choice
        ? { unit: choice.unit, at: play.w.units[choice.unit]!.cell }
        : { blip: choice.blip, at: play.w.blips.find((one) => one.id === choice.blip)!.cell };
    deedDone(play.w, f);
    return {
      call: beginStrike(
        { attacker: unit.id, faction: f.faction, side: f.side, range: dice(choice) ?? chain.range, dice: chain.dice, blast: false },
        target,
      ),
      then: 'act',
    };
  },
  aim(play, f, unit, choice) {
    const chain = chainsOf(play.w, unit)[f.chain]!;
    deedDone(play.w, f);
    return {
      call: beginStrike(
        { attacker: unit.id, faction: f.faction, side: f.side, range: dice(choice) ?? chain.range, dice: chain.dice, blast: true },
        { at: choice.at },
      ),
      then: 'act',
    };
  },
  heal(play, f, unit, choice) {
    const chain = chainsOf(play.w, unit)[f.chain]!;
    deedDone(play.w, f);
    return { call: beginHealing(choice.unit, chain.dice, f.faction, f.side), then: 'who is dragged' };
  },
  mind(play, f, unit, choice) {
    const chain = chainsOf(play.w, unit)[f.chain]!;
    deedDone(play.w, f);
    return { call: beginMind(unit, play.w.units[choice.unit]!, chain.dice, f.faction, f.side, f.seat), then: 'act' };
  },
  teleport(_play, f, unit, choice) {
    const used = f.jumps;
    f.jumps = 0;
    if (f.drag !== NONE && !choice.with.includes(f.drag)) f.drag = NONE;
    if (f.deeds === 0) close(f);
    return {
      call: jump.begin({
        unit: unit.id,
        to: choice.to,
        with: choice.with.slice(),
        all: choice.with.slice(),
        dice: used,
        faction: f.faction,
        side: f.side,
        seat: f.seat,
        lucky: false,
        success: false,
      }),
      then: 'act',
    };
  },
  'break off': (_play, f) => close(f),
  open(play, f, unit, choice) {
    const alien = alienDoors(play.w, unit.cell).some((one) => one.door === choice.door);
    const paid = alien && unit.side === 'Earth';
    const onePoint = !alien && mission(play.w).doors === 'one point';
    if (paid) {
      close(f);
      f.actions--;
    }
    if (onePoint) {
      openBasic(play.w, f);
      f.points--;
    }
    openDoor(play, choice.door, unit.id, alien ? 'CC-MOV-10' : onePoint ? 'CC-MOV-09' : 'CC-MOV-07');
  },
  close(play, f, unit, choice) {
    if (unit.side === 'Earth') {
      close(f);
      f.actions--;
    }
    closeDoor(play, choice.door, 'CC-MOV-10');
  },
  'pick up'(play, f, unit, choice) {
    f.drag = choice.unit;
    partyOf(play.w, f.faction).dragged = true;
    play.tell?.({ type: 'picked up', unit: unit.id, kind: unit.type, other: choice.unit, whom: play.w.units[choice.unit]!.type }, 'CC-MOV-23');
  },
  pull: (play, f, _unit, choice) => startPull(play, f, choice.crystal, f.faction),
  'let go'(play, f) {
    f.drag = NONE;
    endPull(play, f);
  },
  leave(play, f, unit) {
    const { w } = play;
    if (f.crystal !== NONE) takeOut(play, f, f.faction);
    if (!awake(unit)) return;
    if (f.drag !== NONE && (mission(w).mayTakeOut?.(w, w.units[f.drag]!, f.faction, unit.cell) ?? true))
      depart(play, w.units[f.drag]!, f.faction, unit.id);
    depart(play, unit, f.faction, unit.id);
    spot(play);
  },
  send: (play, f, _unit, choice) => sending(play, choice, f.seat),
  spot: (play, _f, _unit, choice) => spotByChoice(play, choice.blip),
  scan: (play, _f, _unit, choice) => scan(play, choice),
  storm(play, f, _unit, choice) {
    spendStar(play, play.w.units[choice.star]!, 'CC-CMD-07');
    f.points += 2;
    f.stormed = true;
  },
  'start the ship'(play, f, unit) {
    close(f);
    f.actions -= startShip(play, unit);
  },
  deal(play, f, unit, choice) {
    const deal = mission(play.w).deals!(play.w, unit, f.actions).find((one) => one.deal === choice.deal && one.on === choice.on)!;
    if (deal.price > 0) close(f);
    f.actions -= deal.price;
    return mission(play.w).deal!(play, unit, deal);
  },
  done: () => ({ goTo: 'end' }),
};

/** Why something that is not offered cannot be done. */
function refusal(w: Table, f: Acting, choice: unknown): Refusal | null {
  const wish = (typeof choice === 'object' && choice !== null ? choice : {}) as {
    do?: unknown;
    to?: unknown;
    with?: unknown;
    chain?: unknown;
    unit?: unknown;
  };
  const unit = w.units[f.unit]!;
  if (wish.do === 'teleport') return judgeJump(w, f, unit, wish);
  if (wish.do === 'use' && typeof wish.chain === 'number') {
    const chain = chainsOf(w, unit)[wish.chain];
    if (chain?.long === true && f.actions < 2) return { rule: 'CC-ACT-05', reason: 'A long action needs two unspent actions.' };
    if (chain !== undefined) return { rule: 'CC-ACT-01', reason: 'No action is left for this chain, or another chain is still open.' };
  }
  if (wish.do === 'walk')
    return { rule: 'CC-MOV-01', reason: 'That field cannot be reached with the movement points at hand, or somebody stands there.' };
  if (wish.do === 'attack' || wish.do === 'aim')
    return { rule: 'CC-HIT-01', reason: 'No open chain attacks that from here: it is out of sight, out of reach or a friend.' };
  if (wish.do === 'heal')
    return {
      rule: 'CC-HEAL-01',
      reason: 'Only the unit itself or a wounded friend or bystander beside it can be healed, with a heal symbol at hand.',
    };
  if (wish.do === 'mind') return { rule: 'CC-PSI-01', reason: 'PSI needs an open PSI symbol and an awake enemy or civilian in sight.' };
  if (wish.do === 'pick up')
    return { rule: 'CC-MOV-24', reason: 'Only one neighbour in coma, a civilian or an animal may be dragged, once per round and party.' };
  if (wish.do === 'leave') return { rule: 'CC-MOV-29', reason: 'This field is no exit of this unit.' };
  if (wish.do === 'open')
    return { rule: mission(w).doors === 'free' ? 'CC-MOV-07' : 'CC-MOV-09', reason: 'There is no door here that this unit can open now.' };
  return { rule: 'CC-ACT-01', reason: 'The unit cannot do that now.' };
}

/** CC-MOV-15, CC-MOV-16 A teleport with several passengers. */
function judgeJump(w: Table, f: Acting, unit: Unit, wish: { to?: unknown; with?: unknown; do?: unknown }): Refusal | null {
  const no = (rule: string, reason: string): Refusal => ({ rule, reason });
  if (f.jumps === 0) return no('CC-MOV-12', 'No teleport symbol is open.');
  if (!Array.isArray(wish.with) || typeof wish.to !== 'number' || Object.keys(wish).length !== 3)
    return no('CC-MOV-12', 'A teleport names a field and those who come along.');
  const company = wish.with as unknown[];
  const allowed = passengers(w, unit);
  const sorted = company.every((id, i) => typeof id === 'number' && (i === 0 || (company[i - 1] as number) < id));
  if (!sorted || !company.every((id) => allowed.some((other) => other.id === id)))
    return no('CC-MOV-15', 'Passengers are neighbours of the unit without a wall between, each named once, in order.');
  if (!jumpFields(w, unit, f.jumps, company.length).includes(wish.to))
    return no('CC-MOV-13', 'That field is not free, too far for the dice, or has no room for the passengers.');
  return null;
}

export const acting = chapter<Acting>('activation', {
  /** CC-MOV-27 Whoever wakes is let go. */
  'who is dragged': { run: (play, f) => checkDrag(play.w, f) },
  /** CC-TRN-09, CC-ACT-01, CC-ACT-08, CC-ACT-10 Two actions, each a basic movement or a chain, with free things in between. */
  act: {
    rule: 'CC-ACT-01',
    prompt: (w, f) => promptOf(w, f),
    who: (w, f) => (finished(w, f) ? null : f.seat),
    offers: (w, f) => offersOf(w, f),
    judge: (w, f, _seat, choice) => refusal(w, f, choice),
    refused: (w, f) =>
      chainsOf(w, w.units[f.unit]!).flatMap((chain, i) =>
        (f.chain === CLOSED || f.chain === BASIC) && chain.long && f.actions === 1 && f.command === ''
          ? [{ choice: { do: 'use', chain: i }, rule: 'CC-ACT-05', reason: 'A long action needs two unspent actions.' }]
          : [],
      ),
    take(play, f, _seat, choice) {
      const taker = takers[choice.do] as (play: Play<Table>, f: Frame & Acting, unit: Unit, choice: Choice) => Turn;
      return taker(play, f, play.w.units[f.unit]!, choice) ?? 'again';
    },
  },
  /** CC-TRN-08, CC-TRN-10 The activation is over; unused actions are lost, and so are the effects that waited for it (CC-ACT-11). */
  end: {
    run(play, f) {
      endPull(play, f);
      if (f.command !== '') return;
      const unit = play.w.units[f.unit]!;
      unit.activated = true;
      unit.groggy = false;
      unit.panics = 0;
    },
  },
});

function promptOf(w: Table, f: Acting): string {
  const unit = w.units[f.unit]!;
  const chain = f.chain >= 0 ? chainsOf(w, unit)[f.chain]!.text : f.chain === BASIC ? 'moving' : '';
  const open = chain === '' ? '' : `, ${chain}${f.points > 0 ? `, ${f.points} points left` : ''}`;
  return `${unit.type}: ${f.actions} ${f.actions === 1 ? 'action' : 'actions'} left${open}.`;
}
