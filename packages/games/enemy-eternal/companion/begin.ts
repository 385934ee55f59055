// The battle before its first question: mission, both forces, and the order in which the table is set up.
import {
  BadInput,
  type Json,
  type OptionSheet,
  type Options,
  type Reader,
  readOptions,
  someJson,
} from '@xenotable/kernel';
import { setUpSheet } from '@xenotable/kernel/companion';
import { EDITION } from './edition.ts';
import { emptyTable, newSide } from '../begin.ts';
import { missions, missionOf } from '../book/missions/index.ts';
import { fieldForces, forcesOf, makeModel, nameModels } from '../book/deployment/roster.ts';
import { squadReader } from '../book/squad/readSquad.ts';
import { readySquads } from '../content/squads.ts';
import { chosen, difficulties, options as tableOptions, readTableOptions } from '../options.ts';
import { readSquadText } from '../squadText.ts';
import { type MissionId, type Squad, missionIds } from '../table.ts';
import { type Play, chapter, question } from './chapter.ts';
import { placePod } from './pods.ts';
import { rounds } from './round.ts';
import type { CompanionTable } from './table.ts';

const readSquad: Reader<Json> = (value, where) => {
  const squad = typeof value === 'string' ? readSquadText(value) : squadReader(value, where);
  if (squad.models.length === 0) throw new BadInput(where, 'must have a model');
  return someJson(JSON.parse(JSON.stringify(squad)), where);
};

const squadOf = (value: Json | undefined, where: string): Squad => squadReader(value, where);

const ready = (id: string): Json => someJson(JSON.parse(JSON.stringify(readySquads[id])), id);

/** The first mission of the season comes first. */
const MISSIONS: readonly MissionId[] = ['SE1.1', ...missionIds.filter((id) => id !== 'SE1.1')];

export const options: OptionSheet = {
  mission: {
    label: 'Mission',
    rule: 'EE-BAT-02',
    says: 'What is fought for, how long, and against whom.',
    choices: MISSIONS,
    names: MISSIONS.map((id) => `${id} ${missions[id].name}`),
  },
  difficulty: {
    label: 'Difficulty',
    rule: 'EE-DIF-01',
    says: 'How many dice the automaton has in the bag.',
    choices: difficulties,
  },
  squad: { label: 'Your Squad', rule: 'EE-SQD-10', read: readSquad, fallback: ready('EE-S-01') },
  enemy: {
    label: 'Squad of the automaton',
    rule: 'EE-AIM-09',
    read: (value, where) => (value === null ? null : readSquad(value, where)),
    fallback: null,
  },
};

/** The Squad that the automaton leads where neither the mission nor the people name one. */
const usual = (faction: 'XCOM' | 'ADVENT'): Squad => {
  const found = Object.values(readySquads).find((squad) => squad.faction === faction);
  if (found === undefined) throw new Error(`there is no ready Squad of ${faction}`);
  return found;
};

export function begin(given: Options): CompanionTable {
  const mission = chosen(given, 'mission', missionIds);
  const squad = squadOf(given['squad'], 'options.squad');
  const foe = squad.faction === 'XCOM' ? 'ADVENT' : 'XCOM';
  const sides: CompanionTable['sides'] = [newSide(squad.faction, [0], 'A'), newSide(foe, [], 'B')];
  const w: CompanionTable = {
    ...emptyTable(readTableOptions(readOptions(tableOptions, {})), sides, 1, mission),
    edition: EDITION,
    trail: [],
    corrections: 0,
    contacts: [],
  };
  w.difficulty = chosen(given, 'difficulty', difficulties);
  sides[0].squad = squad;
  for (const one of squad.models) makeModel(w, one, 0, 0);
  field(w, given['enemy'] ?? null, foe);
  nameModels(w);
  for (const m of w.models) if (m.pod === '' || m.pod === 'start') m.place = 'board';
  w.flow = [rounds.begin({ colour: '', queue: [] }), setUp.begin({})];
  return w;
}

/** EE-AIM-09 EE-M-SE-01 The automaton's force: the list of the mission, or a Squad. */
function field(w: CompanionTable, enemy: Json, faction: 'XCOM' | 'ADVENT'): void {
  const forces = forcesOf(w);
  if (forces !== null && enemy === null) {
    fieldForces(w, forces);
    for (const letter of Object.keys(forces.pods ?? {}))
      w.pods.push({ letter, cell: -1, models: [], state: 'waiting', known: true });
    return;
  }
  const squad = enemy === null ? usual(faction) : squadOf(enemy, 'options.enemy');
  if (squad.faction !== faction)
    throw new BadInput('options.enemy', `must be of ${faction}, because your Squad is not [EE-SQD-04]`);
  w.sides[1].squad = squad;
  for (const one of squad.models) makeModel(w, one, 1, -1);
}

const names = (w: CompanionTable, side: 0 | 1): string =>
  w.models
    .filter((m) => m.side === side && m.place === 'board')
    .map(({ name }) => name)
    .join(', ');

/** EE-CMP-01 One thing after the other is put on the table. */
const STEPS: readonly {
  key: string;
  words(w: CompanionTable): string | null;
  why(w: CompanionTable): string;
  rule: string;
}[] = [
  {
    key: 'ground',
    words: (w) => `Lay out the table for ${missionOf(w).name}.`,
    why: (w) => `${missionOf(w).text} Boards of 48 to 54 inches; all distances in inches.`,
    rule: 'EE-BRD-09',
  },
  {
    key: 'pods',
    words: (w) =>
      w.pods.length === 0
        ? null
        : `Put down the ${w.pods.length === 1 ? 'marker of pod' : 'markers of pods'} ${w.pods.map(({ letter }) => letter).join(', ')}.`,
    why: () => 'Where the map of the mission has them. Who is in them the app knows.',
    rule: 'EE-DEP-05',
  },
  {
    key: 'enemy',
    words: (w) => (names(w, 1) === '' ? null : `Set up the automaton: ${names(w, 1)}.`),
    why: () =>
      'Each where it has the most cover, then closest to the middle; those without a gun closest to you.',
    rule: 'EE-AUT-24',
  },
  {
    key: 'squad',
    words: (w) => `Set up your Squad in its zone: ${names(w, 0)}.`,
    why: () => 'At least an inch from each other.',
    rule: 'EE-DEP-01',
  },
];

interface SetUp {
  at?: number;
}

const stepAt = (w: CompanionTable, at: number) => STEPS.filter((one) => one.words(w) !== null)[at];

export const setUp = chapter<SetUp>('set up')
  .shows('at')
  .steps({
    /** Pods that stand on the table from the start. */
    'at the start': {
      run(play: Play) {
        const { w } = play;
        play.tell?.({ type: 'mission', mission: w.mission, name: missionOf(w).name }, 'EE-BAT-02');
        for (const letter of missionOf(w).pods?.atStart ?? '') placePod(play, letter, false);
      },
    },
    lay: question({
      rule: 'EE-CMP-01',
      sheet(w, f: SetUp) {
        const step = stepAt(w, f.at ?? 0);
        const words = step?.words(w) ?? null;
        return step === undefined || words === null
          ? null
          : setUpSheet(
              step.key,
              { words, why: step.why(w), rule: step.rule },
              { rule: 'EE-CMP-01', sentence: 'Nothing is measured yet.' },
            );
      },
      take(_play, f) {
        f.at = (f.at ?? 0) + 1;
        return 'again';
      },
    }),
  });
