// Changes to a scenario, each as a new scenario. Nothing here judges: that is the checker's.
import {
  at,
  cellsOf,
  type Placed,
  placesOf,
  type Scenario,
  sideOf,
  type TypeName,
  typeOf,
  type Zones,
} from '@xenotable/chibi-commander/content';
import type { Cell } from '@xenotable/chibi-commander/preview';
import { paintArea, paintDoors } from './areas.ts';
import { type Strokes, around, clearPiece, isDoor, layPiece, noStrokes, repaint } from './map.ts';
import type { Tool } from './tools.ts';

/** What a stroke has touched. */
export interface Touched {
  cells: readonly Cell[];
  edges: readonly number[];
  /** A filled rectangle: lines are drawn around it. */
  filled: boolean;
}

const withMap = (scenario: Scenario, strokes: Strokes): Scenario => ({
  ...scenario,
  map: repaint(scenario.map, strokes),
});

const joined = (places: readonly string[], cells: readonly Cell[], erase: boolean): string[] => {
  const before = cellsOf(places);
  return placesOf(erase ? before.filter((cell) => !cells.includes(cell)) : [...before, ...cells]);
};

const isAt = (one: Placed, cells: readonly Cell[]): boolean => cells.some((cell) => at(cell) === one.at);

/** Whoever stands on a field makes room. */
const cleared = (scenario: Scenario, cells: readonly Cell[]): Placed[] =>
  scenario.units.filter((one) => !isAt(one, cells));

function placed(type: Placed['type'], cell: Cell, blip: boolean): Placed {
  if (type === 'Ghost') return { type, at: at(cell), ...(blip && { faction: 'Reapers' as const }) };
  return { type, at: at(cell), ...(blip && { blip: true as const }) };
}

export function lay(scenario: Scenario, tool: Tool, touched: Touched, erase: boolean): Scenario {
  const { cells } = touched;
  const strokes = noStrokes();
  switch (tool.kind) {
    case 'hand':
      return scenario;
    case 'field':
      for (const cell of cells) strokes.fields.set(cell, erase ? '.' : tool.sign);
      return withMap(scenario, strokes);
    case 'edge':
      for (const edge of touched.filled ? around(cells) : touched.edges)
        strokes.edges.set(edge, erase ? ' ' : tool.sign);
      return withMap(scenario, strokes);
    case 'piece':
      return withMap(
        scenario,
        erase ? clearPiece(tool.piece, cells.at(-1)!) : layPiece(tool.piece, cells.at(-1)!),
      );
    case 'zone': {
      const zones: Zones = {
        ...scenario.zones[tool.side],
        [tool.zone]: joined(scenario.zones[tool.side][tool.zone], cells, erase),
      };
      return { ...scenario, zones: { ...scenario.zones, [tool.side]: zones } };
    }
    case 'target':
      return { ...scenario, targets: joined(scenario.targets, cells, erase) };
    case 'area':
      return paintArea(scenario, tool.id, cells, erase);
    case 'open door':
      return paintDoors(scenario, touched.edges.filter(isDoor(scenario.map)), erase);
    case 'unit':
      return {
        ...scenario,
        units: erase
          ? cleared(scenario, cells)
          : [...cleared(scenario, cells), ...cells.map((cell) => placed(tool.type, cell, tool.blip))],
      };
  }
}

/** Changes one unit; a field that is left out is taken away. */
export function changeUnit(
  scenario: Scenario,
  index: number,
  change: Partial<Record<keyof Placed, Placed[keyof Placed] | null>>,
): Scenario {
  const unit = { ...scenario.units[index]!, ...change };
  const kept = Object.fromEntries(
    Object.entries(unit).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as Placed;
  return { ...scenario, units: scenario.units.map((one, i) => (i === index ? kept : one)) };
}

export const removeUnit = (scenario: Scenario, index: number): Scenario => ({
  ...scenario,
  units: scenario.units.filter((_, i) => i !== index),
});

export const unitAt = (scenario: Scenario, cell: Cell): number =>
  scenario.units.findIndex((one) => one.at === at(cell));

/** Whether a type can hide: only Invaders do. */
export const canHide = (type: TypeName): boolean => {
  const { kin } = typeOf(type);
  return kin !== 'civilian' && kin !== 'animal' && sideOf(kin) === 'Invaders';
};
