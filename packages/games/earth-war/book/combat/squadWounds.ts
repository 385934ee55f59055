// Step 2: squad wounds (EW-S2).
import { type Refused, type Seat, itemAt, applies, refuse } from '@xenotable/kernel';
import { type ItemName, itemKind } from '../../content/equipment.ts';
import { calledItem, kindOfItem } from '../../content/force.ts';
import { unitKind } from '../../content/units.ts';
import { type Choice, expected } from '../../choices.ts';
import {
  LONG,
  SHORT,
  type Combat,
  type Item,
  type Position,
  type Table,
  type Unit,
  combatOf,
} from '../../table.ts';
import { type Play, type Part, question } from '../chapter.ts';
import { orderFault, giveOrder, refusedOrders } from './command.ts';
import { turnUp } from './deck.ts';
import { combatHere } from '../nodes.ts';
import { randomNumber, successLevels } from '../numbers.ts';
import { fireRating, meleeRating, reaches, witsRating } from '../ratings.ts';
import {
  isGun,
  isStanding,
  itemOf,
  leaderSeat,
  squadSeats,
  squadWho,
  unitOf,
  unused,
  usable,
} from '../squad.ts';
import { ways } from '../../words.ts';

const ACTS = ['fire', 'melee', 'hold', 'watch', 'grenades', 'charges'] as const;
const CORNERS = 'Check those corners!';
const ROCK = "Let's rock!";
const BURST = 'One more burst!';

const faceDown = (combat: Combat): number => {
  let down = 0;
  for (const slot of combat.slots) if (!slot.up) down++;
  return down;
};

/** Whether a unit made a check in this step: those can be made again (EW-RN-06 once). */
const checked = (unit: Unit): boolean => unit.roll > 0;

/** EW-M-QUEEN-07 Charges are set at CLOSE or SHORT, with a modifier to WITS; a gun has no hands. */
const chargesRating = (w: Position, unit: Unit): number => {
  const { charges } = combatHere(w);
  return charges === undefined || unit.band > SHORT || isGun(unit) ? 0 : witsRating(unit, charges.wits);
};

/** EW-S2-01, EW-S2-03 FIRE, MELEE at CLOSE, or hold; and what may be done instead of a check. */
function actions(w: Position, unit: Unit, into: Choice[]): void {
  const before = into.length;
  const id = unit.id;
  if (fireRating(w, unit) > 0) into.push({ do: 'fire', unit: id });
  if (meleeRating(w, unit) > 0) into.push({ do: 'melee', unit: id });
  // EW-U-08 Overwatch: a Marksman at LONG looks instead.
  if (unit.type === 'Marksman' && unit.band === LONG && faceDown(combatOf(w)) > 0) {
    applies('EW-U-08');
    into.push({ do: 'watch', unit: id });
  }
  // EW-Q-06 Grenades need two neighbouring slots.
  if (combatOf(w).slots.length > 1 && usable(unit, 'Frag Grenades')) into.push({ do: 'grenades', unit: id });
  if (chargesRating(w, unit) > 0) {
    applies('EW-M-QUEEN-07');
    into.push({ do: 'charges', unit: id });
  }
  if (into.length > before) into.push({ do: 'hold', unit: id });
}

const toAct = (unit: Unit, seat: Seat): boolean => unit.seat === seat && unit.act === '' && isStanding(unit);

/** EW-U-07 Once per event one of a Technician's flip items works twice in a round. */
const mayDouble = (unit: Unit): boolean => unit.type === 'Technician' && !unit.doubled;

/** The item that a unit would use: one that is ready before one that must work twice. */
function readyItem(unit: Unit, name: ItemName): Item | null {
  const item = usable(unit, name);
  if (item === null || !itemKind(name).perRound) return item;
  return unused(unit, name) ?? (mayDouble(unit) ? item : null);
}

/** EW-Q-07 Shells are loaded at CLOSE or SHORT, before the unit acts. */
const mayLoad = (unit: Unit): boolean =>
  !unit.shells && unit.act === '' && unit.band <= SHORT && usable(unit, 'Incendiary Shells') !== null;

/** EW-S2-04 What may be used at any time of this step. */
function extras(w: Position, seat: Seat, into: Choice[]): void {
  const combat = combatOf(w);
  const down = faceDown(combat) > 0;
  for (const unit of w.squad) {
    if (unit.seat !== seat) continue;
    if (!isStanding(unit)) {
      applies('EW-SQD-07');
      continue;
    }
    for (const item of unit.items) {
      const kind = itemKind(item.name);
      // A Technician's two items of one name are offered once.
      if (item !== unit.items[0] && item.name === unit.items[0]?.name) continue;
      if (
        kind.flips !== undefined
          ? down && reaches(unit, item.name) && readyItem(unit, item.name) !== null
          : item.name === 'Incendiary Shells' && mayLoad(unit)
      )
        into.push({ do: 'use', unit: unit.id, item: item.name });
    }
  }
  if (combat.cp === 0 || seat !== leaderSeat(w)) return;
  if (down && orderFault(w, CORNERS) === null) into.push({ do: 'order', order: CORNERS });
  if (!w.squad.some(checked) && orderFault(w, ROCK) === null) into.push({ do: 'order', order: ROCK });
  if (orderFault(w, BURST) === null)
    for (const unit of w.squad)
      if (checked(unit) && !unit.again) into.push({ do: 'order', order: BURST, unit: unit.id });
}

/** What the units of a seat that have not acted may do. */
function acting(w: Position, seat: Seat): Choice[] {
  const can: Choice[] = [];
  for (const unit of w.squad) if (toAct(unit, seat)) actions(w, unit, can);
  return can;
}

function offers(w: Table, seat: Seat): Choice[] {
  const combat = combatOf(w);
  if (combat.flips > 0) {
    applies('EW-S2-05');
    return combat.slots.flatMap((slot, i) => (slot.up ? [] : [{ do: 'flip', slot: i + 1 }]));
  }
  const can = acting(w, seat);
  const through = can.length === 0;
  extras(w, seat, can);
  if (through && can.length > 0) can.push({ do: 'done' });
  return can;
}

/** Somebody can fire; otherwise it takes a look. */
const canAct = (w: Table, seat: Seat): boolean =>
  w.squad.some((unit) => toAct(unit, seat) && fireRating(w, unit) > 0) || offers(w, seat).length > 0;

function greyed(w: Table, seat: Seat): Refused<Choice>[] {
  if (combatOf(w).flips > 0) return [];
  const out = refusedOrders(w, seat, (order) => {
    if (order === CORNERS && faceDown(combatOf(w)) === 0)
      return { rule: 'EW-S2-05', reason: 'Every card is face up.' };
    if (order === ROCK && w.squad.some(checked))
      return { rule: 'EW-O-03', reason: "Let's rock! comes before the first check." };
    return order === BURST && !w.squad.some((unit) => checked(unit) && !unit.again)
      ? { rule: 'EW-O-12', reason: 'There is no check to make again.' }
      : null;
  });
  for (const unit of w.squad) {
    if (unit.seat !== seat || !isStanding(unit)) continue;
    if (unit.act !== '')
      out.push({
        choice: { do: 'fire', unit: unit.id },
        rule: 'EW-S2-01',
        reason: `${unit.name} has acted in this round.`,
      });
    else {
      if (unit.fire[unit.band] === 0)
        out.push({
          choice: { do: 'fire', unit: unit.id },
          rule: 'EW-BND-03',
          reason: `${unit.name} has no FIRE at this range.`,
        });
      else if (fireRating(w, unit) === 0)
        out.push({
          choice: { do: 'fire', unit: unit.id },
          rule: 'EW-RN-05',
          reason: `${unit.name}'s rating is 0.`,
        });
      if (unit.band > 0)
        out.push({
          choice: { do: 'melee', unit: unit.id },
          rule: 'EW-BND-03',
          reason: 'MELEE is for CLOSE only.',
        });
      if (usable(unit, 'Frag Grenades') && combatOf(w).slots.length < 2)
        out.push({
          choice: { do: 'grenades', unit: unit.id },
          rule: 'EW-Q-06',
          reason: 'There are no two neighbouring cards.',
        });
      if (combatHere(w).charges && chargesRating(w, unit) === 0)
        out.push({
          choice: { do: 'charges', unit: unit.id },
          ...(unit.band > SHORT
            ? refuse('EW-M-QUEEN-07', 'Charges are set at CLOSE or SHORT.')
            : refuse('EW-RN-05', `${unit.name}'s rating is 0.`)),
        });
    }
    for (const item of unit.items) {
      const choice: Choice = { do: 'use', unit: unit.id, item: item.name };
      const kind = itemKind(item.name);
      if (kind.flips === undefined) continue;
      if (!reaches(unit, item.name))
        out.push({ choice, rule: kind.id, reason: `${item.name} does not reach from this range.` });
      else if (faceDown(combatOf(w)) === 0)
        out.push({ choice, rule: 'EW-S2-05', reason: 'Every card is face up.' });
      else if (readyItem(unit, item.name) === null)
        out.push({
          choice,
          rule: kind.id,
          reason: kind.perRound ? `${item.name} works once per round.` : `${item.name}: none left.`,
        });
    }
  }
  return out;
}

/** Cards that must be flipped now, as far as there are any. */
function owe(combat: Combat, flips: number, seat: Seat): void {
  combat.flips = Math.min(flips, faceDown(combat));
  combat.flipper = seat;
}

/** EW-GEN-04, EW-S2-02 The check of a unit; its success levels are wounds, or charges. */
function check(play: Play, unit: Unit): void {
  unit.roll = randomNumber(play, unit.act === 'charges' ? 'EW-M-QUEEN-07' : 'EW-S2-01');
  applies(unitKind(unit.type).id);
  unit.sl = successLevels(unit.rating, unit.roll, unit.cap);
  if (unit.sl > 0 && unit.act !== 'charges') {
    applies('EW-S2-02');
    applies('EW-GEN-04');
  }
  play.tell?.(
    { type: 'checked', unit: unit.name, act: unit.act, rating: unit.rating, rn: unit.roll, sl: unit.sl },
    unit.act === 'charges' ? 'EW-M-QUEEN-07' : 'EW-S2-01',
  );
}

/** The rating of a unit's check. */
function ratingFor(w: Table, unit: Unit, how: Unit['act']): number {
  if (how === 'fire') return fireRating(w, unit);
  return how === 'melee' ? meleeRating(w, unit) : chargesRating(w, unit);
}

function act(play: Play, unit: Unit, how: Unit['act']): void {
  const combat = combatOf(play.w);
  unit.act = how;
  if (how === 'hold') play.tell?.({ type: 'held fire', unit: unit.name }, 'EW-S2-03');
  else if (how === 'watch') owe(combat, 1, unit.seat);
  else if (how === 'grenades') {
    itemOf(unit, 'Frag Grenades').uses--;
    unit.sl = 3;
    play.tell?.({ type: 'threw grenades', unit: unit.name }, 'EW-Q-06');
  } else {
    unit.rating = ratingFor(play.w, unit, how);
    check(play, unit);
    // EW-U-05 Firelight turns up a card, whatever the check gives.
    if (how === 'fire' && unit.type === 'Incinerator' && unit.band <= SHORT) {
      applies('EW-U-05');
      owe(combat, 1, unit.seat);
    }
  }
}

function use(play: Play, unit: Unit, name: ItemName): void {
  const item = readyItem(unit, name) ?? itemOf(unit, name);
  const kind = kindOfItem(play.w, item);
  if (kind.uses > 0) item.uses--;
  if (item.used && kind.perRound) {
    applies('EW-U-07');
    unit.doubled = true;
  }
  item.used = true;
  play.tell?.({ type: 'used', unit: unit.name, item: calledItem(item) }, kind.id);
  if (kind.flips === undefined) unit.shells = true;
  else owe(combatOf(play.w), kind.flips, unit.seat);
}

/** Whether a check of this round could be made again. */
const mayBurst = (w: Position, seat: Seat): boolean =>
  seat === leaderSeat(w) &&
  orderFault(w, BURST) === null &&
  w.squad.some((unit) => checked(unit) && !unit.again);

/** Other seats whose units have still to act. */
export const stillToFire = (w: Position, seat: Seat): Seat[] =>
  squadSeats(w).filter((other) => other !== seat && acting(w, other).length > 0);

/**
 * EW-O-03, EW-O-12 Who had better wait in this step: the leader with the last orders until everybody has fired; the
 * others until the leader has looked, called out or begun to fire.
 */
export function laterInStep2(w: Position): Seat[] {
  if (w.combat?.step !== 2 || w.combat.flips > 0) return [];
  const leader = leaderSeat(w);
  const others = stillToFire(w, leader);
  if (acting(w, leader).length === 0) return others.length > 0 ? [leader] : [];
  const begun = w.squad.some((unit) => unit.seat === leader && unit.act !== '');
  const orders: Choice[] = [];
  extras(w, leader, orders);
  const first = orders.some((one) => one.do === 'order' && (one.order === CORNERS || one.order === ROCK));
  return first && !begun ? others : [];
}

/** What units and the leader can do at this moment. */
function openWays(can: readonly Choice[]): string {
  const has = (...verbs: Choice['do'][]): boolean => can.some((one) => verbs.includes(one.do));
  const corners = can.some((one) => one.do === 'order' && one.order === CORNERS);
  return ways(
    has('fire') && 'fire',
    has('melee') && 'fight hand to hand',
    has('grenades') && 'throw grenades',
    has('charges') && 'set charges',
    has('hold') && 'hold',
    has('watch', 'use') && 'look',
    corners && 'turn up cards',
  );
}

/** What is left to do of the step, and what came of it so far. */
function promptOf(w: Table, seat: Seat): string {
  if (combatOf(w).flips > 0) return 'Turn up a card.';
  const hits = w.squad.reduce((sum, unit) => sum + (unit.act === 'charges' ? 0 : unit.sl), 0);
  const made = `${hits} hit${hits === 1 ? '' : 's'}`;
  if (acting(w, seat).length > 0)
    return `${hits === 0 ? '' : `${made} so far. `}${openWays(offers(w, seat))}.`;
  const others = stillToFire(w, seat);
  const burst = mayBurst(w, seat);
  if (others.length > 0)
    return `${hits === 0 ? 'No hits' : made} so far, and ${partners(w, others)} still to fire. ${burst ? 'One more burst now, or wait?' : 'Go on?'}`;
  return `${hits === 0 ? 'No hits' : `${made} to place`}. ${burst ? 'One more burst, or go on?' : 'Go on?'}`;
}

/** Units of other seats that have still to act: 'Osei has', 'Osei, Ibarra and Nadeem have'. */
function partners(w: Position, seats: readonly Seat[]): string {
  const left = w.squad.filter(
    ({ seat, act, status }) => seats.includes(seat) && act === '' && status === 'standing',
  );
  const names = left.filter((unit) => canCheck(w, unit)).map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length === 0 ? `${last} has` : `${names.join(', ')} and ${last} have`;
}

/** Whether a unit has anything to do in this step. */
function canCheck(w: Position, unit: Unit): boolean {
  const can: Choice[] = [];
  actions(w, unit, can);
  return can.length > 0;
}

export const squadWounds = {
  /** EW-M-METRO-03 With the lights on one card is turned up for free. */
  'the lights are on': {
    run(play) {
      const combat = combatOf(play.w);
      combat.step = 2;
      if (play.w.mission.lights && combatHere(play.w).lamps) owe(combat, 1, leaderSeat(play.w));
    },
  },
  /** EW-S2-01 to EW-S2-06, EW-O-02, EW-O-03, EW-O-12 Units check in any order; cards are flipped at any time. */
  'squad wounds': question({
    rule: 'EW-S2-01',
    prompt: (w, _f, seat) => promptOf(w, seat),
    who(w) {
      const combat = combatOf(w);
      if (combat.flips > 0) return combat.flipper;
      return squadWho(w, (seat) => !combat.ready.includes(seat) && canAct(w, seat));
    },
    offers: (w, _f, seat) => offers(w, seat),
    refused: (w, _f, seat) => greyed(w, seat),
    take(play, _f, seat, choice) {
      const w = play.w;
      const combat = combatOf(w);
      if (choice.do === 'flip') {
        applies('EW-S2-06');
        turnUp(play, choice.slot - 1, 'EW-S2-04');
        itemAt(combat.slots, choice.slot - 1).early = true;
        combat.flips = Math.min(combat.flips - 1, faceDown(combat));
      } else if (choice.do === 'order') {
        giveOrder(play, choice.order);
        if (choice.order === CORNERS) {
          // Two cards, one if only one is left.
          applies('EW-ORD-02');
          owe(combat, 2, seat);
        } else if (choice.order === ROCK) combat.rock = true;
        else if ('unit' in choice) {
          const unit = unitOf(w, choice.unit);
          applies('EW-RN-06');
          unit.again = true;
          check(play, unit);
        }
      } else if (choice.do === 'use') use(play, unitOf(w, choice.unit), choice.item);
      else if (choice.do === 'done') combat.ready.push(seat);
      else if ('unit' in choice) act(play, unitOf(w, choice.unit), expected(choice, ...ACTS).do);
      return 'again';
    },
    after(play) {
      const combat = combatOf(play.w);
      combat.ready = [];
      combat.flipper = 0;
      let set = 0;
      for (const unit of play.w.squad) if (unit.act === 'charges') set += unit.sl;
      if (set === 0) return;
      combat.charges += set;
      play.tell?.({ type: 'charges set', set, charges: combat.charges }, 'EW-M-QUEEN-07');
    },
  }),
} satisfies Part;
