// What could be: reach with one and two actions, Overwatch areas, the planned path and who may react to it.
import { CELL, cellsPath, centreOf, outlinePath } from '../../board/cells.ts';
import { Plate } from '../../board/Plate.tsx';
import { percent } from './faces.ts';
import type { AimView, Preview, View } from './rulebook.ts';

interface Area {
  kind: string;
  actions: number;
  cells: number[];
}

export function Reach({ areas, columns }: { areas: readonly Area[]; columns: number }) {
  return (
    <>
      {areas.map((area) => {
        const cells = new Set(area.cells);
        return (
          <g key={`${area.kind}${area.actions}`} className={area.actions === 2 ? 'ee-two' : 'ee-one'}>
            <path className="f" d={cellsPath(cells, columns)} />
            <path className="l" d={outlinePath(cells, columns)} />
          </g>
        );
      })}
    </>
  );
}

/** Cells on which a watcher of the other side can fire. */
export function Watches({ view, side, all }: { view: View; side: number; all: boolean }) {
  const columns = view.shown.board.width;
  const names = new Map(view.models.map((m) => [m.id, m]));
  return (
    <>
      {view.shown.watches.map((watch) => {
        const model = names.get(watch.model);
        if (model === undefined || (!all && model.control === side)) return null;
        const cells = new Set([...watch.area].flatMap((sign, cell) => (sign === '1' ? [cell] : [])));
        const at = centreOf(model.cell, columns);
        return (
          <g key={watch.model} className="ee-watch">
            <path className="f" d={cellsPath(cells, columns)} />
            <path className="l" d={outlinePath(cells, columns)} />
            <text x={at.x} y={at.y - 24} textAnchor="middle">
              OVERWATCH
            </text>
          </g>
        );
      })}
    </>
  );
}

export function Path({ plan, view }: { plan: Preview; view: View }) {
  const columns = view.shown.board.width;
  const from = view.models.find((m) => m.id === plan.model)!.cell;
  const points = [from, ...plan.path].map((cell) => centreOf(cell, columns));
  return (
    <>
      <path className="ee-path" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {plan.reactions.map(({ cell, model }) => {
        const { x, y } = centreOf(cell, columns);
        return (
          <g key={model} className="ee-cross" transform={`translate(${x} ${y})`}>
            <path d={`M0 ${-CELL / 3}L${CELL / 3} 0L0 ${CELL / 3}L${-CELL / 3} 0z`} />
            <text y="5" textAnchor="middle">
              !
            </text>
          </g>
        );
      })}
    </>
  );
}

export function Plates({ plan, view }: { plan: Preview; view: View }) {
  const columns = view.shown.board.width;
  return (
    <>
      {plan.reactions.map(({ cell, model, ways, of }) => {
        const { x, y } = centreOf(cell, columns);
        const name = view.models.find((m) => m.id === model)?.name ?? '';
        return <Plate key={model} x={x} y={y + 26} text={`${name} reacts ${percent(ways, of)}`} look="danger" />;
      })}
    </>
  );
}

/** The line of a previewed attack, with its chance over the target. */
export function Aim({ aim, from, to, columns }: { aim: AimView; from: number; to: number; columns: number }) {
  const a = centreOf(from, columns);
  const b = centreOf(to, columns);
  return (
    <>
      <path className="ee-aim" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <Plate x={b.x} y={b.y - 30} text={percent(aim.ways, aim.of)} look="strong" />
    </>
  );
}
