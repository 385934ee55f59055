// A home-made scenario on paper: its map, its settings and goals, and its author.
import { type ScenarioHead, type ScenarioSheet, type SeatPlan, kindOf, wholeOf } from '@xenotable/kernel';
import type { PrintSheet } from './contract.ts';
import { Track } from './mission.tsx';
import { type Plan, PlanKey, PlanPicture } from './plan.tsx';
import { Table, block, heading, textBlocks } from './parts.tsx';

export const SCENARIO_SHEET = 'scenario';

/** What a title puts on the sheet of a scenario. */
interface Paper {
  map?: Plan;
  /** Numbers to tick off: rounds. */
  track?: { name: string; count: number };
  /** Tables one below the other: forces, goals, what comes when. */
  tables: readonly {
    title: string;
    heads: readonly string[];
    rows: readonly (readonly string[])[];
  }[];
}

interface OwnScenarios<S extends ScenarioHead, V> {
  /** The title's name. */
  title: string;
  sheet: Pick<ScenarioSheet<S>, 'read' | 'options' | 'content'>;
  seats(scenario: S): SeatPlan[];
  /** The view of everybody on a table that was just set up. */
  paper(scenario: S, view: V): Paper;
}

/** Home-made things, each with all its figures and rules. */
const ownRows = (
  { content: kinds = [] }: Pick<ScenarioSheet, 'content'>,
  { content = [] }: ScenarioHead,
): string[][] =>
  content.map((thing) => {
    const kind = kindOf(kinds, thing);
    const { figures, words } = wholeOf(kind, thing);
    return [
      `${thing.name}, like ${thing.like}`,
      kind.figures.map(({ field, label }) => `${label} ${figures[field] ?? 0}`).join(', '),
      kind.words.flatMap(({ field }) => words[field] ?? []).join(', '),
    ];
  });

/** Which of the scenarios on this page. */
const keyed = (scenarios: readonly { name: string }[]) =>
  scenarios.map(({ name }, i) => ({ key: String(i), label: name }));

export const ownScenarios = <S extends ScenarioHead, V>({
  title,
  sheet,
  seats,
  paper,
}: OwnScenarios<S, V>): PrintSheet<V> => ({
  id: SCENARIO_SHEET,
  name: 'Scenarios of your own',
  says: 'The map, the forces and the goals of a scenario that you keep on this device or came from.',
  choices: ({ scenarios }) => keyed(scenarios),
  async pages(choice, source) {
    const given = source.scenarios[Number(choice)];
    if (given === undefined) throw new Error('There is no such scenario on this device.');
    const scenario = sheet.read(given.text);
    const view = await source.opening(sheet.options(scenario), seats(scenario));
    const { map, track, tables } = paper(scenario, view);
    const made = [
      title,
      'home-made',
      scenario.author && `by ${scenario.author}`,
      scenario.licence,
      `edition ${scenario.edition ?? source.edition}`,
    ];
    return [
      {
        kind: 'flow',
        title: scenario.name,
        sub: made.filter(Boolean).join(' · '),
        sections: [
          {
            columns: 1,
            blocks: [
              ...textBlocks(scenario.text),
              ...(map === undefined ? [] : [block(<PlanPicture {...map} />)]),
              ...(map?.legend === undefined ? [] : [block(<PlanKey items={map.legend} />)]),
              ...(track === undefined ? [] : [block(<Track {...track} />)]),
            ],
          },
          {
            columns: 1,
            blocks: [
              ...tables,
              { title: 'Home-made', heads: ['What', 'Figures', 'Rules'], rows: ownRows(sheet, scenario) },
            ]
              .filter(({ rows }) => rows.length > 0)
              .flatMap(({ title: called, heads, rows }) => [
                heading(called),
                block(<Table heads={heads} rows={rows} />),
              ]),
          },
        ],
      },
    ];
  },
});
