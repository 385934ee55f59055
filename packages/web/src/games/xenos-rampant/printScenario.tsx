// The sheet of a battle of one's own.
import { type Goal, type Scenario, scenarioSheet } from '@xenotable/xenos-rampant/content';
import type { View } from '@xenotable/xenos-rampant/preview';
import { ownScenarios } from '../../table/print/scenario.tsx';
import { BriefingMap } from './BriefingMap.tsx';
import { SEATS } from './shared/seats.ts';

const worth = (points: number | string): string =>
  typeof points === 'number' ? `${points} points` : `points: ${points}`;

/** Who scores what, and how much. */
function goalRow(goal: Goal): string[] {
  switch (goal.verb) {
    case 'kill':
      return [goal.side, 'destroy units of the enemy', worth(goal.points)];
    case 'destroy':
      return [goal.side, 'destroy the enemy’s Commander', worth(goal.points)];
    case 'hold':
      return [
        'both',
        goal.when === 'end'
          ? 'hold a marker at the end'
          : `hold a marker each turn from turn ${goal.from ?? 1} on`,
        worth(goal.points),
      ];
    case 'reach':
      return [goal.side, 'reach a marker', worth(goal.points)];
    case 'exit':
      return [goal.side, `leave the table by the ${goal.edge} edge`, worth(goal.points)];
    case 'survive':
      return [goal.side, 'have a unit on the table at the end', worth(goal.points)];
    case 'carry':
      return [
        'both',
        `carry what lies at ${goal.at.join('", ')}" away`,
        `${goal.out} points, held ${goal.held}`,
      ];
    case 'convoy':
      return [
        'both',
        `trucks leave by the ${goal.edge} edge between ${goal.from}" and ${goal.to}"`,
        `Defender ${goal.truck} for a truck, ${goal.escort} for another unit; Attacker ${goal.lost} for a truck lost, ${goal.left} for one left`,
      ];
    case 'control':
      return [
        'both',
        `be alone on the ground ${goal.ground} at the end`,
        `${worth(goal.points)}${goal.else === undefined ? '' : `, else ${goal.else.points} for the ${goal.else.side}`}`,
      ];
  }
}

export const scenarioPages = ownScenarios<Scenario, View>({
  title: 'Xenos Rampant',
  sheet: scenarioSheet,
  seats: () => SEATS,
  paper: (scenario, view) => ({
    map: {
      measures: { inches: 48 },
      node: (
        <div className="game-surface" data-game="xr">
          <BriefingMap view={view} />
        </div>
      ),
    },
    track: { name: 'Turn', count: scenario.turns },
    tables: [
      { title: 'Goals', heads: ['Side', 'What', 'Worth'], rows: scenario.goals.map(goalRow) },
      {
        title: 'Pieces',
        heads: ['Kind', 'Middle, inches', 'Size, inches', 'Turned'],
        rows: scenario.pieces.map(({ kind, at, size, turn }) => [
          kind,
          at.join(' / '),
          size.join(' × '),
          `${turn}°`,
        ]),
      },
      {
        title: 'Reinforcements',
        heads: ['Side', 'Turn', 'Edge', 'Who'],
        rows: scenario.reinforcements.map(({ side, turn, edge, units }) => [
          side,
          String(turn),
          edge,
          units.join(', '),
        ]),
      },
    ],
  }),
});
