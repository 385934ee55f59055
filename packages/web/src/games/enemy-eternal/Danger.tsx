// Where it is dangerous: cells that somebody watches, and cells at which enemies could fire.
import { cellsPath, centreOf, outlinePath } from '../../boards/square/cells.ts';
import { modelIn, sideOf } from './shared/faces.ts';
import { signAt } from './shared/rows.ts';
import type { View, WatchView } from '@xenotable/enemy-eternal/preview';

/** Cells that the word needs beside each other. */
const LETTERS = 3;

/** Where the word stands: the free ground of the area that is nearest to the watcher, but not on top of it. */
function wordCell(cells: ReadonlySet<number>, from: number, view: View): number | null {
  const { width, rows } = view.shown.board;
  const taken = new Set(view.models.filter((m) => m.place === 'board').map((m) => m.cell));
  const isFree = (cell: number): boolean =>
    cells.has(cell) && !taken.has(cell) && '.AB'.includes(signAt(rows, cell, width));
  const away = (cell: number): number =>
    Math.abs((cell % width) + 1 - (from % width)) +
    2 * Math.abs(Math.floor(cell / width) - Math.floor(from / width));
  let best: number | null = null;
  for (const cell of cells) {
    if (
      !Array.from({ length: LETTERS }, (_, i) => cell + i).every(
        (one) => isFree(one) && Math.floor(one / width) === Math.floor(cell / width),
      )
    )
      continue;
    if (away(cell) > 2 && (best === null || away(cell) < away(best))) best = cell;
  }
  return best;
}

/** Cells on which watchers can fire: those of the other side or of all, and what somebody would watch. */
export function Watches({ view, watches }: { view: View; watches: readonly WatchView[] }) {
  const columns = view.shown.board.width;
  return (
    <>
      {watches.map((watch) => {
        const model = modelIn(view, watch.model);
        const cells = new Set([
          model.cell,
          ...[...watch.area].flatMap((sign, cell) => (sign === '1' ? [cell] : [])),
        ]);
        const word = wordCell(cells, model.cell, view);
        const at = word === null ? null : centreOf(word + 1, columns);
        return (
          <g key={watch.model} className={`ee-watch side-${sideOf(view, model)}`}>
            <path className="area-fill" d={cellsPath(cells, columns)} />
            <path className="area-line" d={outlinePath(cells, columns)} />
            {at !== null && (
              <text x={at.x} y={at.y + 4} textAnchor="middle">
                OVERWATCH
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** How many enemies could fire at each cell now. */
export function Threat({ counts, columns }: { counts: readonly number[]; columns: number }) {
  const most = Math.max(1, ...counts);
  const exposed = counts.flatMap((count, cell) => (count > 0 ? [cell] : []));
  return (
    <>
      {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
        <path
          key={count}
          className="ee-threat"
          opacity={0.03 + 0.1 * (count / most)}
          d={cellsPath(
            exposed.filter((cell) => counts[cell] === count),
            columns,
          )}
        />
      ))}
      <path className="ee-threat-edge" d={outlinePath(new Set(exposed), columns)} />
    </>
  );
}
