// A battle of the book as a scenario's file.
import { BATTLES, type DataBattle } from '../content/battles.ts';
import { MAPS } from '../content/maps.ts';
import { readScenario } from '../scenario/read.ts';
import type { Piece, Scenario } from '../scenario/scenario.ts';
import { scenarioSheet } from '../scenario/sheet.ts';

/** The battles of the book that are data. */
export const BOOK: readonly DataBattle[] = [
  'GRIND',
  'ENCOUNTER',
  'FIGHTRET',
  'VIP',
  'DIVERSION',
  'DROP',
  'CONVOY',
];

/** With its map and obstacles. */
export function asFile(name: DataBattle): Scenario {
  const { scenario, terms } = BATTLES[name];
  const map = MAPS.find((one) => one.name === terms.map)!;
  const pieces = map.obstacles.map(([kind, x1, y1, x2, y2]): Piece => ({
    kind,
    at: [(x1 + x2) / 2, (y1 + y2) / 2],
    size: [Math.abs(x2 - x1) + Math.abs(y2 - y1), 0.5],
    turn: y1 === y2 ? 0 : 90,
  }));
  const file: Scenario = { ...scenario, rows: [...map.rows], pieces, buildings: map.buildings };
  return readScenario(scenarioSheet.write(file));
}
