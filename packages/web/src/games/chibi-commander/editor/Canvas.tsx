// The map that is painted: the same board as at the table, with zones and everybody in their places.
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { SquareGrid } from '../../../boards/square/SquareGrid.tsx';
import type { Pointing } from '../../../boards/things.ts';
import { centreOf, outlinePath } from '../../../boards/square/cells.ts';
import type { Painted, Stroke } from '../../../boards/square/paint.ts';
import { TokenAt, type TokenState } from '../../../kit/draw/Token.tsx';
import { Floors, Terrain, fieldWords } from '../shared/Ground.tsx';
import { Zones } from '../shared/Zones.tsx';
import { colourOf, glyphOf } from '../shared/faces.ts';
import {
  at,
  cellsOf,
  type Faction,
  type Placed,
  type Scenario,
  SIDES,
  typeOf,
} from '@xenotable/chibi-commander/content';
import { type Cell, freshBoard } from '@xenotable/chibi-commander/preview';
import type { Brush } from './Palette.tsx';
import { lay, unitAt } from './edit.ts';
import { block, edgeBeside, edgeNear, pieceCells } from './map.ts';
import { ZONES } from './tools.ts';

const COLUMNS = 24;
const NOTHING = { picked: false, ready: false, target: false, refused: null };
const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

function ThingState({ one, chosen }: { one: Placed; chosen: boolean }) {
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
  const neutral = card.kin === 'civilian' || card.kin === 'animal';
  return (
    <TokenAt
      x={x}
      y={y}
      d={neutral ? 30 : 35}
      side={neutral ? 'n' : colourOf(card.kin as Faction)}
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
    one.type,
    one.blip && 'under a Blip',
    one.coma && 'in coma',
    one.lost && `${one.lost} hearts lost`,
    one.round && `comes in round ${one.round}`,
  ]
    .filter(Boolean)
    .join(', ');

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

export function Canvas({ scenario, brush, change, unit, setUnit, marked }: CanvasProps) {
  const [draft, setDraft] = useState<Scenario | null>(null);
  const stroke = useRef<{
    from: Painted;
    last: Painted;
    cells: Set<Cell>;
    edges: Set<number>;
    upright: boolean | null;
  } | null>(null);
  const shown = draft ?? scenario;
  const board = useMemo(() => freshBoard(shown.map.join('\n')), [shown.map]);

  const ground = useMemo(() => <Floors board={board} />, [board]);
  const terrain = useMemo(() => <Terrain board={board} />, [board]);

  const drawn = (to: Painted): Scenario => {
    const now = stroke.current!;
    const filled = brush.rectangle && brush.tool.kind !== 'piece' && brush.tool.kind !== 'unit';
    const cells = filled ? block(now.from.cell, to.cell) : [...now.cells];
    return lay(scenario, brush.tool, { cells, edges: [...now.edges], filled }, brush.erase);
  };
  const touch = (to: Painted): void => {
    const now = stroke.current!;
    // A quick hand leaves gaps between two moments: every field on the way is painted.
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(to.x - now.last.x, to.y - now.last.y)));
    for (let i = 1; i <= steps; i++) {
      const x = now.last.x + ((to.x - now.last.x) * i) / steps;
      const y = now.last.y + ((to.y - now.last.y) * i) / steps;
      const spot = { x, y, cell: Math.floor(y) * COLUMNS + Math.floor(x) };
      now.cells.add(spot.cell);
      const edge = edgeNear(spot, now.upright);
      if (edge === null) continue;
      now.upright ??= (edge & 1) === 1;
      now.edges.add(edge);
    }
    now.last = to;
  };
  const paint: Stroke = {
    begin(from) {
      stroke.current = { from, last: from, cells: new Set(), edges: new Set(), upright: null };
      touch(from);
      if (brush.tool.kind === 'unit' && !brush.erase) stroke.current.cells = new Set([from.cell]);
      setDraft(drawn(from));
    },
    along(to) {
      // Pieces and units are carried to their place, not smeared along the way.
      if (brush.tool.kind === 'piece' || (brush.tool.kind === 'unit' && !brush.erase))
        stroke.current!.cells = new Set([to.cell]);
      else touch(to);
      setDraft(drawn(to));
      stroke.current!.last = to;
    },
    end() {
      const done = drawn(stroke.current!.last);
      if (brush.tool.kind === 'unit' && !brush.erase) setUnit(unitAt(done, stroke.current!.last.cell));
      stroke.current = null;
      setDraft(null);
      change(done);
    },
    cancel() {
      stroke.current = null;
      setDraft(null);
    },
  };

  /** Lines by keyboard: Shift and an arrow draw on that side of the field. */
  const press = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    const cell = (event.target as Element).closest<SVGElement>('[data-cell]')?.dataset['cell'];
    if (!event.shiftKey || direction === undefined || cell === undefined || brush.tool.kind !== 'edge')
      return;
    event.preventDefault();
    event.stopPropagation();
    const edge = edgeBeside(Number(cell), direction);
    if (edge !== null)
      change(lay(scenario, brush.tool, { cells: [], edges: [edge], filled: false }, brush.erase));
  };

  const looking = brush.tool.kind === 'hand';
  const on: Pointing = useMemo(
    () => ({
      standing: () => NOTHING,
      touch: (thing) => setUnit(unitAt(scenario, Number(thing.slice('cell:'.length)))),
      drop: () => {},
      point: () => {},
      still: false,
      changed: new Set<string>(),
    }),
    [scenario, setUnit],
  );
  const things = useCallback((cell: Cell) => [`cell:${cell}`], []);
  const describe = useCallback(
    (cell: Cell): string => {
      const zones = SIDES.flatMap((side) =>
        ZONES.flatMap(([zone, name]) =>
          cellsOf(shown.zones[side][zone]).includes(cell) ? [`${name} of the ${side}`] : [],
        ),
      );
      const here = shown.units.filter((one) => one.at === at(cell)).map(spoken);
      return [
        fieldWords(board, cell),
        ...(cellsOf(shown.targets).includes(cell) ? ['target'] : []),
        ...zones,
        ...here,
      ].join(', ');
    },
    [board, shown],
  );
  const [hovered, setHovered] = useState<Cell | null>(null);
  const ghost =
    brush.tool.kind === 'piece' && hovered !== null && draft === null
      ? new Set(pieceCells(brush.tool.piece, hovered))
      : null;
  return (
    <div className="ed-canvas" onKeyDownCapture={press}>
      <SquareGrid
        columns={COLUMNS}
        rows={16}
        label="Map, 24 by 16 fields"
        on={on}
        things={things}
        describe={describe}
        ground={ground}
        terrain={terrain}
        overlay={
          <>
            <Zones scenario={shown} />
            {ghost && <path className="ed-ghost" d={outlinePath(ghost, COLUMNS)} />}
            {marked.length > 0 && <path className="ed-marked" d={outlinePath(new Set(marked), COLUMNS)} />}
          </>
        }
        tokens={shown.units.map((one, i) => (
          <ThingState key={i} one={one} chosen={draft === null && i === unit} />
        ))}
        focus={marked}
        look={setHovered}
        {...(!looking && { paint })}
      />
    </div>
  );
}
