// A phase of the active side (XR-TRN): rally, Wild Charges, ordered activations.
import { type Refusal, type Seat, type Next, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/orders.ts';
import { type Choice, chosen, shaped, isKind } from '../../choices.ts';
import { scenarioOf } from '../../scenarios/index.ts';
import {
  type Table,
  type Unit,
  type UnitId,
  onTable,
  profileOf,
  sideOf,
  ownerOf,
  unitOf,
} from '../../table.ts';
import { activate } from '../activation/activate.ts';
import { attackFrame } from '../attacking/attackFrame.ts';
import { attack } from '../attacking/attack.ts';
import { aftermath, courage, courageTest } from '../courage/courage.ts';
import { orderFrame } from '../activation/order.ts';
import { orderFault, ordersFor, refusedOrders } from '../activation/offeredOrders.ts';
import { phaseBegins, phaseEnds } from '../powers/lasting.ts';

import { shot, shotFrame } from '../shooting/shot.ts';
import { sees } from '../geometry/sight.ts';
import { shotFault } from '../shooting/targets.ts';
import { chargesSurely, isFree, isWild, reactionModifiers, traitReaches } from '../activation/values.ts';
import { leaveField } from './leaveField.ts';
import { isOver } from './victory.ts';
import { attackFault, chargeRoute } from '../attacking/chargeFaults.ts';
import { type Play, obvious, chapter } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';

interface Phase {
  seat: Seat;
  /** Units that still must rally (XR-RAL-01). */
  rallying: UnitId[];
  /** A failed order has ended the phase, but Free actions may follow (XR-TASTE-08). */
  onlyFree: boolean;
  answer?: 'failed' | 'done';
}

export const phaseFrame = (seat: Seat): Phase => ({ seat, rallying: [], onlyFree: false });

/** XR-WLD-01, XR-WLD-02 Targets that a wild unit must charge. XR-WLD-09 Those who never Attack look for them as if they could. */
function wildTargets(w: Table, unit: Unit): Unit[] {
  if (
    unit.suppressed ||
    unit.tried ||
    unit.held ||
    unit.state === 'reserve' ||
    unit.state === 'transport' ||
    !onTable(w, unit) ||
    !mayBeWild(w, unit)
  )
    return [];
  const shoots = !profileOf(unit).attacks;
  applies(shoots ? 'XR-WLD-09' : 'XR-WLD-02');
  return w.units.filter((enemy) => {
    if (sideOf(w, enemy) === sideOf(w, unit) || !isWild(w, unit, enemy)) return false;
    if (!shoots) return attackFault(w, unit, enemy) === null;
    if ((enemy.state !== 'table' && enemy.state !== 'building') || profileOf(unit).immobile) return false;
    return (
      chargeRoute(w, unit, enemy) !== null &&
      sees(w, unit, enemy) &&
      profileOf(unit).shoots &&
      shotFault(w, unit, enemy) === null
    );
  });
}

/** A quick look before paths are searched. */
const mayBeWild = (w: Table, unit: Unit): boolean =>
  isWild(w, unit, null) ||
  (profileOf(unit).xeno['Hatred'] !== undefined && ownerOf(w, unit.owner).hates !== null);

/** XR-RAL-01 Whether a unit that was to rally still can. */
const mayRally = (w: Table, id: UnitId): boolean => unitOf(w, id).suppressed && onTable(w, unitOf(w, id));

function wildOffers(w: Table, seat: Seat): Choice[] {
  const offers: Choice[] = [];
  for (const unit of w.units) {
    if (unit.owner !== seat) continue;
    const targets = wildTargets(w, unit);
    for (const target of targets) offers.push({ wild: unit.id, target: target.id });
    if (targets.length > 0 && traitReaches(w, unit, 'Hold The Line!')) offers.push({ hold: unit.id });
  }
  return offers;
}

/** XR-WLD-03, XR-WLD-04, XR-WLD-05, XR-WLD-10 The test, and the charge (or shot, XR-WLD-09) if it succeeds. */
function wildCharge(
  play: Play,
  f: Phase,
  unit: Unit,
  target: Unit,
): Next<'phase lost' | 'wild charges' | 'after a charge'> {
  const { w } = play;
  const shoots = !profileOf(unit).attacks;
  unit.tried = true;
  applies('XR-WLD-07');
  const p = profileOf(unit);
  const sure = isFree(w, unit, shoots ? 'shoot' : 'attack') || chargesSurely(w, unit, target);
  play.tell?.(
    {
      type: 'wild charge',
      unit: unit.id,
      target: target.id,
      sure,
      ...(ownerOf(w, unit.owner).kind === 'automaton' && { why: 'XR-AUT-09' }),
      names: namesOf(play.w, unit.id, target.id),
    },
    'XR-WLD-01',
  );
  applies('XR-WLD-03');
  const success =
    sure || activate(play, unit, shoots ? p.shoot : p.attack, reactionModifiers(unit), 'XR-WLD-03').success;
  if (!success || !onTable(w, unit)) {
    if (w.options.wildEnds && !success) {
      applies('XR-TASTE-07');
      f.onlyFree = true;
    } else applies('XR-WLD-05');
    return {
      call: aftermath.begin({}),
      then: w.options.wildEnds && !success ? 'phase lost' : 'wild charges',
    };
  }
  unit.grounded = false;
  applies('XR-WLD-04');
  if (!shoots) applies('XR-WLD-10');
  return {
    call: shoots
      ? shot.begin(shotFrame(unit, { target: target.id }))
      : attack.begin(attackFrame(unit, target.id, -1)),
    then: 'after a charge',
  };
}

function judgeOrder(w: Table, f: Phase, seat: Seat, choice: unknown): Refusal | null {
  if (shaped(choice, 'order', 'unit', 'target?', 'house?', 'power?', 'spotter?', 'by?') && f.onlyFree)
    return { rule: 'XR-TASTE-08', reason: 'After a failed order only Free actions are left.' };
  return orderFault(w, seat, choice);
}

/** XR-RAL-10, XR-T-12 What a unit was allowed in this phase ends with it. */
function endOfMarks(w: Table, seat: Seat): void {
  for (const unit of w.units) {
    if (unit.owner !== seat) continue;
    if (unit.fray) applies('XR-RAL-10');
    unit.fray = false;
    unit.held = false;
  }
}

export const phase = chapter<Phase>('phase')
  .shows('seat', 'rallying', 'onlyFree', 'answer')
  .steps({
    begin: {
      run(play, f) {
        const { w } = play;
        leaveField(play);
        const side = ownerOf(w, f.seat).side;
        const first = w.acting < 0 || w.active !== side;
        w.active = side;
        w.acting = f.seat;
        for (const unit of w.units) {
          if (unit.owner === f.seat) unit.tried = false;
        }
        if (first) phaseBegins(play, side);
        play.tell?.({ type: 'phase', seat: f.seat, turn: w.turn }, 'XR-TRN-01');
        scenarioOf(w).phaseBegins?.(play, f.seat);
        // XR-RAL-01 Whoever is Suppressed now must rally.
        f.rallying = w.units
          .filter((unit) => unit.owner === f.seat && unit.suppressed && onTable(w, unit))
          .map((unit) => unit.id);
      },
    },
    /** XR-RAL-01 Every Suppressed unit rallies, in the order that the side chooses. */
    rally: obvious<Phase, 'after a rally' | 'wild charges'>({
      rule: 'XR-RAL-01',
      prompt: 'Which Suppressed unit rallies next?',
      who: (w, f) => (f.rallying.some((id) => mayRally(w, id)) ? f.seat : null),
      offers: (w, f) => f.rallying.filter((id) => mayRally(w, id)).map((rally) => ({ rally })),
      take(play, f, _seat, choice) {
        const unit = unitOf(play.w, chosen(choice, 'rally').rally);
        f.rallying = f.rallying.filter((id) => id !== unit.id);
        unit.tried = true;
        return { call: courage.begin(courageTest(unit, 'rally')), then: 'after a rally' };
      },
      auto: (play, f) =>
        automaton.nextToRally(
          play.w,
          f.rallying.filter((id) => mayRally(play.w, id)),
        ),
      after: () => ({ goTo: 'wild charges' }),
    }),
    'after a rally': { run: () => ({ call: aftermath.begin({}), then: 'over after a rally?' }) },
    /** XR-RAL-08 A failed Rally does not end the phase. */
    'over after a rally?': {
      run: (play) => {
        applies('XR-RAL-08');
        leaveField(play);
        return isOver(play.w) ? 'done' : { goTo: 'rally' };
      },
    },
    /** XR-WLD-01, XR-WLD-06, XR-WLD-08 One after the other; eligibility is checked anew each time. */
    'wild charges': {
      rule: 'XR-WLD-01',
      prompt: 'Which unit makes its Wild Charge?',
      who: (w, f) =>
        w.units.some((unit) => unit.owner === f.seat && wildTargets(w, unit).length > 0) ? f.seat : null,
      offers: (w, f) => wildOffers(w, f.seat),
      take(play, f, seat, choice) {
        const { w } = play;
        if (isKind(choice, 'hold') && choice.hold !== 'fire') {
          // XR-T-12
          const { hold } = choice;
          unitOf(w, hold).held = true;
          ownerOf(w, seat).used.push('Hold The Line!');
          play.tell?.({ type: 'held', unit: hold, names: namesOf(play.w, hold) }, 'XR-T-12');
          return 'again';
        }
        const wild = chosen(choice, 'wild');
        return wildCharge(play, f, unitOf(w, wild.wild), unitOf(w, wild.target));
      },
      auto: (play, f) => automaton.wildCharge(play.w, wildOffers(play.w, f.seat)),
      after: () => ({ goTo: 'orders' }),
    },
    'after a charge': { run: () => ({ call: aftermath.begin({}), then: 'over after a charge?' }) },
    'over after a charge?': {
      run: (play) => {
        applies('XR-WLD-06');
        leaveField(play);
        return isOver(play.w) ? 'done' : { goTo: 'wild charges' };
      },
    },
    'phase lost': {
      run: (play) =>
        isOver(play.w) || !play.w.options.freeAfterFailure ? { goTo: 'end' } : { goTo: 'orders' },
    },
    /** XR-ORD-01, XR-TRN-04, XR-TRN-05, XR-ORD-11 Order a unit, or stop. */
    orders: {
      rule: 'XR-ORD-01',
      prompt: (w, f) =>
        f.onlyFree
          ? 'Free actions are left. Order a unit, or stop.'
          : `Turn ${w.turn}: order a unit, or end your phase.`,
      who: (w, f) =>
        w.units.some(
          (unit) =>
            unit.owner === f.seat &&
            !unit.suppressed &&
            (!unit.tried || unit.fray) &&
            (onTable(w, unit) || unit.state === 'reserve'),
        )
          ? f.seat
          : null,
      offers: (w, f, seat): Choice[] => [...ordersFor(w, seat, f.onlyFree), { stop: true }],
      judge: judgeOrder,
      refused: (w, _f, seat) => refusedOrders(w, seat),
      take(play, f, seat, choice) {
        if ('stop' in choice) {
          applies('XR-ORD-11');
          play.tell?.({ type: 'stopped', seat }, 'XR-TRN-05');
          return { goTo: 'end' };
        }
        delete f.answer;
        return { call: orderFrame(play, chosen(choice, 'order')), then: 'after an order' };
      },
      auto: (play, f) => automaton.nextOrder(play, f.seat, f.onlyFree),
      after: () => ({ goTo: 'end' }),
    },
    'after an order': { run: () => ({ call: aftermath.begin({}), then: 'next?' }) },
    /** XR-ORD-06 A failed order ends the phase at once. */
    'next?': {
      run(play, f) {
        const failed = f.answer === 'failed';
        leaveField(play);
        delete f.answer;
        if (isOver(play.w)) return 'done';
        if (!failed) return { goTo: 'orders' };
        play.tell?.({ type: 'phase lost', seat: f.seat }, 'XR-ORD-06');
        if (!play.w.options.freeAfterFailure) return;
        f.onlyFree = true;
        return { goTo: 'orders' };
      },
    },
    /** XR-TRN-06 */
    end: {
      run(play, f) {
        const { w } = play;
        const side = ownerOf(w, f.seat).side;
        const last = !w.owners.some((owner, seat) => owner.side === side && seat > f.seat);
        applies('XR-TRN-04');
        endOfMarks(w, f.seat);
        if (last) phaseEnds(play, side);
        return 'done';
      },
    },
  });

/** The three steps of a phase (XR-TRN-01). */
export type Stage = 'rally' | 'wild charges' | 'orders';

const STAGES: Record<string, Stage> = {
  begin: 'rally',
  rally: 'rally',
  'after a rally': 'rally',
  'over after a rally?': 'rally',
  'wild charges': 'wild charges',
  'after a charge': 'wild charges',
  'over after a charge?': 'wild charges',
} satisfies Partial<Record<PhaseStep, Stage>>;

type PhaseStep = NonNullable<Parameters<typeof phase.begin>[1]>;

/** Which step of the phase the book is open at; null if it is open elsewhere. */
export function stageOf(w: Table): Stage | null {
  const f = phase.in(w);
  return f === undefined ? null : (STAGES[f.step] ?? 'orders');
}
