// What could be: reach with one and two actions, Overwatch areas, the planned path and who may react to it.
import { CELL, cellsPath, centreOf, outlinePath } from '../../board/cells.ts';
import { Plate } from '../../board/Plate.tsx';
import { TokenAt } from '../../draw/Token.tsx';
import { percentOf } from '../../draw/text.ts';
import { glyphOf, sideOf } from './faces.ts';
import { type AimView, type Preview, type View, nameOf } from './rulebook.ts';

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

/** Cover on the four sides of a cell, as bars: two for Hard, one for Soft. */
export function Cover({ cover }: { cover: readonly number[] }) {
  const far = CELL / 2 - 1;
  const bars = [
    [`M-9 ${-far}h18`, `M-9 ${-far + 3}h18`],
    [`M${far} -9v18`, `M${far - 3} -9v18`],
    [`M-9 ${far}h18`, `M-9 ${far - 3}h18`],
    [`M${-far} -9v18`, `M${-far + 3} -9v18`],
  ];
  return <path className="ee-cover" d={cover.map((level, side) => bars[side]!.slice(0, level).join('')).join('')} />;
}

export function Path({ plan, view }: { plan: Preview; view: View }) {
  const columns = view.shown.board.width;
  const model = view.models.find((m) => m.id === plan.model)!;
  const points = [model.cell, ...plan.path].map((cell) => centreOf(cell, columns));
  const end = points.at(-1)!;
  return (
    <>
      <path className="ee-path" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <g transform={`translate(${end.x} ${end.y})`}>
        <Cover cover={plan.cover} />
        <TokenAt x={0} y={0} d={33} side={sideOf(view, model)} glyph={glyphOf(model.unit)} state={['ghost']} />
      </g>
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

/** Who reacts with which chance, and what an attack from the end of the path would hit. */
export function Plates({ plan, view }: { plan: Preview; view: View }) {
  const columns = view.shown.board.width;
  const best = new Map<number, AimView>();
  for (const aim of plan.aims) if (aim.ways / aim.of > (best.get(aim.target)?.ways ?? 0) / (best.get(aim.target)?.of ?? 1)) best.set(aim.target, aim);
  return (
    <>
      {[...best].map(([target, aim]) => {
        const { x, y } = centreOf(view.models.find((m) => m.id === target)!.cell, columns);
        return <Plate key={`aim${target}`} x={x} y={y - 26} text={`${percentOf(aim.ways, aim.of)} then`} look="edged" />;
      })}
      {plan.reactions.map(({ cell, model, ways, of }) => {
        const { x, y } = centreOf(cell, columns);
        return <Plate key={model} x={x} y={y + 26} text={`${nameOf(view, model)} reacts ${percentOf(ways, of)}`} look="danger" />;
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
      <Plate x={b.x} y={b.y - 30} text={percentOf(aim.ways, aim.of)} look="strong" />
    </>
  );
}
