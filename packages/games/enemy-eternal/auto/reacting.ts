// Answers in the middle of somebody's action: react fire, free attacks, stray shots, what to do when something appears.
import type { Seat } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Cell, Model, Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';
import { freeAttackOf } from '../book/automaton/free.ts';
import { type Flight, freeChoices } from '../book/attack/engaged.ts';
import { activation } from '../book/actions/activation.ts';
import { ground, spotOf } from '../book/board/ground.ts';
import { has } from '../book/models.ts';
import { mayReact, reactShot } from '../book/movement/overwatch.ts';
import { reactChoices } from '../book/movement/move.ts';
import type { Move } from '../book/movement/path.ts';
import { chanceOf } from './aim.ts';
import { Moment } from './moment.ts';
import { Threats } from './threats.ts';

/** A shot with less chance than this is kept for somebody else. */
const LONG_SHOT = 0.12;

/** EE-OVW-02 Where on the way the shot is best: here, or in a later cell. */
function firesHere(w: Table, watcher: Model, mover: Model, { path, next }: Move): boolean {
  const chanceIn = (cell: Cell): number => {
    const arm = mayReact(w, watcher, mover, cell);
    return arm === null ? 0 : chanceOf(w, reactShot(watcher, arm, mover, cell));
  };
  const now = chanceIn(mover.cell);
  if (now < LONG_SHOT) return false;
  for (let i = next; i < path.length; i++) if (chanceIn(path[i] ?? -1) > now) return false;
  return true;
}

export function react(w: Table, f: Move, seat: Seat): Choice {
  const mover = modelOf(w, f.model);
  const shot = reactChoices(w, f, seat).find(({ watcher }) => firesHere(w, modelOf(w, watcher), mover, f));
  return shot ?? { do: 'hold fire' };
}

/** EE-ENG-07 A free attack costs nothing; who carries or guards something does not run after a fugitive for it. */
export function freeAttack(w: Table, f: Flight, seat: Seat): Choice {
  const choices = freeChoices(w, f, seat).filter(
    (one) => one.do === 'free shot' || modelOf(w, one.model).carries.length === 0,
  );
  return choices.length === 0 ? { do: 'no free attack' } : freeAttackOf(w, modelOf(w, f.model), choices);
}

/** EE-MOV-06 Something has appeared: on, unless the end of the way has become much worse than this cell. */
export function goOn(w: Table, f: Move): Choice {
  const m = modelOf(w, f.model);
  const end = f.path.at(-1);
  if (end === undefined || f.target >= 0) return { do: 'go on' };
  const threats = new Threats(w, m);
  return { do: threats.at(end, false) > threats.at(m.cell, false) + 0.3 ? 'stop here' : 'go on' };
}

/** EE-SPO-21 Momentum: to the best cell in reach, if it is better than this one. */
export function momentum(w: Table, cells: readonly Cell[]): Choice {
  const f = activation.in(w);
  if (f === undefined) return { do: 'go on' };
  const moment = new Moment(w, f);
  let best = moment.place(moment.m.cell);
  let to = -1;
  for (const cell of cells) {
    const place = moment.place(cell);
    if (place <= best) continue;
    best = place;
    to = cell;
  }
  return to < 0 ? { do: 'go on' } : { do: 'momentum', to: spotOf(ground(w), to) };
}

/** EE-GEN-08 Who may Sustain or Blink comes first, who blows up last. */
export function whoFirst(models: readonly Model[]): Choice {
  const rank = (m: Model): number =>
    (has(m, 'Sustain') || has(m, 'Blink') ? 0 : 1) + (has(m, 'Volatile') ? 2 : 0) + (m.leader ? 1 : 0);
  let first = models[0];
  for (const m of models) if (first !== undefined && rank(m) < rank(first)) first = m;
  if (first === undefined) throw new Error('nobody is hit');
  return { do: 'first', model: first.id };
}
