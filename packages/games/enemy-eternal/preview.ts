// What a move would look like before it is made: the path, and who may react to it where.
import { fastChance } from '@xenotable/kernel';
import { cellOf, ground } from './book/ground.ts';
import { skill } from './book/models.ts';
import { mayReact, reactShot } from './book/overwatch.ts';
import { chargeWay, gaitOf, moveTerms, wayTo } from './book/reach.ts';
import { waysOf36 } from './book/tests.ts';
import { hitValue } from './book/toHit.ts';
import type { Choice } from './choices.ts';
import { imagine } from './imagine.ts';
import type { Cell } from './table.ts';
import type { View } from './view.ts';

export interface Preview {
  model: number;
  path: Cell[];
  cost: number;
  /** The first cell of the path at which each watcher may fire, and its chance in 36ths (EE-OVW-02, EE-OVW-04). */
  reactions: { cell: Cell; model: number; ways: number }[];
}

/** The path of a previewed move, or null where nothing moves. */
export function previewOf(v: View, choice: Choice): Preview | null {
  const active = v.shown.active;
  if (active === null || (choice.do !== 'run' && choice.do !== 'climb' && choice.do !== 'charge')) return null;
  const w = imagine(v, fastChance(1));
  const m = w.models[active.model]!;
  const climbing = choice.do === 'climb' || (choice.do === 'charge' && choice.climb === true);
  const terms = moveTerms(w, m, climbing, choice.do === 'charge' ? 1 : choice.actions);
  const way =
    choice.do === 'charge'
      ? chargeWay(w, m, w.models[choice.target]!, gaitOf(m, climbing), skill(w, m, 'MOBILITY'), cellOf(ground(w), choice.to), choice.via)
      : wayTo(w, m, terms.gait, terms.allowance, terms.leave, choice.to, choice.via);
  if ('rule' in way) return null;
  const reactions: Preview['reactions'] = [];
  for (const watcher of w.models) {
    for (const cell of way.path) {
      const arm = mayReact(w, watcher, m, cell);
      if (arm === null) continue;
      reactions.push({ cell, model: watcher.id, ways: waysOf36(hitValue(w, reactShot(watcher, arm, m, cell))) });
      break;
    }
  }
  return { model: m.id, path: way.path, cost: way.cost, reactions };
}
