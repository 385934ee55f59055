// The sheet of a mission of one's own.
import {
  SIDE_LETTERS,
  type Scenario,
  eventSentences,
  goalSentences,
  isListed,
  scenarioSheet,
} from '@xenotable/enemy-eternal/content';
import type { View } from '@xenotable/enemy-eternal/preview';
import { planOf } from './printPlan.tsx';
import { FORCE_HEADS, forceRows } from './printForces.ts';
import { ownScenarios } from '../../table/print/scenario.tsx';
import { seatsFor } from './shared/seats.ts';
import { ScenarioMap } from './story/MissionMap.tsx';

export const scenarioPages = ownScenarios<Scenario, View>({
  title: 'Enemy Eternal',
  sheet: scenarioSheet,
  seats: seatsFor,
  paper: (scenario) => ({
    map: planOf(scenario.map, <ScenarioMap scenario={scenario} />),
    track: { name: 'Round', count: scenario.rounds },
    tables: [
      {
        title: 'Goals',
        heads: ['Side', 'What', 'Rule'],
        rows: SIDE_LETTERS.flatMap((side) =>
          goalSentences(scenario, side).map(({ text, rule }) => [side, text, rule]),
        ),
      },
      {
        title: 'What happens when',
        heads: ['What', 'Rule'],
        rows: eventSentences(scenario).map(({ text, rule }) => [text, rule]),
      },
      {
        title: 'Squads',
        heads: ['Side', 'Who'],
        rows: SIDE_LETTERS.filter((side) => side === 'A' || !isListed(scenario)).map((side) => [
          side,
          scenario.squads[side] ?? 'chosen by its player',
        ]),
      },
      { title: 'Lists of side B', heads: FORCE_HEADS, rows: forceRows(scenario.forces) },
    ].filter(({ rows }) => rows.length > 0),
  }),
});
