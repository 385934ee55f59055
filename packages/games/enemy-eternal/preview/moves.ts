// What a move would look like before it is made: the path, who may react to it where, and what could be attacked from its end.
import { fastChance } from '@xenotable/kernel';
import { type AimView, aimsIn, reactionsOn } from './aims.ts';
import { type Danger, dangersTo } from './dangers.ts';
import { type Surprise, surpriseOn } from './surprises.ts';
import type { Activation } from '../book/actions/actions.ts';
import { activation } from '../book/actions/activation.ts';
import { cellOf, ground } from '../book/board/ground.ts';
import { skill } from '../book/models.ts';
import { move } from '../book/movement/move.ts';
import { chargeWay, moveTerms, wayTo } from '../book/movement/reach.ts';
import { coverAround } from '../book/board/sight.ts';
import type { Choice } from '../choices.ts';
import { imagine } from '../imagine.ts';
import type { Cell } from '../table.ts';
import { watchView } from '../shown.ts';
import type { View } from '../view.ts';
import { modelOf } from '../tableReaders.ts';
import { gaitOf } from '../book/movement/prices.ts';

export interface Preview {
  model: number;
  path: Cell[];
  cost: number;
  /** Cover on the four sides of the last cell. */
  cover: number[];
  /** React fire at the first cell of the path where each watcher may fire (EE-OVW-02, EE-OVW-04), and the automaton's where it will (EE-AUT-17). */
  reactions: (AimView & { model: number; cell: Cell })[];
  /** Who could hurt the model in the last cell, likeliest first. */
  back: Danger[];
  reveals: Surprise | null;
  /** Attacks that the model could make from the last cell with the action it has left. */
  aims: AimView[];
}

/** The path of a previewed move, or null where nothing moves. */
export function previewOf(v: View, choice: Choice): Preview | null {
  const f = activation.in(v);
  if (f === undefined || (choice.do !== 'run' && choice.do !== 'climb' && choice.do !== 'charge'))
    return null;
  const w = imagine(v, fastChance(1));
  const m = modelOf(w, f.model);
  const climbing = choice.do === 'climb' || (choice.do === 'charge' && choice.climb === true);
  const terms = moveTerms(w, m, climbing, choice.do === 'charge' ? 1 : choice.actions);
  const way =
    choice.do === 'charge'
      ? chargeWay(
          w,
          m,
          modelOf(w, choice.target),
          gaitOf(m, climbing),
          skill(w, m, 'MOBILITY'),
          cellOf(ground(w), choice.to),
          choice.via,
        )
      : wayTo(w, m, terms.gait, terms.allowance, terms.leave, choice.to, choice.via);
  if ('rule' in way || way.path.length === 0) return null;
  const reactions = reactionsOn(w, m, way.path);
  const reveals = surpriseOn(w, m, way.path);
  m.cell = way.path.at(-1) ?? m.cell;
  const left = choice.do === 'charge' || terms.fleeing ? 0 : f.left - choice.actions;
  const then: Activation = { ...f, left, rows: [...f.rows, climbing ? 'climb' : 'run'], moved: true };
  return {
    model: m.id,
    path: way.path,
    cost: way.cost,
    cover: coverAround(ground(w), m.cell),
    reactions,
    back: dangersTo(w, m)(m.cell),
    reveals,
    aims: left > 0 ? aimsIn(w, then) : [],
  };
}

/** EE-MOV-06 A run that pauses to ask: the cells from where the model stands to where it was going. */
export function pausedRun(v: View): Cell[] {
  const f = move.in(v);
  return f?.step === 'go on?' ? [modelOf(v, f.model).cell, ...f.path.slice(f.next)] : [];
}

/** What a model would watch from where it stands. */
export function watchOf(v: View, choice: Choice): View['shown']['watches'][number] | null {
  if (choice.do !== 'overwatch' || v.shown.active === null) return null;
  const w = imagine(v, fastChance(1));
  return watchView(w, modelOf(w, v.shown.active.model), choice.weapon)[0] ?? null;
}
