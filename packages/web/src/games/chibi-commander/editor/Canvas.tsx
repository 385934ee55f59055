// The map that is painted: the same board as at the table, with zones and everybody in their places.
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { SquareGrid } from '../../../boards/square/SquareGrid.tsx';
import { type Pointing, stillPointing } from '../../../boards/things.ts';
import { centreOf, outlinePath } from '../../../boards/square/cells.ts';
import { cellOf } from '../../../boards/square/CellGrid.tsx';
import { TokenAt, type TokenState } from '../../../kit/draw/Token.tsx';
import { Floors, Terrain, fieldWords } from '../shared/Ground.tsx';
import { Zones } from '../shared/Zones.tsx';
import { colourOf, glyphOf } from '../shared/faces.ts';
import { type Board, COLUMNS, ROWS } from '../shared/map.ts';
import {
  at,
  cellsOf,
  type Placed,
  type Scenario,
  SIDES,
  typeOf,
  called,
} from '@xenotable/chibi-commander/content';
import { type Cell, freshBoard } from '@xenotable/chibi-commander/preview';
import type { Brush } from './Palette.tsx';
import { areasOf } from './areas.ts';
import { lay, unitAt } from './edit.ts';
import { Measure, measuredWays } from './Measure.tsx';
import { edgeBeside, pieceCells } from './map.ts';
import { ZONES } from './tools.ts';
import { useStroke } from './useStroke.ts';
import { elementOf } from '../../../kit/target.ts';

const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

function PlacedToken({ one, chosen }: { one: Placed; chosen: boolean }) {
  const { x, y } = centreOf(cellsOf([one.at])[0]!, COLUMNS);
  const state: TokenState[] = [
    ...(one.blip === true || one.type === 'Ghost' ? (['hidden'] as const) : []),
    ...(one.coma === true ? (['down'] as const) : []),
    ...(one.round !== undefined ? (['ghost'] as const) : []),
    ...(chosen ? (['selected'] as const) : []),
  ];
  if (one.type === 'Ghost')
    return <TokenAt x={x} y={y} d={32} side="x" shape="hex" glyph="ghost" state={state} />;
  const card = typeOf(one.type);
  const side = card.kin === 'civilian' || card.kin === 'animal' ? 'n' : colourOf(card.kin);
  return (
    <TokenAt
      x={x}
      y={y}
      d={side === 'n' ? 30 : 35}
      side={side}
      glyph={glyphOf(one.type)}
      {...(one.round !== undefined && { letter: String(one.round) })}
      {...(one.lost !== undefined && { wounds: { max: card.hearts, lost: one.lost } })}
      state={state}
    />
  );
}

/** A unit as it is spoken of. */
const spoken = (one: Placed): string =>
  [
    called(one.type),
    one.blip && 'under a Blip',
    one.coma && 'in coma',
    one.lost && `${one.lost} hearts lost`,
    one.round && `comes in round ${one.round}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Areas of the mission, with their names; doors that stand open. */
function Areas({ scenario, active }: { scenario: Scenario; active: string }) {
  return (
    <g className="ed-areas" aria-hidden="true">
      {areasOf(scenario).map(({ id, name, places }) => {
        const cells = cellsOf(places);
        const [first] = cells;
        if (first === undefined) return null;
        const { x, y } = centreOf(first, COLUMNS);
        return (
          <g key={id}>
            <path
              className={id === active ? 'ed-area active' : 'ed-area'}
              d={outlinePath(new Set(cells), COLUMNS)}
            />
            <text x={x - 14} y={y + 10}>
              {name}
            </text>
          </g>
        );
      })}
      {(scenario.open ?? []).map((door) => {
        const [a = 0, b = 0] = cellsOf(door.split(' '));
        const [from, to] = [centreOf(a, COLUMNS), centreOf(b, COLUMNS)];
        return (
          <circle key={door} className="ed-open" cx={(from.x + to.x) / 2} cy={(from.y + to.y) / 2} r={7} />
        );
      })}
    </g>
  );
}

interface CanvasProps {
  scenario: Scenario;
  brush: Brush;
  /** A stroke that is done. */
  change(scenario: Scenario): void;
  /** The unit that is looked at, or -1. */
  unit: number;
  setUnit(unit: number): void;
  /** Fields with a problem. */
  marked: readonly Cell[];
}

/** What is on a field, as it is spoken of. */
function fieldSpoken(shown: Scenario, board: Board, cell: Cell): string {
  const zones = SIDES.flatMap((side) =>
    ZONES.flatMap(([zone, name]) =>
      cellsOf(shown.zones[side][zone]).includes(cell) ? [`${name} of the ${side}`] : [],
    ),
  );
  return [
    fieldWords(board, cell),
    ...(cellsOf(shown.targets).includes(cell) ? ['target'] : []),
    ...zones,
    ...areasOf(shown).flatMap(({ name, places }) => (cellsOf(places).includes(cell) ? [name] : [])),
    ...shown.units.filter((one) => one.at === at(cell)).map(spoken),
  ].join(', ');
}

/** Lines by keyboard: Shift and an arrow draw on that side of the field. */
function drawLine(event: KeyboardEvent, { scenario, brush, change }: CanvasProps): void {
  const direction = ARROWS[event.key];
  const cell = cellOf(elementOf(event));
  if (!event.shiftKey || direction === undefined || cell === null) return;
  if (brush.tool.kind !== 'edge' && brush.tool.kind !== 'open door') return;
  event.preventDefault();
  event.stopPropagation();
  const edge = edgeBeside(cell, direction);
  if (edge !== null)
    change(lay(scenario, brush.tool, { cells: [], edges: [edge], filled: false }, brush.erase));
}

export function Canvas(props: CanvasProps) {
  const { scenario, brush, unit, setUnit, marked } = props;
  const { draft, paint } = useStroke(props);
  const [hovered, setHovered] = useState<Cell | null>(null);
  const shown = draft ?? scenario;
  const board = useMemo(() => freshBoard(shown.map.join('\n')), [shown.map]);
  const ground = useMemo(() => <Floors board={board} />, [board]);
  const terrain = useMemo(() => <Terrain board={board} />, [board]);
  const on: Pointing = useMemo(
    () => ({
      ...stillPointing,
      still: false,
      touch: (thing) => setUnit(unitAt(scenario, Number(thing.slice('cell:'.length)))),
    }),
    [scenario, setUnit],
  );
  const things = useCallback((cell: Cell) => [`cell:${cell}`], []);
  const { measured } = brush;
  const ways = useMemo(() => measuredWays(shown, measured), [shown, measured]);
  const describe = useCallback(
    (cell: Cell) => {
      const words = fieldSpoken(shown, board, cell);
      if (ways === null) return words;
      const price = ways.get(cell);
      return `${words}, ${price === undefined ? 'out of reach' : `${price} points`} from the zones of the ${measured}`;
    },
    [board, shown, measured, ways],
  );
  const ghost =
    brush.tool.kind === 'piece' && hovered !== null && draft === null
      ? new Set(pieceCells(brush.tool.piece, hovered))
      : null;
  return (
    <div className="ed-canvas" onKeyDownCapture={(event) => drawLine(event, props)}>
      <SquareGrid
        columns={COLUMNS}
        rows={ROWS}
        label="Map, 24 by 16 fields"
        on={on}
        things={things}
        describe={describe}
        ground={ground}
        terrain={terrain}
        overlay={
          <>
            <Zones scenario={shown} />
            <Areas scenario={shown} active={brush.tool.kind === 'area' ? brush.tool.id : ''} />
            <Measure scenario={shown} ways={ways} at={measured === 'sight' ? hovered : null} />
            {ghost && <path className="ed-ghost" d={outlinePath(ghost, COLUMNS)} />}
            {marked.length > 0 && <path className="ed-marked" d={outlinePath(new Set(marked), COLUMNS)} />}
          </>
        }
        tokens={shown.units.map((one, i) => (
          <PlacedToken key={i} one={one} chosen={draft === null && i === unit} />
        ))}
        focus={marked}
        look={setHovered}
        {...(brush.tool.kind !== 'hand' && { paint })}
      />
    </div>
  );
}
