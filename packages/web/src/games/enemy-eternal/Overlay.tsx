// What could be: reach with one and two actions, the planned path and who may react to it.
import { CELL, cellsPath, centreOf, outlinePath } from '../../boards/square/cells.ts';
import type { CellPlate } from '../../boards/square/SquarePlates.tsx';
import { Brackets } from '../../kit/draw/Brackets.tsx';
import { TokenAt } from '../../kit/draw/Token.tsx';
import { IconAt } from '../../kit/draw/Icon.tsx';
import { percent } from '../../kit/draw/text.ts';
import type { BoardProps } from '../../table/contract.ts';
import { glyphOf, letterOf, modelIn, sideOf } from './shared/faces.ts';
import { MODEL, Sized, Tag } from './Figure.tsx';
import { withIslands } from './islands.ts';
import { isHurried } from './shared/hurried.ts';
import { type Area, actionsOf, shownAreas } from './pointed.ts';
import {
  type AimView,
  type Choice,
  type View,
  hurtBy,
  nameOf,
  pieceThing,
} from '@xenotable/enemy-eternal/preview';
import type { Plan } from './shared/aiming.ts';
import { cellAt } from './things.ts';
import { standWords } from './shared/words.ts';

type Move = NonNullable<Plan['move']>;

/** Two actions lead at least as far as one: the farther border goes around both. */
export function Reach({
  areas,
  board: { width, height },
  faint,
}: {
  areas: readonly Area[];
  board: View['shown']['board'];
  faint: boolean;
}) {
  return (
    <g className={faint ? 'ee-faint' : undefined}>
      {shownAreas(areas).map((area) => {
        const within = areas
          .filter((one) => one === area || (one.kind === area.kind && actionsOf(one) < actionsOf(area)))
          .flatMap((one) => one.cells);
        return (
          <g
            key={`${area.kind}${actionsOf(area)}${area.kind === 'charge' && area.climb ? ' climbing' : ''}`}
            className={isHurried(area) ? 'ee-test' : actionsOf(area) === 2 ? 'ee-two' : 'ee-one'}
          >
            <path className="area-fill" d={cellsPath(area.cells, width)} />
            <path className="area-line" d={outlinePath(withIslands(new Set(within), width, height), width)} />
          </g>
        );
      })}
    </g>
  );
}

/** EE-DEP-06 The border inside which the guards of the mission come onto the board. */
export function Calling({ cells, columns }: { cells: readonly number[]; columns: number }) {
  const [first] = cells;
  if (first === undefined) return null;
  const { x, y } = centreOf(first, columns);
  return (
    <g className="ee-calling">
      <path className="area-line" d={outlinePath(new Set(cells), columns)} />
      <text x={x - CELL / 2 + 4} y={y - CELL / 2 + 13}>
        GUARDS COME
      </text>
    </g>
  );
}

/** Pieces of the mission that whoever acts can work now. */
export function Workable({ view, standing }: { view: View; standing: BoardProps<View>['standing'] }) {
  return view.pieces.map((piece) => {
    if (!standing(pieceThing(piece.id)).ready) return null;
    const { x, y } = centreOf(piece.cell, view.shown.board.width);
    return <Brackets key={piece.id} x={x - CELL / 2} y={y - CELL / 2} w={CELL} h={CELL} />;
  });
}

/** Somebody who would be set up here. */
export function SetUp({ choice, view }: { choice: Choice; view: View }) {
  if (choice.do !== 'place' && choice.do !== 'marker') return null;
  const { x, y } = centreOf(cellAt(choice.at, view.shown.board.width), view.shown.board.width);
  if (choice.do === 'marker')
    return <TokenAt x={x} y={y} d={30} side="n" glyph="unknown" state={['ghost']} />;
  const m = modelIn(view, choice.model);
  const side = sideOf(view, m);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sized>
        <TokenAt
          x={0}
          y={0}
          d={MODEL}
          side={side}
          glyph={glyphOf(m.unit)}
          letter={letterOf(m)}
          state={['ghost', 'selected']}
        />
      </Sized>
      <Tag side={side} letter={letterOf(m)} />
    </g>
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
  return (
    <path
      className="ee-cover"
      d={cover.map((level, side) => (bars[side] ?? []).slice(0, level).join('')).join('')}
    />
  );
}

/** The path with where it leads, who may fire at which cell with what chance, and where something comes into view. */
export function Path({ plan, view }: { plan: Move; view: View }) {
  const columns = view.shown.board.width;
  const model = modelIn(view, plan.model);
  const points = [model.cell, ...plan.path].map((cell) => centreOf(cell, columns));
  const end = centreOf(plan.path.at(-1) ?? model.cell, columns);
  return (
    <>
      <path className="ee-path" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <g transform={`translate(${end.x} ${end.y})`}>
        <Sized>
          <Cover cover={plan.cover} />
          <TokenAt
            x={0}
            y={0}
            d={33}
            side={sideOf(view, model)}
            glyph={glyphOf(model.unit)}
            state={['ghost']}
          />
        </Sized>
      </g>
      {plan.reactions.map((one) => {
        const { x, y } = centreOf(one.cell, columns);
        return (
          <g key={one.model} className="ee-cross" transform={`translate(${x} ${y})`}>
            <rect x={-CELL / 2 + 2} y={-CELL / 2 + 2} width={CELL - 4} height={CELL - 4} />
            <text y="5" textAnchor="middle">
              {percent(hurtBy(one))}
            </text>
          </g>
        );
      })}
      {plan.reveals !== null && <Revealed cell={plan.reveals.cell} columns={columns} />}
    </>
  );
}

/** Something comes into view from this cell. */
function Revealed({ cell, columns }: { cell: number; columns: number }) {
  const { x, y } = centreOf(cell, columns);
  return (
    <g className="ee-reveal" transform={`translate(${x} ${y})`}>
      <path d={`M0 ${-CELL / 2 + 1}L${CELL / 2 - 1} 0L0 ${CELL / 2 - 1}L${-CELL / 2 + 1} 0z`} />
      <IconAt name="eye" x={-7} y={-7} size={14} colour="var(--info, var(--text-1))" />
    </g>
  );
}

/** A plate about somebody, who is named if the screen does not show it. */
export interface Plated extends CellPlate {
  who?: string;
}

/** What comes back at the end of the path, who reacts on the way, and what an attack from there would do. */
export function movePlates(plan: Move, then: readonly AimView[], view: View): Plated[] {
  const best = new Map<number, number>();
  for (const aim of then) best.set(aim.target, Math.max(best.get(aim.target) ?? 0, hurtBy(aim)));
  return [
    {
      cell: plan.path.at(-1) ?? 0,
      text: standWords(plan, view),
      look: plan.back.length > 0 || plan.reveals !== null ? 'danger' : 'edged',
    },
    ...plan.reactions.map((one) => ({
      cell: modelIn(view, one.model).cell,
      text: `may fire once, ${percent(hurtBy(one))}\u00a0%`,
      who: nameOf(view, one.model),
      look: 'danger' as const,
    })),
    ...[...best].map(([target, hurt]) => ({
      cell: modelIn(view, target).cell,
      text: `then hurt it, ${percent(hurt)}\u00a0%`,
      who: nameOf(view, target),
      look: 'edged' as const,
    })),
  ];
}

/** Lines from those who may react to the cells where they may. */
export function Watched({ plan, view }: { plan: Move; view: View }) {
  const columns = view.shown.board.width;
  return plan.reactions.map(({ model, cell }) => {
    const a = centreOf(modelIn(view, model).cell, columns);
    const b = centreOf(cell, columns);
    return <path key={model} className="ee-react" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
  });
}

/** The line of a planned attack, with brackets around the target. */
export function Aim({ from, to, columns }: { from: number; to: number; columns: number }) {
  const a = centreOf(from, columns);
  const b = centreOf(to, columns);
  return (
    <>
      <path className="ee-aim" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <Brackets x={b.x - CELL / 2 - 1} y={b.y - CELL / 2 - 1} w={CELL + 2} h={CELL + 2} />
    </>
  );
}
