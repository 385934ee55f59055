// What could be: reach with one and two actions, the planned path and who may react to it.
import { CELL, cellsPath, centreOf, outlinePath } from '../../boards/square/cells.ts';
import { Plate } from '../../boards/Plate.tsx';
import { Brackets } from '../../kit/draw/Brackets.tsx';
import { TokenAt } from '../../kit/draw/Token.tsx';
import { percentOf } from '../../kit/draw/text.ts';
import type { BoardProps } from '../../table/contract.ts';
import { glyphOf, letterOf, modelIn, sideOf } from './shared/faces.ts';
import { withIslands } from './islands.ts';
import { type Area, actionsOf, shownAreas } from './pointed.ts';
import {
  type AimView,
  type Choice,
  type Preview,
  type View,
  nameOf,
  pieceThing,
} from '@xenotable/enemy-eternal/preview';
import { cellAt } from './things.ts';

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
            className={actionsOf(area) === 2 ? 'ee-two' : 'ee-one'}
          >
            <path className="area-fill" d={cellsPath(area.cells, width)} />
            <path className="area-line" d={outlinePath(withIslands(new Set(within), width, height), width)} />
          </g>
        );
      })}
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
  return (
    <TokenAt
      x={x}
      y={y}
      d={35}
      side={sideOf(view, m)}
      glyph={glyphOf(m.unit)}
      letter={letterOf(m)}
      state={['ghost', 'selected']}
    />
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

export function Path({ plan, view }: { plan: Preview; view: View }) {
  const columns = view.shown.board.width;
  const model = modelIn(view, plan.model);
  const points = [model.cell, ...plan.path].map((cell) => centreOf(cell, columns));
  const end = centreOf(plan.path.at(-1) ?? model.cell, columns);
  return (
    <>
      <path className="ee-path" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <g transform={`translate(${end.x} ${end.y})`}>
        <Cover cover={plan.cover} />
        <TokenAt
          x={0}
          y={0}
          d={33}
          side={sideOf(view, model)}
          glyph={glyphOf(model.unit)}
          state={['ghost']}
        />
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
  for (const aim of plan.aims)
    if (aim.ways / aim.of > (best.get(aim.target)?.ways ?? 0) / (best.get(aim.target)?.of ?? 1))
      best.set(aim.target, aim);
  return (
    <>
      {[...best].map(([target, aim]) => {
        const { x, y } = centreOf(modelIn(view, target).cell, columns);
        return (
          <Plate
            key={`aim${target}`}
            x={x}
            y={y - 26}
            text={`${percentOf(aim.ways, aim.of)} then`}
            look="edged"
          />
        );
      })}
      {plan.reactions.map(({ cell, model, ways, of }) => {
        const { x, y } = centreOf(cell, columns);
        return (
          <Plate
            key={model}
            x={x}
            y={y + 26}
            text={`${nameOf(view, model)} reacts ${percentOf(ways, of)}`}
            look="danger"
          />
        );
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
