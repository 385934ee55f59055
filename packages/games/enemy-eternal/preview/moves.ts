// What a move would look like before it is made: the path, who may react to it where, and what could be attacked from its end.
import { type Refusal, fastChance } from '@xenotable/kernel';
import { type AimView, aimsIn, reactionsOn } from './aims.ts';
import { type Danger, dangersTo, harmlessAt } from './dangers.ts';
import { type Surprise, surpriseOn } from './surprises.ts';
import type { Activation } from '../book/actions/actions.ts';
import { activation } from '../book/actions/activation.ts';
import { cellOf, ground } from '../book/board/ground.ts';
import { skill } from '../book/models.ts';
import { move } from '../book/movement/move.ts';
import { type Way, chargeWay, moveTerms, wayTo } from '../book/movement/reach.ts';
import { coverAround } from '../book/board/sight.ts';
import type { Choice, ChoiceOf } from '../choices.ts';
import { imagine } from '../imagine.ts';
import type { Cell, Model, Table } from '../table.ts';
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
  /** Enemies beside it then whose blows do nothing to it. */
  harmless: number[];
  reveals: Surprise | null;
  /** Attacks that the model could make from the last cell with the action it has left. */
  aims: AimView[];
}

type Moving = ChoiceOf<'run' | 'climb' | 'charge'>;

const climbsIn = (choice: Moving): boolean =>
  choice.do === 'climb' || (choice.do === 'charge' && choice.climb === true);

/** The way of a move that is ordered. */
function orderedWay(w: Table, m: Model, choice: Moving): Way | Refusal {
  const climbing = climbsIn(choice);
  if (choice.do === 'charge')
    return chargeWay(
      w,
      m,
      modelOf(w, choice.target),
      gaitOf(m, climbing),
      skill(w, m, 'MOBILITY'),
      cellOf(ground(w), choice.to),
      choice.via,
    );
  const { gait, allowance, leave } = moveTerms(w, m, climbing, choice.actions);
  return wayTo(w, m, gait, allowance, leave, choice.to, choice.via);
}

/** The activation as it stands after a move that is ordered. */
function afterwards(w: Table, m: Model, f: Activation, choice: Moving): Activation {
  const flees = choice.do !== 'charge' && moveTerms(w, m, climbsIn(choice), choice.actions).fleeing;
  const left = choice.do === 'charge' || flees ? 0 : f.left - choice.actions;
  return { ...f, left, rows: [...f.rows, climbsIn(choice) ? 'climb' : 'run'], moved: true };
}

/** What a path leads to. */
function previewed(w: Table, m: Model, { path, cost }: Way, then: Activation): Preview {
  const reactions = reactionsOn(w, m, path);
  const reveals = surpriseOn(w, m, path);
  m.cell = path.at(-1) ?? m.cell;
  const back = dangersTo(w, m)(m.cell);
  return {
    model: m.id,
    path,
    cost,
    cover: coverAround(ground(w), m.cell),
    reactions,
    back,
    harmless: harmlessAt(w, m, m.cell, back),
    reveals,
    aims: then.left > 0 ? aimsIn(w, then) : [],
  };
}

/** The path of a previewed move, or of the rest of one that has paused; null where nothing moves. */
export function previewOf(v: View, choice: Choice): Preview | null {
  const f = activation.in(v);
  if (f === undefined) return null;
  if (choice.do === 'go on') {
    const path = pausedRun(v).slice(1);
    const w = imagine(v, fastChance(1));
    return path.length === 0 ? null : previewed(w, modelOf(w, f.model), { path, cost: path.length }, f);
  }
  if (choice.do !== 'run' && choice.do !== 'climb' && choice.do !== 'charge') return null;
  const w = imagine(v, fastChance(1));
  const m = modelOf(w, f.model);
  const way = orderedWay(w, m, choice);
  if ('rule' in way || way.path.length === 0) return null;
  return previewed(w, m, way, afterwards(w, m, f, choice));
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
