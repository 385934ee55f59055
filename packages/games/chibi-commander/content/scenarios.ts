// Scenarios to play and to begin one's own with (CC-SCN-01).
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** Open ground, a squad at the front edge, three Blips at the back: playable, and empty enough to draw on. */
const blank = {
  format: 1,
  name: 'A place of your own',
  map: [
    '+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+',
    ...Array.from({ length: 16 }, (_, y) => [
      ':. . . . . . . . . . . . . . . . . . . . . . . .:',
      y < 15
        ? '+                                               +'
        : '+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+~+',
    ]).flat(),
  ],
  rounds: 10,
  zones: { Earth: { start: ['10,14 13,15'], exits: ['0,15 23,15'] } },
  units: [
    { type: 'Grey', at: '6,1', blip: true },
    { type: 'Serpent Man', at: '12,1', blip: true },
    { type: 'Ghost', at: '18,1' },
  ],
  squads: { 'CHIBI COM': { slots: 4, points: 2 } },
  goals: {
    Earth: [
      { goal: 'kill', points: 1 },
      { goal: 'losses', points: -1 },
    ],
  },
};

/** Four soldiers must search three crates of a wreck and be gone again before it wakes. */
const wreck = {
  format: 1,
  name: 'The wreck in the fields',
  text: 'Something fell from the sky behind the farm. Search all three places and get out; what sleeps there does not sleep for long.',
  map: 'Province',
  visibility: 7,
  rounds: 12,
  zones: { Earth: { arrive: ['22,14 23,15'], exits: ['22,14 23,15'] } },
  targets: ['4,3', '14,5', '7,12'],
  units: [
    { type: 'Grey', at: '3,2', blip: true, mode: 'COLD' },
    { type: 'Birdy', at: '5,3', blip: true, mode: 'COLD' },
    { type: 'Ghost', at: '2,3', mode: 'COLD' },
    { type: 'Serpent Man', at: '13,4', blip: true, mode: 'COLD' },
    { type: 'Ghost', at: '15,2', mode: 'WALKING' },
    { type: 'Gorgan', at: '11,10', blip: true, mode: 'WALKING' },
    { type: 'Larva', at: '0,0', mode: 'BERSERKER', round: 5 },
    { type: 'Farmer', at: '16,6' },
    { type: 'Cow', at: '18,8' },
  ],
  squads: { 'CHIBI COM': { slots: 5, points: 4 } },
  goals: {
    Earth: [
      { goal: 'search', points: 2 },
      { goal: 'exit', needed: 3, points: 3, ends: true },
      { goal: 'rescue', points: 1 },
      { goal: 'losses', points: -1 },
    ],
  },
};

/** Two equal squads fight for the middle of a town. */
const crossroads = {
  format: 1,
  name: 'Crossroads',
  text: 'Whoever stands on the crossroads when the last round is over owns the town.',
  play: 'versus',
  map: 'City',
  doors: 'one point',
  rounds: 8,
  zones: {
    Earth: { start: ['0,5 1,10'], exits: ['0,6 0,9'] },
    Invaders: { start: ['22,5 23,10'], exits: ['23,6 23,9'] },
  },
  targets: ['11,7 12,8'],
  squads: { 'CHIBI COM': { slots: 5, points: 4 }, Aliens: { slots: 5, points: 4, ghosts: 3 } },
  goals: {
    Earth: [
      { goal: 'hold', points: 2 },
      { goal: 'kill', points: 1, most: 3 },
    ],
    Invaders: [
      { goal: 'hold', points: 2 },
      { goal: 'kill', points: 1, most: 3 },
    ],
  },
};

/** The Invaders hold out in the complex against fixed soldiers of the automaton. */
const lastStand = {
  format: 1,
  name: 'Last stand of the hive',
  text: 'The Earth Force is at the doors. Hold out, and take as many of them as you can.',
  people: 'Invaders',
  map: 'City',
  blips: false,
  rounds: 8,
  zones: { Invaders: { start: ['9,6 14,9'] } },
  units: [
    { type: 'Soldier', at: '1,7', mode: 'BERSERKER' },
    { type: 'Soldier', at: '1,8', mode: 'NORMAL' },
    { type: 'Commander', at: '0,7', mode: 'NORMAL' },
    { type: 'Medic', at: '0,8', mode: 'NORMAL' },
    { type: 'Heavy Soldier', at: '22,7', mode: 'KILLER', round: 3 },
    { type: 'Trooper', at: '22,8', mode: 'NORMAL', round: 3 },
  ],
  squads: { Aliens: { units: ['Serpent Man', 'Serpent Man', 'Birdy', 'Grey', 'Hitman'] } },
  goals: {
    Invaders: [
      { goal: 'survive', points: 3 },
      { goal: 'kill', points: 1 },
      { goal: 'destroy all', points: 2, ends: true },
    ],
  },
};

/** A beast that nobody has a card for, and the one soldier who has met it. */
const beast = {
  format: 1,
  name: 'The thing in the yard',
  text: 'It came out of the ship that fell on Monday. The Corporal has fought it once, and lived.',
  content: [
    {
      kind: 'unit',
      name: 'Yard Beast',
      like: 'Serpent Man',
      text: 'It is faster than it looks.',
      figures: { hearts: 6, armor: 1, move: 6 },
      words: { chains: ['M3 D2', 'L: M3 D3'] },
    },
    {
      kind: 'unit',
      name: 'Corporal Oak',
      like: 'Soldier',
      figures: { hearts: 4, stars: 1 },
      words: { chains: ['M2 R2 D2', 'L: R3 D3'] },
    },
  ],
  map: 'City',
  blips: false,
  rounds: 6,
  zones: { Earth: { start: ['0,5 1,10'] } },
  units: [
    { type: 'Yard Beast', at: '16,7', mode: 'KILLER' },
    { type: 'Grey', at: '18,8', mode: 'NORMAL' },
    { type: 'Yard Beast', at: '22,7', mode: 'BERSERKER', round: 3 },
  ],
  squads: { 'CHIBI COM': { units: ['Corporal Oak', 'Soldier', 'Soldier', 'Medic'] } },
  goals: {
    Earth: [
      { goal: 'kill', points: 1 },
      { goal: 'destroy all', points: 3, ends: true },
    ],
  },
};

const named = [wreck, crossroads, lastStand, beast].map((raw) => readScenario(raw));

/** By name. */
export const scenarios: Record<string, Scenario> = Object.fromEntries(
  named.map((scenario) => [scenario.name, scenario]),
);

export const freshScenario = (): Scenario => readScenario(blank);
