// The battle before its first question: two lists, a scenario, and who attacks.
import { BadInput, type OptionSheet, type Options, readOptions } from '@xenotable/kernel';
import { setUpSheet } from '@xenotable/kernel/companion';
import { SAMPLES } from '../content/samples.ts';
import { muster } from '../detachment/muster.ts';
import { readList } from '../detachment/text.ts';
import { emptyTable } from '../begin.ts';
import { SCENARIO_NAMES, agreedOf, OPTIONS as tableOptions } from '../options.ts';
import { scenarioNamed } from '../scenarios/index.ts';
import { EDITION } from './edition.ts';
import { chapter, question } from './chapter.ts';
import { AUTOMATON, type CompanionTable, PEOPLE, type Stance } from './table.ts';
import { turns } from './turn.ts';

const STANCES: readonly Stance[] = ['HUNT', 'SEIZE', 'HOLD'];

export const options: OptionSheet = {
  scenario: {
    label: 'Scenario',
    rule: 'XR-SET-01',
    says: 'What is fought for; its points are counted on your table.',
    choices: SCENARIO_NAMES.filter((name) => name !== 'LAST'),
    names: SCENARIO_NAMES.filter((name) => name !== 'LAST').map((name) => scenarioNamed(name).title),
  },
  attacker: {
    label: 'Who attacks',
    rule: 'XR-SET-01',
    says: 'The attacker has the first phase of every turn.',
    choices: ['people', 'automaton'],
    names: ['The people', 'The automaton'],
  },
  stance: {
    label: 'The automaton',
    rule: 'XR-AUT-05',
    says: 'What it is after, as the scenario says.',
    choices: STANCES,
    names: ['Hunts your units', 'Goes for markers and exits', 'Holds its zone'],
  },
  list: {
    label: 'Your detachment',
    rule: 'XR-DET-12',
    read: (value, where) => textOf(value, where),
    fallback: SAMPLES[0]?.text ?? '',
  },
  enemy: {
    label: 'Detachment of the automaton',
    rule: 'XR-AUT-22',
    read: (value, where) => textOf(value, where),
    fallback: SAMPLES[2]?.text ?? '',
  },
};

/** A list that can be read; what is wrong with it is said with its line. */
function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new BadInput(where, 'must be a list as text');
  if (readList(value, where).entries.length === 0) throw new BadInput(where, 'has no unit');
  return value;
}

const stanceOf = (value: unknown): Stance => STANCES.find((one) => one === value) ?? 'HUNT';

export function begin(given: Options): CompanionTable {
  const agreed = agreedOf(readOptions(tableOptions, { scenario: given['scenario'], noTraits: true }));
  const w: CompanionTable = {
    ...emptyTable(agreed, [
      { kind: 'person', name: 'The people' },
      { kind: 'automaton', name: 'The automaton' },
    ]),
    edition: EDITION,
    trail: [],
    corrections: 0,
    stance: stanceOf(given['stance']),
    shaken: [],
  };
  w.attacker = given['attacker'] === 'automaton' ? AUTOMATON : PEOPLE;
  for (const [seat, key] of [
    [PEOPLE, 'list'],
    [AUTOMATON, 'enemy'],
  ] as const) {
    const text = given[key];
    muster(w, seat, readList(typeof text === 'string' ? text : '', `options.${key}`));
  }
  for (const unit of w.units) unit.state = 'table';
  w.flow = [turns.begin({ rallying: [], looked: [], second: false }), setUp.begin({ at: 0 })];
  return w;
}

const STEPS: readonly { words: (w: CompanionTable) => string; why: string; rule: string }[] = [
  {
    words: (w) =>
      `Lay out the table for ${scenarioNamed(w.scenario === 'OWN' ? 'GRIND' : w.scenario).title}.`,
    why: 'Terrain, markers and zones as your scenario says; all distances in inches.',
    rule: 'XR-SET-01',
  },
  {
    words: () => 'Set up the automaton, the dearest unit first.',
    why: 'Those with long guns where they see most, Wild Charges at the front, the Commander behind the middle, all others in cover.',
    rule: 'XR-AUT-19',
  },
  {
    words: () => 'Set up your detachment in your zone.',
    why: 'At least an inch from each other.',
    rule: 'XR-SET-05',
  },
];

export const setUp = chapter<{ at: number }>('set up')
  .shows('at')
  .steps({
    lay: question({
      rule: 'XR-CMP-01',
      sheet(w, f: { at: number }) {
        const step = STEPS[f.at];
        return step === undefined
          ? null
          : setUpSheet(
              String(f.at),
              { words: step.words(w), why: step.why, rule: step.rule },
              { rule: 'XR-CMP-01', sentence: 'Nothing is measured yet.' },
            );
      },
      take(_play, f) {
        f.at++;
        return 'again';
      },
    }),
  });
