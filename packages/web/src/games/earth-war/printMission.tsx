// The sheet of a mission of one's own.
import { type Member, type Scenario, scenarioSheet } from '@xenotable/earth-war/content';
import type { View } from '@xenotable/earth-war/preview';
import { ownScenarios } from '../../table/print/scenario.tsx';
import { seatsFor } from './shared/seats.ts';
import { goalWords, nodeWords } from './shared/words.ts';

/** 'Ghost Guard with Arc Lance, Medic'. */
const squadWords = (squad: readonly Member[]): string =>
  squad
    .map(({ unit, items = [] }) => (items.length === 0 ? unit : `${unit} with ${items.join(' and ')}`))
    .join(', ');

export const missionSheet = ownScenarios<Scenario, View>({
  title: 'Earth War',
  sheet: scenarioSheet,
  seats: seatsFor,
  paper: (scenario) => ({
    track: { name: 'AMMO', count: 30 },
    tables: [
      {
        title: 'The mission',
        heads: ['What', 'How'],
        rows: [
          ['Squad', `${scenario.rp} RP`],
          ...(scenario.squad === undefined ? [] : [['Who sets out', squadWords(scenario.squad)]]),
          ...(scenario.tunnel === true ? [['Tunnel', 'nothing is farther than MEDIUM']] : []),
          ...(scenario.fireClock === true ? [['Fire clock', 'at 4 the way burns everybody']] : []),
        ],
      },
      {
        title: 'The way',
        heads: ['Node', 'What'],
        rows: scenario.nodes.map((node, i) => [
          `${i + 1}. ${node.title} (${node.kind.toUpperCase()})`,
          [node.text, nodeWords(node, scenario)].filter(Boolean).join(' '),
        ]),
      },
      {
        title: 'Goals',
        heads: ['Goal', 'Points'],
        rows: scenario.goals.map((goal) => [
          `${goal.text}${goal.primary === true ? ' (primary)' : ''}`,
          goalWords(goal, scenario),
        ]),
      },
    ],
  }),
});
