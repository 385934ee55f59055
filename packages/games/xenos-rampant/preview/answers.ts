// Questions that follow an order or a failed test: which answer the script gives, and what each one brings.
import { top } from '@xenotable/kernel';
import { enemiesAt, flight } from '../book/courage/noRoom.ts';
import { isStuck, retreat, scriptedRetreat } from '../book/courage/retreat.ts';
import type { Retreat } from '../book/courage/retreatWays.ts';
import { skirmish, skirmishTargets } from '../book/shooting/skirmish.ts';
import type { Choices } from '../choices.ts';
import { type Effect, effectOf } from '../odds/effect.ts';
import { type Fate, add, newFate } from '../odds/fate.ts';
import { lossOf } from '../odds/hitOdds.ts';
import { type Exchange, shotExchange } from '../odds/shotOdds.ts';
import { spreadAfter, times } from '../odds/spread.ts';
import { type UnitId, atHalf, profileOf, unitOf } from '../table.ts';
import type { View } from '../view.ts';
import { isWorthwhile } from './planOdds.ts';
import { tableOf, tableWith } from './table.ts';

type Way = Choices['retreat'];

/** XR-RET-10 A blocked unit takes a hit on each 5 or 6. */
const ONE_DIE = [4 / 6, 2 / 6];

/** XR-RET-09 to XR-RET-12 What becomes of a unit on one of the ways of its retreat. */
function retreatFate(view: View, f: Retreat, way: Way): Fate {
  const w = tableOf(view);
  const unit = unitOf(w, f.unit);
  const fate = newFate();
  if (way.retreat === 'stay') {
    add(fate, 1, 'held', 0);
    return fate;
  }
  const run = way.retreat === 'away' ? flight(w, f) : null;
  if (run?.off === true && !w.options.mercy) {
    add(fate, 1, 'routed', unit.sp);
    return fate;
  }
  const [x, y] = way.retreat === 'cover' ? way.to : [run?.end.x ?? unit.x, run?.end.y ?? unit.y];
  const stuck = run !== null && isStuck(w, unit, run);
  const there = stuck ? w : tableWith(view, f.unit, { x, y });
  const surrenders = w.options.noQuarter && enemiesAt(there, unitOf(there, f.unit)).length > 0;
  const loss = lossOf(w, unit, { armour: profileOf(unit).armour, cause: 'other', doubled: false });
  const lost =
    stuck || run?.blocked === true ? spreadAfter(times(atHalf(unit) ? 5 : 10, ONE_DIE), loss) : [1];
  lost.forEach((chance, points) => {
    if (points >= unit.sp) add(fate, chance, 'destroyed', unit.sp);
    else add(fate, chance, surrenders ? 'routed' : 'held', surrenders ? unit.sp : points);
  });
  fate.lost = Array.from(fate.lost, (one) => one ?? 0);
  return fate;
}

export interface RetreatAnswers {
  /** XR-AUT-16 */
  script: Way['retreat'];
  fateOf(way: Way): Fate;
}

function answersTo(view: View, f: Retreat): RetreatAnswers {
  const script = scriptedRetreat(tableOf(view), f);
  const fates = new Map<string, Fate>();
  return {
    script: 'retreat' in script ? script.retreat : 'away',
    fateOf(way) {
      const key = JSON.stringify(way);
      const fate = fates.get(key) ?? retreatFate(view, f, way);
      fates.set(key, fate);
      return fate;
    },
  };
}

/** Each is computed once: lists and buttons ask for it often. */
const known = new WeakMap<View, RetreatAnswers>();

/** The ways of the retreat that is asked about; null if another question is open. */
export function retreatAnswers(view: View): RetreatAnswers | null {
  const f = top(tableOf(view));
  if (!retreat.has(f)) return null;
  const answers = known.get(view) ?? answersTo(view, f);
  known.set(view, answers);
  return answers;
}

export interface SkirmishShots {
  /** Who shoots. */
  unit: UnitId;
  /** The enemies that may be shot at, with what the shot does. */
  units: ReadonlyMap<UnitId, { effect: Effect; exchange: Exchange }>;
  /** Buildings in reach that are worth a shot. */
  houses: readonly number[];
  /** Whether it has to name a target now; otherwise it may hold its fire. */
  must: boolean;
}

/** XR-SKM-03 What a skirmisher may shoot at from where it stands; null if another question is open. */
export function skirmishShots(view: View): SkirmishShots | null {
  const w = tableOf(view);
  const f = top(w);
  if (!skirmish.has(f)) return null;
  const { mode, shotFirst } = f;
  const unit = unitOf(w, f.unit);
  const units = new Map<UnitId, { effect: Effect; exchange: Exchange }>();
  const houses: number[] = [];
  for (const choice of skirmishTargets(w, unit, mode)) {
    if ('shoot' in choice) {
      const target = unitOf(w, choice.shoot);
      const exchange = shotExchange(w, unit, target, { mode, spotter: null });
      units.set(target.id, { effect: effectOf(1, exchange, target.suppressed), exchange });
    } else if (isWorthwhile(view, { order: 'shoot', unit: unit.id, house: choice.house }))
      houses.push(choice.house);
  }
  return { unit: unit.id, units, houses, must: shotFirst };
}
