// What a choice puts at stake: whether the order is obeyed, what becomes of whom it is aimed at, and what comes back.
import type { Seat, Stake, Told } from '@xenotable/kernel';
import { type Choice, type Order, isKind } from './choices.ts';
import type { Happening } from './happenings.ts';
import { mayFirefight } from './book/shooting/targets.ts';
import { tableOf } from './preview/table.ts';
import { type Table, type UnitId, unitOf } from './table.ts';
import type { UnitView, View } from './view.ts';

type XrStake = Stake<Table, Happening>;

/** More points than this in one go are said as one. */
const MOST_LOST = 6;

const lossWords = (points: number): string =>
  points >= MOST_LOST ? `loses ${MOST_LOST}+` : `loses ${points}`;

/** From the worst that may become of a unit to the best. */
const FATES: readonly string[] = [
  'destroyed',
  'routed',
  'falls back, Suppressed',
  'Suppressed',
  ...Array.from({ length: MOST_LOST }, (_, i) => lossWords(MOST_LOST - i)),
  'falls back',
  'unharmed',
];

const RALLIES: readonly string[] = [
  'rallies',
  'stays Suppressed',
  ...FATES.filter((words) => words.startsWith('loses')).toReversed(),
  'destroyed',
  'routed',
];

/** What was told of one unit. */
interface Course {
  lost: number;
  end: 'destroyed' | 'routed' | null;
  suppressed: boolean;
  fellBack: boolean;
  rallied: boolean;
}

function courseOf(told: readonly Told<Happening>[], unit: UnitId): Course {
  const course: Course = { lost: 0, end: null, suppressed: false, fellBack: false, rallied: false };
  for (const { what } of told) {
    if (!('unit' in what) || what.unit !== unit) continue;
    if (what.type === 'lost') course.lost += what.points;
    else if (what.type === 'destroyed' || what.type === 'routed') course.end = what.type;
    else if (what.type === 'suppressed') course.suppressed = true;
    else if (what.type === 'retreated') course.fellBack ||= what.far > 0;
    else if (what.type === 'rallied') course.rallied = true;
  }
  return course;
}

function fateWords({ lost, end, suppressed, fellBack }: Course): string {
  if (end !== null) return end;
  if (suppressed) return fellBack ? 'falls back, Suppressed' : 'Suppressed';
  if (lost > 0) return lossWords(lost);
  return fellBack ? 'falls back' : 'unharmed';
}

/** What became of a unit, in words. */
export const fateIn = (told: readonly Told<Happening>[], unit: UnitId): string =>
  fateWords(courseOf(told, unit));

/** What becomes of a unit; for those who shoot at it the worst is the best. `ordered` is who must pass a test before. */
const fateOf = (unit: UnitView, theirs: boolean, ordered?: UnitId): XrStake => ({
  key: `fate:${unit.id}`,
  title: unit.name,
  values: {
    words: theirs ? [...FATES, ...(ordered === undefined ? [] : ['not obeyed'])] : [...FATES].toReversed(),
  },
  of: (_after, told) =>
    told.some(({ what }) => what.type === 'order failed' && what.unit === ordered)
      ? 'not obeyed'
      : fateIn(told, unit.id),
});

const obeyed = (unit: UnitView): XrStake => ({
  key: 'order',
  title: `The order to ${unit.name}`,
  values: { words: ['obeyed', 'your phase ends'] },
  of: (_after, told) =>
    told.some(({ what }) => what.type === 'order failed') ? 'your phase ends' : 'obeyed',
});

const rally = (unit: UnitView): XrStake => ({
  key: `rally:${unit.id}`,
  title: unit.name,
  values: { words: RALLIES },
  of(_after, told) {
    const course = courseOf(told, unit.id);
    if (course.end !== null) return course.end;
    if (course.rallied) return 'rallies';
    return course.lost > 0 ? lossWords(course.lost) : 'stays Suppressed';
  },
});

/** Orders that hurt somebody. */
const HARMS: readonly Order['order'][] = ['shoot', 'attack', 'fire support', 'manifest', 'explode'];

/** XR-FFT-01, XR-ATK-05 Whether whoever gives it could be hurt: in a fight, or by a target that shoots back. */
function mayComeBack(view: View, { order, unit, target }: Order): boolean {
  if (order !== 'shoot' || target === undefined) return order === 'attack' || order === 'manifest';
  const w = tableOf(view);
  return !unitOf(w, target).answered && mayFirefight(w, unitOf(w, target), unitOf(w, unit));
}

function ofOrder(view: View, order: Order): XrStake[] {
  const unit = view.units[order.unit];
  if (unit === undefined) return [];
  const test = view.orders.find(
    (one) =>
      one.order.unit === order.unit &&
      one.order.order === order.order &&
      one.order.target === order.target &&
      one.order.by === order.by &&
      one.order.power === order.power,
  );
  const tested = test !== undefined && !test.free;
  const target = order.target === undefined ? undefined : view.units[order.target];
  const stakes: XrStake[] = [];
  if (target !== undefined && HARMS.includes(order.order) && target.side !== unit.side)
    stakes.push(
      fateOf(target, true, tested ? unit.id : undefined),
      ...(mayComeBack(view, order) ? [fateOf(unit, false)] : []),
    );
  if (order.order === 'explode' || order.order === 'arrive') stakes.push(fateOf(unit, false));
  return tested ? [...stakes, obeyed(unit)] : stakes;
}

/** Both who are in a shot or a fight that has begun: the enemy first. */
function ofPair(view: View, seat: Seat, ids: readonly UnitId[]): XrStake[] {
  const side = view.owners[seat]?.side;
  return ids
    .flatMap((id) => view.units[id] ?? [])
    .toSorted((a, b) => Number(a.side === side) - Number(b.side === side))
    .map((unit) => fateOf(unit, unit.side !== side));
}

/** What is at stake in an answer: the units that the question is about. */
function ofAnswer(view: View, seat: Seat, choice: Choice): XrStake[] {
  const asked = view.asked?.units ?? [];
  if (isKind(choice, 'shoot')) return ofPair(view, seat, [...asked, choice.shoot]);
  if (isKind(choice, 'react') || isKind(choice, 'stun') || isKind(choice, 'reroll'))
    return ofPair(view, seat, asked);
  // The way of a charge: the fight follows at once.
  if (isKind(choice, 'path') && view.asked?.about === 'an attack') return ofPair(view, seat, asked);
  if (isKind(choice, 'stray') && choice.stray !== null) return ofPair(view, seat, [choice.stray]);
  return isKind(choice, 'retreat') && choice.retreat === 'away' ? ofPair(view, seat, asked) : [];
}

export function stakes(view: View, seat: Seat, choice: Choice): XrStake[] {
  if (isKind(choice, 'order')) return ofOrder(view, choice);
  if (isKind(choice, 'wild')) return ofPair(view, seat, [choice.wild, choice.target]);
  if (isKind(choice, 'rally')) {
    const unit = view.units[choice.rally];
    return unit === undefined ? [] : [rally(unit)];
  }
  if (isKind(choice, 'test')) return ofPair(view, seat, [choice.test]);
  return ofAnswer(view, seat, choice);
}

/** The phase is handed over: what the enemy does next is another question. */
export const handsOver = (what: Happening): boolean =>
  what.type === 'phase' || what.type === 'turn' || what.type === 'counted' || what.type === 'battle';

/** An answer about Courage: what is at stake is the test and the retreat, not the blows that follow. An order that is tested again is none. */
const isCourage = (choice: Choice): boolean =>
  isKind(choice, 'test') ||
  isKind(choice, 'rally') ||
  isKind(choice, 'retreat') ||
  (isKind(choice, 'reroll') && choice.reroll !== true);

/** What comes after a test of Courage and has dice of its own. */
const BLOWS: readonly Happening['type'][] = [
  'shot',
  'return fire',
  'barrage',
  'strayed',
  'charged',
  'counter-charged',
  'fought',
  'explosion',
  'manifested',
  'army tests',
];

/** Another order or Wild Charge than the one that was chosen. */
const begins = (what: Happening, choice: Choice): boolean => {
  if (what.type !== 'ordered' && what.type !== 'wild charge') return false;
  if (isKind(choice, 'order')) return what.unit !== choice.unit;
  return !isKind(choice, 'wild') || what.unit !== choice.wild;
};

/** Odds end where the act ends: at the next order, at the end of the phase, and those of a test of Courage at the next blow. */
export const actEnds = (what: Happening, _seat: Seat, choice: Choice): boolean =>
  handsOver(what) || begins(what, choice) || (isCourage(choice) && BLOWS.includes(what.type));
