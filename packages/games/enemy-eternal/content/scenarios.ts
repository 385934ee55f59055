// Scenarios to play and to begin one's own with (EE-SCN-01).
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { bookScenarios } from './bookScenarios.ts';

const open = (row: number): string =>
  row > 8 && row < 15 ? 'AAA..................BBB' : '...'.padEnd(24, '.');

/** Open ground, a zone on each side, points for every enemy: playable, and empty enough to draw on. */
const blank = () => ({
  format: 1,
  name: 'A place of your own',
  text: 'One point for each enemy destroyed.',
  map: Array.from({ length: 24 }, (_, row) => open(row)),
  rounds: 6,
  scores: [{ verb: 'destroy', what: 'model', side: 'both', points: 1 }],
  ends: [{ wins: 'points', look: 'last', if: [], why: 'the rounds are over' }],
});

/** Two terminals behind walls, a pod at each, and the way back. */
const relays = {
  format: 1,
  name: 'Two relays',
  text: 'Break into both relays before the sixth round ends. Whoever guards them wakes when you come near.',
  play: 'automaton',
  map: [
    '............................',
    '..........................r.',
    'AA.......s......H.....#.....',
    'AA...H........s.......#..H..',
    'AA........##......a...T.....',
    'AA...H....##..........#..H..',
    'AA.......s......H.....#.....',
    'AA..............s...........',
    'AA...H..................s...',
    'AA.......s......H.....#.....',
    'AA........##..........#..H..',
    'AA...H....##......b...T.....',
    'AA............s.......#..H..',
    'AA.......s......H.....#.....',
    '..........................r.',
    '............................',
  ],
  rounds: 6,
  together: true,
  forces: {
    ADVENT: {
      pods: { a: ['ADVENT Trooper', 'ADVENT Trooper'], b: ['ADVENT Officer', 'ADVENT Trooper'] },
      later: { 4: ['ADVENT Stun Lancer'] },
    },
    XCOM: { pods: { a: ['Rookie', 'Rookie'], b: ['Specialist', 'Rookie'] }, later: { 4: ['Ranger'] } },
  },
  pods: [
    { pod: 'a', when: 'near', within: 10 },
    { pod: 'b', when: 'near', within: 10 },
  ],
  pieces: { terminal: { makes: 'once', by: 'A', minds: true } },
  ends: [
    { wins: 'A', look: 'at once', if: [{ is: 'worked', piece: 'terminal' }], why: 'both relays are open' },
    { wins: 'B', look: 'last', if: [], why: 'a relay still stands' },
  ],
  says: [
    { round: 1, text: 'Command: two relays, one Squad. Go quietly.' },
    { round: 4, text: 'Command: they have called for help.' },
  ],
};

/** Somebody new among the enemy, and a weapon that the Squad has found. */
const hunters = {
  format: 1,
  name: 'Night hunters',
  text: 'They see in the dark. You have one rifle that reaches them.',
  play: 'automaton',
  content: [
    {
      kind: 'weapon',
      name: 'Long Lance',
      like: 'Magnetic Rifle',
      text: 'Somebody made it from three others.',
      figures: { price: 60, range: 32, damage: 5 },
      words: { type: ['EL'], rules: ['Zapper'] },
    },
    {
      kind: 'unit',
      name: 'Night Hunter',
      like: 'ADVENT Stun Lancer',
      text: 'You hear it only when it stops.',
      figures: { price: 130, AIM: 8, HEALTH: 6, MOBILITY: 8 },
      words: { rules: ['Phantom', 'Shadow'] },
    },
  ],
  map: Array.from({ length: 20 }, (_, row) =>
    row > 6 && row < 13
      ? 'AAA.....s......H......BB'
      : row % 5 === 2
        ? '......HH....##....HH....'
        : '.'.repeat(24),
  ),
  rounds: 6,
  squads: { A: 'Watch (XCOM)\n* Ranger\nSpecialist: Long Lance\n3 x Rookie' },
  forces: { ADVENT: { start: ['Night Hunter', 'Night Hunter', 'ADVENT Trooper', 'ADVENT Trooper'] } },
  scores: [{ verb: 'destroy', what: 'model', side: 'both', points: 1 }],
  ends: [{ wins: 'points', look: 'last', if: [], why: 'the night is over' }],
};

export const freshScenario = (): Scenario => readScenario(blank());

let known: Readonly<Record<string, Scenario>> | null = null;

/** The scenarios that come with the game, and the missions of the book that are written in the same verbs; read when first asked for. */
export const scenarios = (): Readonly<Record<string, Scenario>> =>
  (known ??= { relays: readScenario(relays), hunters: readScenario(hunters), ...bookScenarios() });
