// Scenarios to begin with.
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** Open ground with a little cover on both sides, and one marker. */
export const freshScenario = (): Scenario =>
  readScenario({
    format: 1,
    game: 'xenos-rampant',
    name: 'A new battle',
    text: 'Hold the middle of the table.',
    turns: 6,
    points: 12,
    pieces: [
      { kind: 'woods', at: [16, 18], size: [5, 4], turn: 15 },
      { kind: 'woods', at: [32, 30], size: [5, 4], turn: 15 },
      { kind: 'ruins', at: [30, 18], size: [4, 4] },
      { kind: 'ruins', at: [18, 30], size: [4, 4] },
    ],
    zones: { attacker: [{ depth: 'usual' }], defender: [{ depth: 'usual' }] },
    markers: [[24, 24]],
    goals: [
      { verb: 'hold', points: 3, when: 'end' },
      { verb: 'kill', side: 'both', points: 'kill points' },
    ],
    stances: { attacker: { is: 'SEIZE' }, defender: { is: 'SEIZE' } },
  });

/** A supply dump on a fenced hill: the Attacker comes from the west, and more of the Defenders come late. */
const DUMP = {
  format: 1,
  game: 'xenos-rampant',
  name: 'The supply dump',
  text: 'Three stores behind a wall. The Defender holds them until help comes from the east.',
  turns: 7,
  points: 18,
  attacks: 'A',
  edges: { attacker: 'west', defender: 'east' },
  pieces: [
    { kind: 'hill', at: [33, 24], size: [14, 20], turn: 0 },
    { kind: 'building', at: [36, 24], size: [6, 4], turn: 0 },
    { kind: 'wall', at: [27, 16], size: [8, 1], turn: 75 },
    { kind: 'wall', at: [27, 32], size: [8, 1], turn: 105 },
    { kind: 'ruins', at: [16, 12], size: [6, 4], turn: 30 },
    { kind: 'woods', at: [15, 34], size: [7, 5], turn: 150 },
    { kind: 'craters', at: [20, 24], size: [4, 4], turn: 45 },
    { kind: 'rocks', at: [24, 42], size: [5, 3], turn: 0 },
  ],
  buildings: 'bunker',
  zones: { attacker: [{ depth: 10 }], defender: [{ from: [30, 10], to: [46, 38] }] },
  markers: [
    [30, 16],
    [31, 24],
    [30, 32],
  ],
  goals: [
    { verb: 'hold', points: 2, when: 'end', name: 'a store' },
    { verb: 'survive', side: 'defender', points: 1 },
    { verb: 'kill', side: 'attacker', points: 'kill points' },
    { verb: 'destroy', what: 'commander', side: 'attacker', points: 2 },
  ],
  reinforcements: [{ side: 'defender', turn: 4, edge: 'east', units: ['Light Infantry', 'Light Infantry'] }],
  stances: { attacker: { is: 'SEIZE' }, defender: { is: 'HOLD' } },
} as const;

/** Everybody wants the same person, on a map of letters. */
const DEFECTOR = {
  format: 1,
  game: 'xenos-rampant',
  name: 'The defector',
  text: 'Somebody in the ruins has changed sides. Bring them home by your own edge.',
  turns: 7,
  points: 24,
  rows: [
    '........................',
    '........................',
    '...www............ss....',
    '...www............ss....',
    '...ww...................',
    '.............ccc........',
    '......s......ccc....rr..',
    '......s.............rr..',
    '.BBB................rr..',
    '.BBB....www.............',
    '........www.............',
    '.....~~.....rrrr..~~~...',
    '...~~~..rrrr.....~~.....',
    '.............www........',
    '.............www....BBB.',
    '..rr................BBB.',
    '..rr.............s......',
    '..rr....ccc......s......',
    '........ccc.............',
    '...................ww...',
    '....ss............www...',
    '....ss............www...',
    '........................',
    '........................',
  ],
  zones: { attacker: [{ depth: 8 }], defender: [{ depth: 8 }] },
  goals: [
    { verb: 'carry', at: [24, 27], out: 5, held: 2 },
    { verb: 'kill', side: 'both', points: 'kill points' },
  ],
  stances: { attacker: { is: 'SEIZE' }, defender: { is: 'SEIZE' } },
} as const;

/** Units of one's own on both sides: veterans who strike and fade, and a brute that walks through fire. */
const GHOSTS = {
  format: 1,
  game: 'xenos-rampant',
  name: 'Ghosts of the pass',
  text: 'A company of veterans holds the pass against something that the garrison has no name for.',
  content: [
    {
      kind: 'unit',
      name: 'Ghost Guard',
      like: 'Recon Infantry',
      text: 'They were never here.',
      figures: { points: 4, shoot: 5, sv: 4, range: 18, courage: 3, armour: 2 },
      words: { free: ['Move', 'Shoot'], rules: ['Ranger', 'Skirmish', 'Open Order', 'Veterans'] },
    },
    {
      kind: 'unit',
      name: 'Siege Brute',
      like: 'Greater Xenomorphs',
      text: 'It takes a wall for a door.',
      figures: { points: 5, maxMove: 7, armour: 5, sp: 4 },
      words: { rules: ['Ranger', 'Demolitions', 'Line-Breaker'], options: [] },
    },
  ],
  turns: 5,
  points: 12,
  attacks: 'B',
  pieces: [
    { kind: 'rocks', at: [14, 24], size: [8, 6], turn: 30 },
    { kind: 'rocks', at: [34, 24], size: [8, 6], turn: 30 },
    { kind: 'wall', at: [24, 26], size: [8, 1] },
  ],
  lists: {
    A: 'The company\nGhost Guard (4, Commander)\nGhost Guard (4)\nHeavy Infantry + Increased Squad Size (4)',
    B: 'The nameless\nSiege Brute (5, Commander)\nSiege Brute (5)\nLesser Xenomorphs (2)',
  },
  zones: { attacker: [{ depth: 'usual' }], defender: [{ depth: 'usual' }] },
  markers: [[24, 24]],
  goals: [
    { verb: 'hold', points: 3, when: 'end', name: 'the pass' },
    { verb: 'kill', side: 'both', points: 'kill points' },
  ],
  reinforcements: [{ side: 'attacker', turn: 3, edge: 'north', units: ['Siege Brute'] }],
  stances: { attacker: { is: 'SEIZE' }, defender: { is: 'SEIZE' } },
} as const;

export const examples: readonly Scenario[] = [
  readScenario(DUMP),
  readScenario(DEFECTOR),
  readScenario(GHOSTS),
];
