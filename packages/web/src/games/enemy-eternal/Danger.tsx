// Where it is dangerous: cells that somebody watches, cells in which one could be hurt, and terrain that an explosion would destroy.
import { cellsPath, centreOf, outlinePath } from '../../boards/square/cells.ts';
import { blastIn } from './shared/computed.ts';
import { modelIn, sideOf } from './shared/faces.ts';
import { signAt } from './shared/rows.ts';
import type { AimView, View, WatchView } from '@xenotable/enemy-eternal/preview';

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

/** EE-SPC-28 Terrain that the planned attack would destroy. */
export function Falls({ aim, view }: { aim: AimView | null; view: View }) {
  const cells = (aim === null ? null : blastIn(view, aim))?.falls ?? [];
  if (cells.length === 0) return null;
  const columns = view.shown.board.width;
  return (
    <g className="ee-falls">
      <path className="area-fill" d={cellsPath(cells, columns)} />
      <path className="area-line" d={outlinePath(new Set(cells), columns)} />
    </g>
  );
}

/** Chances from which on a cell is drawn in the next stronger way, in percent. */
const LEVELS = [1, 35, 65] as const;

/** The chance to be hurt in each cell, in three steps; the highest chance stands once in each. */
export function Threat({ chances, columns }: { chances: readonly number[]; columns: number }) {
  return LEVELS.map((from, i) => {
    const within = chances.flatMap((chance, cell) => (chance >= from ? [cell] : []));
    const own = within.filter((cell) => (chances[cell] ?? 0) < (LEVELS[i + 1] ?? 101));
    const word = own[Math.floor(own.length / 2)];
    const at = word === undefined ? null : centreOf(word, columns);
    return (
      <g key={from} className={`ee-threat level-${i}`}>
        {i > 0 && <path className="area-fill" d={cellsPath(within, columns)} />}
        <path className="area-line" d={outlinePath(new Set(within), columns)} />
        {at !== null && (
          <text x={at.x} y={at.y + 4} textAnchor="middle">
            {i === 0 ? 'under 35 %' : `from ${from} %`}
          </text>
        )}
      </g>
    );
  });
}
