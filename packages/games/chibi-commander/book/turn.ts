// The turn of a faction: who is activated, what is done between activations, how it ends.
import { type Refusal, type Seat, applies } from '@xenotable/kernel';
import { type Choice, wishOf } from '../choices.ts';
import { type Faction, sideOf } from '../content/units.ts';
import { type Army, type Blip, NONE, type Table, type Unit } from '../table.ts';
import { actionsOf, activatable, endActivation } from './activation/actions.ts';
import { beginActing } from './activation/activation.ts';
import { put } from './movement/arrivals.ts';
import { automatonTurn } from './automaton/turn.ts';
import {
  addBlip,
  dissolve,
  dissolveOffers,
  isGhost,
  reveal,
  spot,
  spotByChoice,
  spotOffers,
} from './blips/blips.ts';
import { type Play, chapter } from './chapter.ts';
import { camouflage, creep } from './blips/covered.ts';
import { orderNamed, ordersOf } from './deals.ts';
import { endOffer, mayDeclareEnd, noteLosses, pronounce, settled } from './campaign/ending.ts';
import { shutDoors } from './movement/movement.ts';
import { sendOffers, sending } from './movement/sending.ts';
import { scan, scanOffers } from './fight/stars.ts';
import { type Takers, takeBy } from './takers.ts';
import { nextInTurn } from '../auto/player/turn.ts';
import { newActivation } from './fight/wounds.ts';
import {
  appliesMission,
  actsNow,
  armiesOf,
  awake,
  blipOf,
  isPerson,
  mission,
  onMap,
  seatsOf,
  shown,
  versus,
  factionOfUnit,
  findBlip,
  sideOfUnit,
  unitOf,
  armyOf,
} from './who.ts';
import { named } from '../names.ts';

interface FactionTurn {
  faction: Faction;
  /** Seats that have ended their part of a common turn (CC-TRN-06). */
  ended: Seat[];
}

/** CC-MOV-17, CC-MOV-18, CC-MOV-19 Units that may come onto the map now; they may also wait. */
const coming = (w: Table, seat: Seat): Unit[] =>
  w.units.filter(
    (unit) => unit.seat === seat && unit.fate === 'waiting' && actsNow(w, unit.faction) && hasRoom(w, unit),
  );

/** CC-MOV-18 Whether a field is free where a unit comes onto the map. */
function hasRoom(w: Table, unit: Unit): boolean {
  appliesMission(w, 'arriving');
  if (mission(w).ground.spawns(w, unit).length > 0) return true;
  applies('CC-MOV-18');
  return false;
}

function spawnOffers(w: Table, seat: Seat): Choice[] {
  const units = coming(w, seat);
  // Of several that are alike one is enough to choose from.
  const first = units.filter(
    (unit, i) => units.findIndex((other) => other.type === unit.type && other.faction === unit.faction) === i,
  );
  return first.flatMap((unit) =>
    mission(w)
      .ground.spawns(w, unit)
      .map((at): Choice => ({ do: 'spawn', unit: unit.id, at })),
  );
}

/** Blips of a seat that have not moved in this turn. */
const stirring = (w: Table, seat: Seat): Blip[] =>
  w.blips.filter(
    (blip) => actsNow(w, blip.faction) && !blip.activated && seatOfBlip(w, blip.faction) === seat,
  );

/** CC-PSI-11 A hidden unit without any action cannot act under its Blip either. */
const mayCreep = (w: Table, blip: Blip): boolean => blip.unit < 0 || actionsOf(w, unitOf(w, blip.unit)) > 0;

/** Units and Blips of a seat that could still act in this turn: those on the map, and those who are to come. */
export const yetToAct = (w: Table, seat: Seat): { able: number; toCome: number } => ({
  able: activatable(w, seat).length + stirring(w, seat).length,
  toCome: coming(w, seat).length,
});

/** 'Round 1, Earth: who acts? 3 can, 2 are to come.' */
function promptOf(w: Table, f: FactionTurn, seat: Seat): string {
  const { able, toCome } = yetToAct(w, seat);
  const whose = `Round ${w.round}, ${versus(w) ? f.faction : sideOf(f.faction)}`;
  if (able + toCome === 0) return `${whose}: nobody else can act.`;
  const left = [
    able > 0 && `${able} can`,
    toCome > 0 && `${toCome} ${toCome === 1 ? 'is' : 'are'} to come`,
  ].filter(Boolean);
  return `${whose}: who acts? ${left.join(', ')}.`;
}

function offersOf(w: Table, f: FactionTurn, seat: Seat): Choice[] {
  const side = sideOf(f.faction);
  const own = actors(w, f).includes(seat);
  if (!own || f.ended.includes(seat)) return [];
  const offers: Choice[] = activatable(w, seat).map((unit) => ({ do: 'activate', unit: unit.id }));
  for (const blip of stirring(w, seat)) {
    if (mayCreep(w, blip)) offers.push({ do: 'move covered', blip: blip.id });
    // CC-BLP-05, CC-ACT-09 Uncovering costs nothing.
    if (!isGhost(blip)) offers.push({ do: 'uncover', blip: blip.id });
  }
  offers.push(...spawnOffers(w, seat), ...spotOffers(w), ...scanOffers(w, side, seat));
  for (const unit of w.units)
    if (unit.seat === seat && onMap(unit) && actsNow(w, unit.faction)) offers.push(...sendOffers(w, unit));
  for (const army of commandedNow(w, seat)) offers.push(...ordersOf(w, army));
  if (mayDeclareEnd(w, side) !== null) offers.push({ do: 'end the mission' });
  offers.push({ do: 'end turn' });
  return offers;
}

const seatOfBlip = (w: Table, faction: Faction): Seat =>
  versus(w) ? armyOf(w, faction).seat : (armiesOf(w, 'Invaders')[0]?.seat ?? NONE);
const commandedNow = (w: Table, seat: Seat): Army[] =>
  w.armies.filter(
    (army) =>
      actsNow(w, army.faction) && (versus(w) ? army.seat === seat : seatsOf(w, army.side)[0] === seat),
  );

/** Seats whose turn it is. */
const actors = (w: Table, f: FactionTurn): Seat[] =>
  versus(w)
    ? w.armies.filter((army) => army.faction === f.faction).map((army) => army.seat)
    : seatsOf(w, sideOf(f.faction));

/** What a sensible player chooses between two activations. */
function playerChoice(w: Table, f: FactionTurn, seat: Seat): Choice {
  if (!actors(w, f).includes(seat) || f.ended.includes(seat))
    return dissolveOffers(w, seat)[0] ?? { do: 'end turn' };
  return nextInTurn(w, seat, {
    able: activatable(w, seat),
    coming: coming(w, seat),
    stirring: stirring(w, seat).filter((blip) => mayCreep(w, blip)),
    armies: commandedNow(w, seat),
    mayEnd: mayDeclareEnd(w, sideOf(f.faction)) !== null,
  });
}

/** Who decides in this turn: the faction's people, and Invaders whose Ghosts may dissolve. */
function deciders(w: Table, f: FactionTurn): Seat[] {
  const own = actors(w, f).filter((seat) => !f.ended.includes(seat));
  if (own.length === 0) return [];
  const others = seatsOf(w, 'Invaders').filter(
    (seat) => isPerson(w, seat) && !own.includes(seat) && dissolveOffers(w, seat).length > 0,
  );
  return [...own, ...others];
}

/** CC-MOV-17 A unit comes onto the map; Invaders come as Blips where Blips are used. */
export function spawn(play: Play, unit: Unit, at: number): void {
  // It may act in the same turn.
  applies('CC-TRN-12');
  if (unit.side === 'Invaders' && mission(play.w).ground.blips(play.w))
    addBlip(play.w, factionOfUnit(unit), at, unit.id);
  else {
    if (unit.side === 'Invaders') applies('CC-BLP-30');
    put(unit, at);
    play.tell?.({ type: 'spawned', ...named(unit), cell: at }, 'CC-MOV-17');
  }
  mission(play.w).on.entered?.(play, unit, 'spawned', null, NONE);
  spot(play, unit.id);
}

const takers: Takers<FactionTurn, Seat, 'settle'> = {
  activate(play, _f, seat, choice) {
    const unit = unitOf(play.w, choice.unit);
    play.tell?.({ type: 'activated', ...named(unit) }, 'CC-TRN-07');
    return {
      call: beginActing(play.w, unit, {
        command: '',
        faction: factionOfUnit(unit),
        side: sideOfUnit(unit),
        seat,
        actions: actionsOf(play.w, unit),
      }),
      then: 'settle',
    };
  },
  uncover(play, _f, _seat, choice) {
    reveal(play, blipOf(play.w, choice.blip), NONE, 'CC-BLP-05');
    spot(play);
  },
  'move covered'(play, _f, seat, choice) {
    newActivation(play.w);
    return { call: creep(blipOf(play.w, choice.blip), seat), then: 'settle' };
  },
  spawn: (play, _f, _seat, choice) => spawn(play, unitOf(play.w, choice.unit), choice.at),
  send: (play, _f, seat, choice) => sending(play, choice, seat),
  spot: (play, _f, _seat, choice) => spotByChoice(play, choice.blip),
  scan: (play, _f, _seat, choice) => scan(play, choice),
  dissolve: (play, _f, _seat, choice) => dissolve(play, choice.blip),
  order(play, _f, seat, choice) {
    const army = commandedNow(play.w, seat).find((one) =>
      ordersOf(play.w, one).some((order) => order.deal === choice.deal && order.on === choice.on),
    );
    if (army === undefined) return;
    const order = orderNamed(play.w, choice.deal);
    applies(order.rule);
    return order.take(play, army, choice.on ?? NONE);
  },
  'end the mission': (play, f) => ({
    call: pronounce(mayDeclareEnd(play.w, sideOf(f.faction)) ?? 'CC-VP-06'),
  }),
  'end turn'({ w }, f, seat) {
    if (coming(w, seat).length > 0) applies('CC-MOV-19');
    if (!versus(w)) applies('CC-TRN-06');
    f.ended.push(seat);
  },
};

/** Why something cannot be done between two activations. */
function betweenFault(w: Table, seat: Seat, choice: unknown): Refusal {
  const wish = wishOf(choice);
  const unit = typeof wish.unit === 'number' ? w.units[wish.unit] : undefined;
  if (wish.do === 'activate' && unit !== undefined && unit.seat === seat) {
    if (unit.activated)
      return { rule: 'CC-TRN-08', reason: `${unit.type} has been activated in this round.` };
    if (unit.coma) return { rule: 'CC-TRN-11', reason: `${unit.type} lies in coma.` };
    if (actionsOf(w, unit) === 0)
      return { rule: 'CC-ACT-11', reason: `${unit.type} has no action at this activation.` };
  }
  const blip = typeof wish.blip === 'number' ? findBlip(w, wish.blip) : undefined;
  if (wish.do === 'move covered' && blip !== undefined && seatOfBlip(w, blip.faction) === seat) {
    if (blip.activated) return { rule: 'CC-TRN-08', reason: 'This Blip has been moved in this round.' };
    if (!mayCreep(w, blip))
      return { rule: 'CC-PSI-11', reason: 'The unit behind this Blip has no action at this activation.' };
  }
  if (wish.do === 'uncover' && blip !== undefined && isGhost(blip))
    return { rule: 'CC-BLP-02', reason: 'Nobody is behind this Blip.' };
  if (wish.do === 'spawn')
    return { rule: 'CC-MOV-17', reason: 'That unit cannot come onto the map there now.' };
  return { rule: 'CC-TRN-07', reason: 'That is not possible between two activations of this turn.' };
}

export const turn = chapter<FactionTurn>('turn')
  .shows('faction', 'ended')
  .steps({
    /** CC-TRN-13 All doors are closed at the start of a turn, where doors close with the turn. */
    begin: {
      run(play, f) {
        const { w } = play;
        w.turn = f.faction;
        play.tell?.({ type: 'turn', faction: f.faction, round: w.round }, 'CC-TRN-04');
        applies('CC-TRN-13');
        if (mission(w).doors === 'free') shutDoors(play, 'CC-TRN-13');
        return mission(w).on.startOfTurn?.(play, f.faction);
      },
    },
    /** CC-VP-04, CC-VP-05 After every activation: is the mission over? */
    settle: {
      run(play, f) {
        const due = mission(play.w).on.afterActivation?.(play);
        if (due !== undefined)
          return typeof due === 'object' && 'call' in due ? { call: due.call, then: 'settle' } : due;
        const news = noteLosses(play);
        const end = settled(play.w);
        if (end !== null) return { call: pronounce(end) };
        // CC-VP-04 In its own turn a side finds the offer among the others.
        const offer = endOffer(
          play.w,
          news.filter((side) => side === sideOf(f.faction)),
        );
        if (offer !== null) return { call: offer, then: 'settle' };
        return actors(play.w, f).some((seat) => isPerson(play.w, seat))
          ? undefined
          : { call: automatonTurn(play.w, f.faction), then: 'end' };
      },
    },
    /** CC-TRN-06, CC-TRN-07, CC-TRN-12 Units act one after the other, in any order; whoever just came may act too. */
    choose: {
      rule: 'CC-TRN-07',
      prompt: (w, f, seat) => (actors(w, f).includes(seat) ? promptOf(w, f, seat) : 'Dissolve a Ghost?'),
      who: (w, f) => deciders(w, f),
      offers: offersOf,
      // CC-BLP-27, CC-VP-06 Ghosts may dissolve between any two activations; giving up, which is possible at any moment, is listed here.
      withdrawals: (w, f, seat) => [
        ...dissolveOffers(w, seat),
        ...(actors(w, f).includes(seat) ? [{ do: 'give up' } as const] : []),
      ],
      judge: (w, _f, seat, choice) => betweenFault(w, seat, choice),
      // A program that shares the turn of people leaves its units to them.
      auto: ({ w }, f, seat) => (isPerson(w, seat) ? playerChoice(w, f, seat) : { do: 'end turn' }),
      refused: (w, _f, seat) =>
        w.units.flatMap((unit) =>
          unit.seat === seat &&
          actsNow(w, unit.faction) &&
          shown(unit) &&
          (unit.activated || unit.coma || actionsOf(w, unit) === 0)
            ? [
                {
                  choice: { do: 'activate', unit: unit.id } as const,
                  ...betweenFault(w, seat, { do: 'activate', unit: unit.id }),
                },
              ]
            : [],
        ),
      take(play, f, seat, choice) {
        const where = takeBy(takers, play, f, seat, choice);
        return typeof where === 'object' && 'call' in where
          ? { call: where.call, then: where.then ?? 'settle' }
          : { goTo: 'settle' };
      },
    },
    /** CC-TRN-15 Mission effects, doors, camouflage. CC-PSI-11: a unit that could not act at all has suffered its panic. */
    end: {
      run(play, f) {
        const { w } = play;
        applies('CC-TRN-15');
        mission(w).on.endOfTurn?.(play, f.faction);
        if (mission(w).doors === 'free') shutDoors(play, 'CC-TRN-15');
        for (const unit of w.units) {
          if (!actsNow(w, unit.faction)) {
            unit.wary = NONE;
            continue;
          }
          if (awake(unit) && !unit.activated && actionsOf(w, unit) === 0) {
            applies('CC-PSI-11');
            endActivation(unit);
          }
        }
        if (!versus(w) && sideOf(f.faction) === 'Invaders') applies('CC-NPC-21');
        const seat = versus(w) && sideOf(f.faction) === 'Invaders' ? seatOfBlip(w, f.faction) : NONE;
        return seat === NONE ? undefined : { call: camouflage.begin({ seat }), then: 'over' };
      },
    },
    over: {
      run(play) {
        play.w.turn = '';
        const news = noteLosses(play);
        const end = settled(play.w);
        if (end !== null) return { call: pronounce(end), then: 'over' };
        const offer = endOffer(play.w, news);
        return offer === null ? 'done' : { call: offer, then: 'over' };
      },
    },
  });
