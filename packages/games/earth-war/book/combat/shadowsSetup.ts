// Step 1: Shadows Setup and ranging (EW-S1, EW-RNG).
import { type Refusal, type Refused, type Seat, refuse, applies } from '@xenotable/kernel';
import type { ItemName } from '../../content/equipment.ts';
import type { OrderName } from '../../content/orders.ts';
import type { Choice } from '../../choices.ts';
import { CLOSE, type Combat, MEDIUM, type Table, type Unit, combatOf } from '../../table.ts';
import { spendAmmo } from '../ammo.ts';
import { type Play, type Part, question } from '../chapter.ts';
import { orderFault, giveOrder, refusedOrders } from './command.ts';
import { countShadows, deal } from './deck.ts';
import { combatHere } from '../nodes.ts';
import { bandHere, farthestBand, randomNumber } from '../numbers.ts';
import {
  enlist,
  isStanding,
  itemOf,
  leaderSeat,
  squadWho,
  standing,
  unitOf,
  unused,
  usable,
} from '../squad.ts';
import { ways } from '../../words.ts';

const LEAVING = "Marines we're leaving!";
const CLOSING = 'Close the gap!';
const BREAKING = 'Break contact!';

/** EW-RNG-01, EW-BND-04 A unit's own RN gives its band. */
function rangeUnit(play: Play, unit: Unit, rn: number, rule: string, band = bandHere(play.w, rn)): void {
  unit.rn = rn;
  applies('EW-BND-04');
  unit.band = band;
  play.tell?.({ type: 'ranged', unit: unit.name, rn, band: unit.band }, rule);
}

const movable = (w: Table, unit: Unit, by: number): boolean =>
  unit.band + by >= CLOSE && unit.band + by <= farthestBand(w);

/** What an order of this step needs besides its CP. */
function shiftFault(w: Table, order: OrderName): Refusal | null {
  if (order === BREAKING) {
    if (combatHere(w).noWayBack) {
      applies('EW-GEN-07');
      return refuse('EW-M-QUEEN-01', 'There is no way back from here.');
    }
    const near = standing(w).filter((unit) => unit.band < MEDIUM);
    if (near.length > 0)
      return refuse(
        'EW-ORD-05',
        `Every standing unit must be at MEDIUM or LONG: ${near.map(({ name }) => name).join(', ')} ${near.length === 1 ? 'is' : 'are'} nearer.`,
      );
  }
  if (order === LEAVING && !standing(w).some((unit) => movable(w, unit, 1)))
    return refuse('EW-BND-02', 'Nobody can be farther away.');
  if (order === CLOSING && !standing(w).some((unit) => movable(w, unit, -1)))
    return refuse('EW-BND-02', 'Nobody can be nearer.');
  return null;
}

/** EW-RNG-04 One CP changes one RN by one. */
function ranges(w: Table, into: Choice[]): void {
  const combat = combatOf(w);
  if (combat.cp === 0 || combat.shifted) return;
  for (const unit of w.squad) {
    if (!isStanding(unit)) continue;
    const id = w.options.commonRange ? 0 : unit.id;
    if (unit.rn > 1) into.push({ do: 'range', unit: id, by: -1 });
    if (unit.rn < 10) into.push({ do: 'range', unit: id, by: 1 });
    // EW-TASTE-02 One range for all.
    if (w.options.commonRange) {
      applies('EW-TASTE-02');
      return;
    }
  }
}

/** What a seat can do besides going on. */
function plays(w: Table, seat: Seat): Choice[] {
  const combat = combatOf(w);
  const can: Choice[] = [];
  if (combat.moves > 0) {
    for (const unit of standing(w))
      if (!combat.moved.includes(unit.id) && movable(w, unit, combat.moving))
        can.push({ do: 'move', unit: unit.id });
    return can;
  }
  if (seat === leaderSeat(w) && combat.cp > 0) {
    ranges(w, can);
    for (const order of [LEAVING, CLOSING, BREAKING] as const)
      if (orderFault(w, order) === null && shiftFault(w, order) === null) can.push({ do: 'order', order });
  }
  for (const unit of w.squad) {
    if (unit.seat !== seat) continue;
    // EW-Q-12 A Sentry Gun costs 2 AMMO.
    if (w.mission.ammo >= 2 && usable(unit, 'Sentry Gun'))
      can.push({ do: 'use', unit: unit.id, item: 'Sentry Gun' });
    if (unused(unit, 'Hazard Scanner') !== null)
      can.push({ do: 'use', unit: unit.id, item: 'Hazard Scanner' });
  }
  return can;
}

/** EW-RNG-06 Single changes of range come before orders: the sentence names them in this order. */
function promptOf(w: Table, seat: Seat): string {
  const { moves, moving } = combatOf(w);
  if (moves > 0) return `Which unit moves one band ${moving > 0 ? 'farther' : 'nearer'}?`;
  const can = plays(w, seat);
  const has = (verb: Choice['do']): boolean => can.some((one) => one.do === verb);
  const order = has('range') ? 'then give orders' : 'give an order';
  return `${ways(has('range') && 'change ranges', has('order') && order, has('use') && 'use an item', 'go on')}.`;
}

/** A leader with CP can always change a range; otherwise it takes a look. */
const canPlay = (w: Table, seat: Seat): boolean =>
  (combatOf(w).cp > 0 && !combatOf(w).shifted && seat === leaderSeat(w)) || plays(w, seat).length > 0;

function greyed(w: Table, seat: Seat): Refused<Choice>[] {
  const combat = combatOf(w);
  if (combat.moves > 0) return [];
  const out = refusedOrders(w, seat, (order) => shiftFault(w, order));
  if (combat.shifted && seat === leaderSeat(w)) {
    const late = refuse('EW-RNG-06', 'CP change ranges before orders do.');
    for (const id of w.options.commonRange ? [0] : standing(w).map((unit) => unit.id))
      for (const by of [1, -1] as const) out.push({ choice: { do: 'range', unit: id, by }, ...late });
  }
  for (const unit of w.squad) {
    if (unit.seat !== seat || !isStanding(unit)) continue;
    if (usable(unit, 'Sentry Gun') && w.mission.ammo < 2)
      out.push({
        choice: { do: 'use', unit: unit.id, item: 'Sentry Gun' },
        rule: 'EW-Q-12',
        reason: 'A Sentry Gun needs 2 AMMO.',
      });
  }
  return out;
}

function use(play: Play, unit: Unit, item: ItemName): void {
  const w = play.w;
  const combat = combatOf(w);
  if (item === 'Hazard Scanner') {
    (unused(unit, item) ?? itemOf(unit, item)).used = true;
    combat.scanned = countShadows(play);
    play.tell?.({ type: 'scanned', unit: unit.name, shadows: combat.scanned }, 'EW-Q-15');
    return;
  }
  itemOf(unit, item).uses--;
  spendAmmo(play, 2, 'EW-Q-12');
  const gun = enlist(w, 'Sentry Gun');
  gun.seat = unit.seat;
  play.tell?.({ type: 'deployed', unit: unit.name, gun: gun.name }, 'EW-Q-12');
  // EW-TASTE-02 With a common range it stands where everybody stands.
  if (w.options.commonRange) rangeUnit(play, gun, unit.rn, 'EW-RNG-01', unit.band);
  else rangeUnit(play, gun, randomNumber(play, 'EW-RNG-01'), 'EW-RNG-01');
}

/** EW-ORD-01, EW-O-06 A unit moves one band. */
function move(play: Play, unit: Unit, by: number): void {
  unit.band += by;
  play.tell?.({ type: 'moved', unit: unit.name, band: unit.band }, by > 0 ? 'EW-ORD-01' : 'EW-O-06');
}

/** Everybody whom an order moves has moved. */
function ordersEnd(combat: Combat): void {
  combat.moves = 0;
  combat.moving = 0;
  combat.moved = [];
}

/** EW-RNG-06 Orders move bands after CP have changed RNs. EW-TASTE-02 With a common range everybody moves. */
function shift(play: Play, by: number): void {
  const w = play.w;
  const combat = combatOf(w);
  combat.shifted = true;
  applies('EW-RNG-05');
  if (w.options.commonRange) {
    applies('EW-TASTE-02');
    for (const unit of standing(w)) move(play, unit, by);
  } else {
    combat.moves = 3;
    combat.moving = by;
    combat.moved = [];
  }
}

export const shadowsSetup = {
  'deal the shadows': {
    run(play) {
      const combat = combatOf(play.w);
      combat.step = 1;
      deal(combat);
      play.tell?.(
        { type: 'dealt', round: combat.round, dealt: combat.slots.length, aside: combat.aside },
        'EW-S1-01',
      );
    },
  },
  /** EW-S1-05, EW-RNG-02 Ranges come after the cards, in every round. EW-BND-05, EW-TASTE-02 One RN for all if so agreed. */
  'range the squad': {
    run(play) {
      const w = play.w;
      const common = w.options.commonRange ? randomNumber(play, 'EW-BND-05') : 0;
      applies('EW-RNG-02');
      applies('EW-S1-05');
      for (const unit of w.squad) {
        if (isStanding(unit))
          rangeUnit(play, unit, common === 0 ? randomNumber(play, 'EW-RNG-01') : common, 'EW-RNG-01');
        else applies('EW-GEN-03');
      }
    },
  },
  /** EW-RNG-04, EW-RNG-05, EW-O-01, EW-O-06, EW-O-11, EW-Q-12, EW-Q-15 CP on ranges, then orders; items of this step. */
  'ranges and orders': question({
    rule: 'EW-RNG-04',
    prompt: (w, _f, seat) => promptOf(w, seat),
    who(w) {
      const combat = combatOf(w);
      if (combat.moves > 0) return leaderSeat(w);
      return squadWho(w, (seat) => !combat.ready.includes(seat) && canPlay(w, seat));
    },
    offers(w, _f, seat) {
      const can = plays(w, seat);
      if (combatOf(w).moves === 0 || combatOf(w).moved.length > 0) can.push({ do: 'done' });
      return can;
    },
    refused: (w, _f, seat) => greyed(w, seat),
    take(play, _f, seat, choice) {
      const w = play.w;
      const combat = combatOf(w);
      if (choice.do === 'range') {
        combat.cp--;
        for (const unit of w.squad)
          if (isStanding(unit) && (choice.unit === 0 || unit.id === choice.unit))
            rangeUnit(play, unit, unit.rn + choice.by, 'EW-RNG-04');
      } else if (choice.do === 'order') {
        giveOrder(play, choice.order);
        if (choice.order === BREAKING) return { goTo: 'break contact' };
        shift(play, choice.order === LEAVING ? 1 : -1);
      } else if (choice.do === 'move') {
        applies('EW-BND-02');
        move(play, unitOf(w, choice.unit), combat.moving);
        combat.moved.push(choice.unit);
        combat.moves--;
        if (combat.moves === 0 || plays(w, seat).length === 0) ordersEnd(combat);
      } else if (choice.do === 'use') use(play, unitOf(w, choice.unit), choice.item);
      else if (combat.moves > 0) ordersEnd(combat);
      else combat.ready.push(seat);
      return 'again';
    },
    after(play) {
      combatOf(play.w).ready = [];
    },
  }),
} satisfies Part<'break contact'>;
