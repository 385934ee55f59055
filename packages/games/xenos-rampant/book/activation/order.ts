// An order: the activation test, then the action (XR-ORD-02 to 09), or the failure that ends the phase.
import { type Bookmark, type Modifier, type Next, type RuleId, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/moves.ts';
import {
  type Order,
  type OrderKind,
  type Spot,
  isSpot,
  spot,
  chosen,
  field,
  shaped,
  landingIn,
} from '../../choices.ts';
import type { PowerName } from '../../content/powers.ts';
import { bunkerToBlow } from '../../scenarios/zones.ts';
import {
  NONE,
  type Table,
  type Unit,
  type UnitId,
  effectOn,
  onTable,
  profileOf,
  sideOf,
  unitOf,
  ownerOf,
  unitOrNull,
  isUnit,
} from '../../table.ts';
import { activate } from './activate.ts';
import { attackFrame } from '../attacking/attackFrame.ts';
import { attack } from '../attacking/attack.ts';
import { hurtHouse } from '../moving/buildings.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { blastOf, explosion } from '../damage/explosion.ts';
import { jump, jumpFrame } from '../moving/jump.ts';
import { bury, heal, lose, reduced, remove } from '../damage/losses.ts';
import { move, moveFrame } from '../moving/move.ts';
import { needsNoTest } from './offeredOrders.ts';
import { manifest } from '../powers/manifest.ts';
import { used } from '../powers/lasting.ts';

import { shot, shotFrame } from '../shooting/shot.ts';
import { skirmish, skirmishFrame } from '../shooting/skirmish.ts';
import { landingFault, landingSpots } from '../geometry/spots.ts';
import { support, supportFrame } from '../shooting/fireSupport.ts';
import { maxMove, orderModifiers, orderValue, traitReaches } from './values.ts';
import { type Play, chapter } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';
import { doubleOf } from '../dice.ts';

export interface OrderFrame {
  unit: UnitId;
  order: OrderKind;
  target: UnitId;
  house: number;
  power: PowerName | null;
  spotter: UnitId;
  free: boolean;
  dice: number[];
  failed: boolean;
  rerolled: boolean;
  /** Those of the test; null before it. */
  modifiers: Modifier[] | null;
  /** SP lost to Psychic Hazards or a bad landing. */
  hurt: number;
}

/** XR-AUT-24 The automaton's rule behind an order of one of its seats. */
function reasonOf(w: Table, unit: Unit, order: Order, free: boolean): { why?: RuleId } {
  if (ownerOf(w, unit.owner).kind !== 'automaton') return {};
  if (order.by !== undefined) return { why: 'XR-AUT-17' };
  return { why: free ? 'XR-AUT-10' : 'XR-AUT-12' };
}

/** XR-ORD-01 Marks the unit as tried and opens the order. */
export function orderFrame(play: Play, order: Order): Bookmark {
  const { w } = play;
  const unit = unitOf(w, order.unit);
  const free = needsNoTest(w, order);
  if (order.by !== undefined) ownerOf(w, unit.owner).used.push(order.by);
  unit.tried = true;
  unit.fray = false;
  play.tell?.(
    {
      type: 'ordered',
      unit: unit.id,
      order: order.order,
      target: order.target ?? NONE,
      house: order.house ?? NONE,
      power: order.power ?? null,
      free,
      by: order.by ?? null,
      ...reasonOf(w, unit, order, free),
      names: namesOf(play.w, unit.id, order.target ?? NONE),
    },
    free ? 'XR-ORD-02' : 'XR-ORD-01',
  );
  return orders.begin({
    unit: unit.id,
    order: order.order,
    target: order.target ?? NONE,
    house: order.house ?? NONE,
    power: order.power ?? null,
    spotter: order.spotter ?? NONE,
    free,
    dice: [],
    failed: false,
    rerolled: false,
    modifiers: null,
    hurt: 0,
  });
}

/** XR-GEN-09 Rolling again keeps the modifiers of the first roll. */
function roll(play: Play, f: OrderFrame): void {
  const { w } = play;
  const unit = unitOf(w, f.unit);
  if (f.rerolled) applies('XR-GEN-09');
  f.modifiers ??= orderModifiers(w, unit, f.order, unitOrNull(w, f.target));
  const result = activate(
    play,
    unit,
    orderValue(unit, f.order, f.power ?? undefined),
    f.modifiers,
    'XR-ORD-03',
  );
  f.dice = result.dice;
  f.failed = !result.success;
}

/** XR-T-09, XR-P-01, XR-TASTE-13, XR-M-DROP-02 What lets a failed order be rolled again. */
function orderReroll(w: Table, f: OrderFrame): 'Mental Command' | 'Commanding' | 'Drilled' | 'Drop' | null {
  const unit = unitOf(w, f.unit);
  if (f.rerolled || !f.failed || unit.sp <= 0) return null;
  if (f.order === 'arrive' && unit.dropped && profileOf(unit).xeno['Special Insertion'] !== undefined) {
    applies('XR-M-DROP-02');
    return 'Drop';
  }
  if (effectOn(w, unit.id, 'Mental Command')) return 'Mental Command';
  const plain = [
    'attack',
    'shoot',
    'move',
    'ground',
    'jump',
    'disembark',
    'enter',
    'charges',
    'arrive',
  ].includes(f.order);
  if (plain && traitReaches(w, unit, 'Commanding')) return 'Commanding';
  const owner = ownerOf(w, unit.owner);
  if (owner.doctrine !== 'Drilled') return null;
  applies('XR-TASTE-13');
  return owner.used.includes('Drilled') ? null : 'Drilled';
}

function carryOut(play: Play, f: OrderFrame): Next<'over' | 'landing'> {
  const { w } = play;
  const unit = unitOf(w, f.unit);
  const then = 'over';
  if (f.order !== 'ground') {
    applies('XR-GTG-04');
    unit.grounded = false;
  } // XR-GTG-04
  switch (f.order) {
    case 'move':
    case 'enter':
      return { call: move.begin(moveFrame(unit, f.order, maxMove(w, unit))), then };
    case 'disembark':
      return { call: move.begin(moveFrame(unit, 'disembark', maxMove(w, unit) >> 1)), then };
    case 'jump':
      return { call: jump.begin(jumpFrame(unit, unit.owner, 'XR-XEN-36')), then };
    case 'shoot':
      if (isUnit(f.spotter)) {
        applies('XR-SPT-04');
        unitOf(w, f.spotter).tried = true; // XR-SPT-02
        play.tell?.(
          {
            type: 'spotting',
            unit: f.spotter,
            target: f.target,
            names: namesOf(play.w, f.spotter, f.target),
          },
          'XR-SPT-02',
        );
      }
      return {
        call: shot.begin(shotFrame(unit, { target: f.target, house: f.house, spotter: f.spotter })),
        then,
      };
    case 'attack':
      return { call: attack.begin(attackFrame(unit, f.target, f.house)), then };
    case 'skirmish':
    case 'move and fire':
      return { call: skirmish.begin(skirmishFrame(unit, f.order)), then };
    case 'fire support':
      return { call: support.begin(supportFrame(unit, f.target)), then };
    case 'manifest':
      if (f.power === null) throw new Error('an order to Manifest names a power');
      return { call: manifest.begin({ by: unit.id, power: f.power, target: f.target }), then };
    case 'explode':
      return explode(play, unit);
    case 'arrive':
      return { goTo: 'landing' };
    default:
      atOnce(play, unit, f.order);
      return { goTo: then };
  }
}

/** Actions that are done in one stroke. */
function atOnce(play: Play, unit: Unit, order: OrderKind): void {
  if (order === 'ground') {
    // XR-GTG-01
    unit.grounded = true;
    play.tell?.({ type: 'went to ground', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-GTG-01');
    return;
  }
  if (order === 'regenerate') heal(play, unit, 'XR-XEN-29');
  // XR-M-SECRET-05
  if (order === 'charges') applies('XR-M-SECRET-05');
  if (order === 'charges') hurtHouse(play, bunkerToBlow(play.w), 8, unit);
}

/** XR-XEN-09 The large charge goes off; the exploder is destroyed. */
function explode(play: Play, unit: Unit): Next<'over'> {
  const blast = blastOf(play.w, unit, unit.sp);
  unit.sp = 0;
  remove(play, unit, 'destroyed', 'other', null, 'XR-XEN-10');
  return { call: explosion.begin(blast), then: 'over' };
}

/** Puts an arriving unit (and whoever rides in it) on the table. */
function landAt(play: Play, unit: Unit, at: Spot, rule: string): void {
  unit.state = 'table';
  [unit.x, unit.y] = at;
  // XR-GEO-14 Facing away from its own edge.
  unit.facing = play.w.edges[sideOf(play.w, unit)] === 'north' ? 180 : 0;
  play.tell?.({ type: 'landed', unit: unit.id, x: at[0], y: at[1], names: namesOf(play.w, unit.id) }, rule);
}

const judgeLanding = (w: Table, f: OrderFrame, _seat: number, choice: unknown) => {
  const at = field(choice, 'land');
  return shaped(choice, 'land') && isSpot(at)
    ? landingFault(w, unitOf(w, f.unit), at[0], at[1])
    : { rule: 'XR-XEN-31', reason: 'Name a spot to land on.' };
};

export const orders = chapter<OrderFrame>('order')
  .shows(
    'unit',
    'order',
    'target',
    'house',
    'power',
    'spotter',
    'free',
    'dice',
    'failed',
    'rerolled',
    'modifiers',
    'hurt',
  )
  .steps({
    /** XR-ORD-02, XR-ORD-03, XR-SPT-04 */
    test: {
      run(play, f) {
        if (f.free) return { goTo: 'carry out' };
        roll(play, f);
      },
    },
    'roll again?': {
      rule: 'XR-T-09',
      prompt: (w, f) => `The order to ${unitOf(w, f.unit).name} fails. Roll again (${orderReroll(w, f)})?`,
      who: (w, f) => (orderReroll(w, f) === null ? null : unitOf(w, f.unit).owner),
      offers: () => [{ reroll: true }, { reroll: false }],
      take(play, f, seat, choice) {
        const { w } = play;
        const by = orderReroll(w, f)!;
        f.rerolled = true;
        if (chosen(choice, 'reroll').reroll !== true) return;
        if (by === 'Mental Command') used(play, unitOf(w, f.unit), 'Mental Command');
        else if (by !== 'Drop') ownerOf(w, seat).used.push(by);
        roll(play, f);
      },
      auto: () => ({ reroll: true }),
    },
    /** XR-PSY-07 A double hurts the psychic right after the roll. */
    hazards: {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        if (
          f.order !== 'manifest' ||
          unit.sp <= 0 ||
          profileOf(unit).xeno['Psychic Hazards'] === undefined ||
          doubleOf(f.dice) === 0
        )
          return;
        const before = unit.sp;
        f.hurt = lose(play, unit, reduced(play, unit, doubleOf(f.dice), 'other'), 'XR-PSY-07');
        bury(play, unit, before, 'other', null);
        if (unit.sp > 0) return { call: courage.begin(courageTest(unit, 'other', { lost: f.hurt })) };
      },
    },
    result: {
      run(play, f) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        const there = onTable(w, unit) || unit.state === 'reserve';
        if (!f.failed) return there && !unit.suppressed ? { goTo: 'carry out' } : { goTo: 'over' };
        if (f.order === 'move and fire') applies('XR-VEH-06');
        play.tell?.({ type: 'order failed', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-ORD-06');
        // XR-XEN-09 A large charge whose test fails is a dud that kills its bearers.
        if (f.order === 'explode' && there) {
          unit.sp = 0;
          remove(play, unit, 'destroyed', 'other', null, 'XR-XEN-09');
        }
        return { goTo: f.order === 'arrive' && unit.state === 'reserve' ? 'bad landing' : 'over' };
      },
    },
    /** XR-ORD-05 */
    'carry out': {
      run(play, f) {
        applies('XR-ORD-05');
        return carryOut(play, f);
      },
    },
    /** XR-XEN-31 */
    landing: {
      rule: 'XR-XEN-31',
      prompt: (w, f) => `Where does ${unitOf(w, f.unit).name} land?`,
      who: (w, f) => unitOf(w, f.unit).owner,
      offers: (w, f) =>
        landingSpots(w, unitOf(w, f.unit), 200, true).map((at) => ({ land: spot(at.x, at.y) })),
      spaces: (_w, f) => [{ kind: 'land', unit: f.unit }],
      judge: judgeLanding,
      take(play, f, _seat, choice) {
        landAt(play, unitOf(play.w, f.unit), landingIn(choice), 'XR-XEN-31');
        return { goTo: 'over' };
      },
      auto: (play, f) => automaton.chooseLanding(play, unitOf(play.w, f.unit)),
    },
    /** XR-XEN-32 The owner may still land it. */
    'bad landing': {
      rule: 'XR-XEN-32',
      prompt: (w, f) => `The arrival of ${unitOf(w, f.unit).name} fails. Land it all the same?`,
      who: (w, f) => unitOf(w, f.unit).owner,
      offers: (w, f) => [
        { land: false },
        ...landingSpots(w, unitOf(w, f.unit), 200, true).map((at) => ({ land: spot(at.x, at.y) })),
      ],
      spaces: (_w, f) => [{ kind: 'land', unit: f.unit }],
      judge: judgeLanding,
      take(play, f, _seat, choice) {
        const unit = unitOf(play.w, f.unit);
        const at = chosen(choice, 'land').land;
        if (at === false) return { goTo: 'over' };
        landAt(play, unit, at, 'XR-XEN-32');
        const die = play.roll(6, 'XR-XEN-32');
        if (die >= profileOf(unit).courage) return { goTo: 'over' };
        const before = unit.sp;
        f.hurt = lose(play, unit, reduced(play, unit, die, 'other'), 'XR-XEN-32');
        bury(play, unit, before, 'other', null);
        if (unit.sp > 0)
          return { call: courage.begin(courageTest(unit, 'other', { lost: f.hurt })), then: 'over' };
        return { goTo: 'over' };
      },
      auto: (play, f) => automaton.badLanding(play, unitOf(play.w, f.unit)),
    },
    /** XR-ORD-06, XR-VEH-06 A failure hands over the phase. */
    over: { run: (_play, f) => ({ answer: f.failed ? 'failed' : 'done' }) },
  });
