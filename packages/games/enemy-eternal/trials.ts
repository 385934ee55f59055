// Set-ups that the laws and the fuzzer play.
import { type Trial, people } from '@xenotable/kernel/proof';
import { scenarios } from './content/scenarios.ts';
import { scenarioSheet } from './scenario/sheet.ts';

const BATTLES = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'];
const SEASON = ['SE1.1', 'SE1.2', 'SE1.3', 'SE1.4', 'SE1.5', 'SE1.6', 'SE1.7', 'SE1.8', 'SE1.9', 'SE1.X'];
const DIFFICULTIES = ['Easy', 'Normal', 'Classic', 'Impossible'];

/** A few of each kind: battles and missions, solo, versus and co-op, campaigns, and a table that likes it otherwise. */
export const trials: Trial[] = [
  { name: 'B4 together', options: { mission: 'B4', difficulty: 'Classic' }, seats: people(2) },
  { name: 'B5 versus', options: { mission: 'B5', opponent: 'player' }, seats: people(2) },
  { name: 'SE1.1 solo', options: { mission: 'SE1.1', difficulty: 'Impossible' }, seats: people(1) },
  {
    name: 'SE1.2 versus',
    options: { mission: 'SE1.2', opponent: 'player', 'random crates': true },
    seats: people(2),
  },
  {
    name: 'campaign versus',
    options: { mode: 'campaign', opponent: 'player', iron: true },
    seats: people(2),
  },
  ...['relays', 'SE1.6', 'hunters'].flatMap((name): Trial[] => {
    const own = scenarios()[name];
    return own === undefined
      ? []
      : [{ name: `scenario ${name}`, options: scenarioSheet.options(own), seats: people(1) }];
  }),
  {
    name: 'otherwise',
    options: {
      mission: 'random',
      opponent: 'player',
      armour: 'literal',
      'least damage': 1,
      suppression: true,
      'high ground': true,
      'attack and overwatch': true,
      'officer command': 'data',
      splash: true,
      'no fire into melee': true,
      'explosives need damage': true,
      compensation: true,
      distance: 'alternating',
      'faceless price': 102,
    },
    seats: people(2),
  },
];

const scenario = (mission: string) => ({ mission, ...(mission === 'B8' && { limit: 1000 }) });

/** Every scenario: versus, solo at every difficulty, and co-op. */
export const everyTrial: Trial[] = [...BATTLES, ...SEASON].flatMap((mission) => [
  { name: `${mission} versus`, options: { ...scenario(mission), opponent: 'player' }, seats: people(2) },
  ...DIFFICULTIES.map((difficulty) => ({
    name: `${mission} ${difficulty}`,
    options: { ...scenario(mission), difficulty },
    seats: people(1),
  })),
  { name: `${mission} co-op`, options: { ...scenario(mission), difficulty: 'Classic' }, seats: people(3) },
]);

/** Campaigns of every kind. */
export const campaignTrials: Trial[] = [
  ...DIFFICULTIES.map((difficulty) => ({
    name: `campaign ${difficulty}`,
    options: { mode: 'campaign', difficulty },
    seats: people(1),
  })),
  { name: 'campaign co-op', options: { mode: 'campaign', permadeath: false }, seats: people(2) },
  {
    name: 'campaign versus',
    options: { mode: 'campaign', opponent: 'player', iron: true },
    seats: people(2),
  },
  { name: 'rival campaign', options: { mode: 'rival campaign' }, seats: people(2) },
];

export const bound = 20_000;
