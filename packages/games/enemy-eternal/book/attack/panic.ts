// Psi Panic: a run straight away from the caster, cell by cell.
import { type Bookmark, applies } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import { modelOf } from '../../tableReaders.ts';
import { columnOf, distance, ground, mayStop, rowOf, spotOf, touching } from '../board/ground.ts';
import { fieldChapter } from '../chapter.ts';
import { type Discovery, comesIntoView } from '../deployment/infiltrator.ts';
import { isEngaged, onBoard, skill } from '../models.ts';
import { pickUp } from '../movement/pickUp.ts';
import { budget, closedFor, explore } from '../movement/reach.ts';
import { leastOf } from '../ties.ts';
import { engage } from './harm.ts';

interface Panic {
  model: number;
  /** The cells of the caster and of the target when the panic began. */
  from: Cell;
  start: Cell;
  /** What is left of the allowance, in the prices of the search. */
  left: number;
  /** The last cell where the model may stop. */
  safe: Cell;
  answer?: Discovery | null;
}

export const panicFrom = (w: Table, caster: Model, m: Model): Bookmark =>
  panic.begin({
    model: m.id,
    from: caster.cell,
    start: m.cell,
    left: budget(w, skill(w, m, 'MOBILITY')),
    safe: m.cell,
  });

export const panic = fieldChapter<Panic>('panic')
  .shows('model', 'from', 'start', 'left', 'safe')
  .steps({
    /** EE-DWN-08 A panicked model stands up. */
    'stand up': {
      run({ w }, f) {
        const m = modelOf(w, f.model);
        if (m.down !== 'no') applies('EE-DWN-08');
        m.down = 'no';
      },
    },
    /** EE-SPC-14 The next cell away. EE-MOV-11 Forced movement draws no reactions. */
    step: {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        const next = onBoard(m) ? awayFrom(w, m, f) : null;
        if (next === null) return { goTo: 'stop' };
        m.cell = next.cell;
        f.left -= next.cost;
        applies('EE-MOV-11');
        if (mayStop(ground(w), m.cell)) f.safe = m.cell;
        play.tell?.({ type: 'panics', model: m.name, to: spotOf(ground(w), m.cell) }, 'EE-SPC-14');
        pickUp(play, m);
      },
    },
    /** EE-DEP-06 EE-SPC-30 It triggers pods and discovers markers as every model does in the cells that it enters. */
    'what comes into view': {
      run: (play, f) => comesIntoView(play, modelOf(play.w, f.model)) ?? undefined,
    },
    /** EE-SPC-32 An Infiltrator that appears in base contact ends the run. */
    'somebody in the way': {
      run({ w }, f) {
        const met = f.answer === 'declared' && isEngaged(w, modelOf(w, f.model));
        f.answer = null;
        return { goTo: met ? 'stop' : 'step' };
      },
    },
    /** EE-SPC-14 It steps back to the last cell where it may stop. */
    stop: {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (onBoard(m) && m.cell !== f.safe) {
          m.cell = f.safe;
          play.tell?.({ type: 'put back', model: m.name, to: spotOf(ground(w), m.cell) }, 'EE-SPC-14');
        }
        engage(play);
      },
    },
  });

/** The neighbouring cell that leads straight away from the caster, or null. */
function awayFrom(w: Table, m: Model, { from, start, left }: Panic): { cell: Cell; cost: number } | null {
  const g = ground(w);
  const cx = columnOf(g, from);
  const cy = rowOf(g, from);
  const reach = explore(w, m, 'run', 2, closedFor(w, m));
  const away = touching(g, m.cell).filter(
    (cell) =>
      reach.reached(cell) &&
      reach.cellBefore(cell) === m.cell &&
      reach.priceOf(cell) <= left &&
      distance(w, from, cell) > distance(w, from, m.cell),
  );
  const cell = leastOf(away, (one) => {
    const dx = columnOf(g, one) - cx;
    const dy = rowOf(g, one) - cy;
    const off = Math.abs((columnOf(g, start) - cx) * dy - (rowOf(g, start) - cy) * dx);
    return [off, -(dx * dx + dy * dy), one];
  });
  return cell === null ? null : { cell, cost: reach.priceOf(cell) };
}
