// What wins a scenario, for one side, as it stands now; and how the points would be counted if the battle ended here.
import { Playing, fastChance, same } from '@xenotable/kernel';
import { battle } from '../book/turn/battle.ts';
import { copy } from '../copy.ts';
import { scenarioOf } from '../scenarios/index.ts';
import type { Score, Side } from '../table.ts';
import type { View } from '../view.ts';
import type { Aim } from './aimParts.ts';
import { AIMS } from './scenarioAims.ts';
import { tableOf } from './table.ts';

/** Points of a battle whose count has begun: those that are counted already, and the rest of the count. */
function withRest(counted: readonly Score[], all: readonly Score[]): Score[] {
  const begun = all.findLastIndex(
    (_, i) => i < counted.length && same(counted.slice(counted.length - i - 1), all.slice(0, i + 1)),
  );
  return [...counted, ...all.slice(begun + 1)];
}

/** XR-VIC-02 Points so far, and what would be added at once if the battle ended now. Hidden errands are left out. */
export function scoreNow(view: View): readonly Score[] {
  const known = scores.get(view);
  if (known !== undefined) return known;
  const score = countNow(view);
  scores.set(view, score);
  return score;
}

/** Each is counted once. */
const scores = new WeakMap<View, readonly Score[]>();

function countNow(view: View): readonly Score[] {
  if (view.over !== null || view.turn === 0) return view.score;
  const w = copy(tableOf(view));
  const f = battle.in(w);
  // While the end of a battle is shown step by step, its count is under way or behind it.
  if (f === undefined) return view.score;
  const before = w.score.length;
  scenarioOf(w).count(new Playing(w, fastChance(1)));
  const all = w.score.slice(before);
  const score = f.step === 'count' ? withRest(view.score, all) : w.score;
  return score.filter((one) => !one.rule.startsWith('XR-M-SECRET'));
}

/** Everything that a side can score in this scenario. */
export const aimsOf = (view: View, side: Side): Aim[] =>
  AIMS[view.scenario]({ view, side, attacks: view.attacker === side });
