// EW-SCN-01 A mission of one's own: plain data that people can also write by hand.
import type { ScenarioHead } from '@xenotable/kernel';
import type { KindName } from '../content/cards.ts';
import type { ItemCalled, UnitName } from '../content/force.ts';
import type { Goal } from '../content/goals.ts';
import type { GarrisonedNode, MissionSheet, NodeText } from '../content/mission.ts';
import type { AnySquad } from '../content/squads.ts';

/** EW-SCN-11 A unit of the mission's squad. */
export interface Member {
  unit: UnitName;
  name?: string;
  items?: readonly ItemCalled[];
}

export interface Scenario extends ScenarioHead {
  /** EW-SCN-02 What the squad is hired and equipped for. */
  rp: number;
  /** EW-M-METRO-01 Nothing is farther than MEDIUM. */
  tunnel?: true;
  /** EW-M-REFINE-01 */
  fireClock?: true;
  /** EW-SCN-11 Who sets out, if people do not hire others. */
  squad?: readonly Member[];
  nodes: readonly NodeText[];
  goals: readonly Goal[];
}

/** EW-SCN-11 The mission's squad as a list; null if it has none. */
export const squadOf = ({ name: called, squad }: Pick<Scenario, 'name' | 'squad'>): AnySquad | null =>
  squad === undefined
    ? null
    : {
        name: called,
        units: squad.map(({ unit, name = '', items = [] }) => ({ type: unit, name, items })),
      };

/** The number of a mission that is none of the eight. */
export const OWN_MISSION = 9;

/** The rule behind a node of a scenario. */
export const RULE_OF_NODE = {
  combat: 'EW-SCN-03',
  check: 'EW-SCN-05',
  choice: 'EW-SCN-05',
  supply: 'EW-SCN-07',
  rest: 'EW-SCN-07',
} as const;

const sheets = new WeakMap<Scenario, MissionSheet>();

/** A scenario as the book's missions are read. */
export function sheetOf(scenario: Scenario): MissionSheet {
  let sheet = sheets.get(scenario);
  if (sheet === undefined) {
    const { name, text, tunnel, fireClock, nodes, goals } = scenario;
    sheet = {
      number: OWN_MISSION,
      name,
      story: text,
      nodes: nodes.map((node) => ({ id: RULE_OF_NODE[node.kind], ...node })),
      goals: goals.map((goal, i) => ({ id: `goal ${i + 1}`, ...goal })),
      ...(tunnel === true && { tunnel }),
      ...(fireClock === true && { fireClock }),
    };
    sheets.set(scenario, sheet);
  }
  return sheet;
}

/** EW-M-COM-08 A garrison is a part of the enemies, where a mission is played alone. */
function withoutGarrison(node: NodeText | GarrisonedNode): NodeText {
  if (!('garrison' in node) || node.garrison === undefined) return node;
  const { garrison, ...rest } = node;
  const counts = new Map<KindName, number>();
  for (const [count, kind] of [...node.enemies, ...garrison])
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  return { ...rest, enemies: [...counts].map(([kind, count]) => [count, kind] as const) };
}

/** A mission of the book, played alone, as a scenario: the data, without the names of its rules. */
export function scenarioOf(sheet: MissionSheet): Scenario {
  const { number, name, story, tunnel, fireClock, nodes, goals } = sheet;
  return {
    format: 1,
    game: 'earth-war',
    name,
    text: story,
    rp: requisitionFor(number),
    ...(tunnel === true && { tunnel }),
    ...(fireClock === true && { fireClock }),
    nodes: nodes.map(({ id: _id, ...node }) => withoutGarrison(node)),
    goals: goals.map(({ id: _id, ...goal }) => goal),
  };
}

/** EW-SQD-01, EW-CAM-09 24 RP, 3 more per earlier mission. */
export const requisitionFor = (number: number): number => 24 + 3 * Math.max(0, number - 1);
