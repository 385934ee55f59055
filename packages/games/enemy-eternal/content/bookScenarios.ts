// Missions of the book written as scenarios: each plays like the one in `book/missions` (test/bookScenarios.test.ts).
import { readScenario } from '../scenario/read.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { MissionId } from '../table.ts';
import { seasonForces } from './season.ts';

const LIMIT = { wins: 'B', look: 'last', if: [], why: 'the round limit is reached' };

const battles = {
  B1: {
    name: 'Eliminate Enemy Squad',
    text: 'One point for each enemy model destroyed. Five rounds.',
    map: 'MAP-01',
    rounds: 5,
    scores: [{ verb: 'destroy', what: 'model', side: 'both', points: 1 }],
    ends: [{ wins: 'points', look: 'last', if: [], why: 'the rounds are over' }],
    orders: { A: [], B: [] },
  },
  B3: {
    name: 'Data Tap',
    text: 'Tap terminals: one point for each at the end of every round from round 2 on; two for the enemy Leader.',
    map: 'MAP-03',
    rounds: 6,
    pieces: { terminal: { makes: 'held', by: 'both', minds: true } },
    scores: [
      { verb: 'destroy', what: 'leader', side: 'both', points: 2 },
      { verb: 'hold', piece: 'terminal', side: 'both', points: 1, from: 2 },
    ],
    ends: [{ wins: 'points', look: 'last', if: [], ties: [{ by: 'pieces' }], why: 'the rounds are over' }],
    orders: {
      A: [
        { do: 'work', piece: 'terminal' },
        { do: 'hold', piece: 'terminal', within: 2, otherwise: true },
      ],
      B: [
        { do: 'work', piece: 'terminal' },
        { do: 'hold', piece: 'terminal', within: 2, otherwise: true },
      ],
    },
  },
  B4: {
    name: 'Supply Grab',
    text: 'Search containers and carry the crates home: one point each, two in your own zone.',
    map: 'MAP-04',
    rounds: 6,
    pieces: { container: { makes: 'once', by: 'both', gives: { token: 'crate' }, finds: true } },
    scores: [{ verb: 'carry', side: 'both', points: 1, home: 2 }],
    ends: [{ wins: 'points', look: 'last', if: [], ties: [{ by: 'supplies' }], why: 'the rounds are over' }],
    orders: {
      A: [
        { do: 'home', from: 4 },
        { do: 'pick up', within: 6 },
        { do: 'work', piece: 'container' },
      ],
      B: [
        { do: 'home', from: 4 },
        { do: 'pick up', within: 6 },
        { do: 'work', piece: 'container' },
      ],
    },
  },
  B5: {
    name: 'Hold the Relay',
    text: 'At the end of every round: one point for the platform, one for the relay. Eight points or seven rounds.',
    map: 'MAP-05',
    raised: ['17,11 18,12'],
    rounds: 7,
    areas: [{ name: 'the platform', cells: ['13,8 22,15'] }],
    pieces: { device: { makes: 'held', by: 'both', together: true, minds: true } },
    scores: [
      { verb: 'hold', area: 'the platform', side: 'both', points: 1 },
      { verb: 'hold', piece: 'device', side: 'both', points: 1 },
    ],
    ends: [
      {
        wins: 'points',
        look: 'round',
        if: [{ is: 'points', least: 8 }],
        ties: [{ by: 'area', area: 'the platform' }],
        why: 'eight points are reached',
      },
      {
        wins: 'points',
        look: 'last',
        if: [],
        ties: [{ by: 'area', area: 'the platform' }],
        why: 'the rounds are over',
      },
    ],
    orders: {
      A: [
        { do: 'work', piece: 'device' },
        { do: 'hold', area: 'the platform' },
      ],
      B: [
        { do: 'work', piece: 'device' },
        { do: 'hold', area: 'the platform' },
      ],
    },
  },
  B6: {
    name: 'Extraction',
    text: 'Side A frees the VIP and leads it to an Evac cell; side B keeps or kills it. Eight rounds.',
    map: 'MAP-06',
    rounds: 8,
    zones: 'fixed',
    evacStart: true,
    civilians: 'escorted',
    ends: [
      { wins: 'A', look: 'at once', if: [{ is: 'out', least: 1 }], why: 'the VIP is out' },
      { wins: 'B', look: 'at once', if: [{ is: 'civilians dead', least: 1 }], why: 'the VIP is dead' },
      { wins: 'B', look: 'last', if: [{ is: 'civilian free', yes: false }], why: 'the VIP was not freed' },
      { wins: 'nobody', look: 'last', if: [], why: 'the VIP is free but not out' },
    ],
    orders: {
      A: [{ do: 'claim' }, { do: 'guard', otherwise: true }],
      B: [
        { do: 'attack', what: 'civilian', first: 'always' },
        { do: 'hold', what: 'civilian', within: 5 },
      ],
    },
  },
  B7: {
    name: 'Decapitation',
    text: 'Destroy the enemy Leader while yours lives; otherwise the worth destroyed decides after round 7.',
    map: 'MAP-07',
    rounds: 7,
    scores: [{ verb: 'hide', from: 4, worth: 25 }],
    ends: [
      {
        wins: 'A',
        look: 'round',
        if: [
          { is: 'leader fallen', side: 'B' },
          { is: 'leader alive', side: 'A' },
        ],
        why: 'the enemy Leader is dead',
      },
      {
        wins: 'B',
        look: 'round',
        if: [
          { is: 'leader fallen', side: 'A' },
          { is: 'leader alive', side: 'B' },
        ],
        why: 'the enemy Leader is dead',
      },
      { wins: 'worth', look: 'last', if: [], why: 'more was destroyed' },
    ],
    orders: {
      A: [{ do: 'attack', what: 'leader', first: 'O' }],
      B: [{ do: 'attack', what: 'leader', first: 'O' }],
    },
  },
  B8: {
    name: 'The Front',
    text: 'One point for each outer zone and two for the centre at the end of every round from round 2 on; three for breaking the enemy.',
    map: 'MAP-08',
    rounds: 7,
    areas: [
      { name: 'the north zone', cells: ['22,2 24,4'] },
      { name: 'the centre', cells: ['22,14 25,17'] },
      { name: 'the south zone', cells: ['23,27 25,29'] },
    ],
    scores: [
      { verb: 'destroy', what: 'half', side: 'both', points: 3 },
      { verb: 'hold', area: 'the north zone', side: 'both', points: 1, from: 2 },
      { verb: 'hold', area: 'the centre', side: 'both', points: 2, from: 2 },
      { verb: 'hold', area: 'the south zone', side: 'both', points: 1, from: 2 },
    ],
    ends: [{ wins: 'points', look: 'last', if: [], ties: [{ by: 'worth' }], why: 'the rounds are over' }],
    orders: {
      A: [
        { do: 'hold', area: 'the north zone', open: true },
        { do: 'hold', area: 'the centre', open: true },
        { do: 'hold', area: 'the south zone', open: true },
        { do: 'hold', area: 'the centre', otherwise: true },
      ],
      B: [
        { do: 'hold', area: 'the north zone', open: true },
        { do: 'hold', area: 'the centre', open: true },
        { do: 'hold', area: 'the south zone', open: true },
        { do: 'hold', area: 'the centre', otherwise: true },
      ],
    },
  },
};

const season = {
  'SE1.1': {
    name: 'The Outpost',
    text: 'Reach the marker and clear the site. By the end of round 5 for one more card.',
    map: 'MAP-11',
    rounds: 12,
    together: true,
    areas: [{ name: 'the marker', cells: ['17,11 18,12'] }],
    pods: [{ pod: 'a', when: 'near', within: 12, area: 'the marker' }],
    ends: [
      {
        wins: 'A',
        look: 'at once',
        if: [{ is: 'reached', area: 'the marker' }, { is: 'cleared' }],
        second: [{ is: 'round', most: 5 }],
        why: 'the Outpost is ours',
      },
      LIMIT,
    ],
    orders: { A: [], B: [] },
  },
  'SE1.4': {
    name: 'The Hijack',
    text: 'Break into the relay and hold it while the upload runs: three rounds. By the end of round 7 for one more card.',
    map: 'MAP-14',
    rounds: 9,
    together: true,
    pods: [
      { pod: 'a', when: 'start' },
      { pod: 'b', when: 'seen', piece: 'terminal' },
    ],
    pieces: { terminal: { makes: 'once', by: 'A', minds: true, setsBack: true } },
    timer: { piece: 'terminal', within: 2 },
    ends: [
      {
        wins: 'A',
        look: 'round',
        if: [{ is: 'timer', least: 3 }],
        second: [{ is: 'round', most: 7 }],
        why: 'the upload is complete',
      },
      LIMIT,
    ],
    orders: {
      B: [
        { do: 'work', piece: 'terminal' },
        { do: 'hold', piece: 'terminal', within: 2 },
      ],
    },
  },
  'SE1.5': {
    name: 'Establishing Contact…',
    text: 'Switch on all three masts. By the end of round 8 for one more card.',
    map: 'MAP-15',
    raised: ['27,11 28,11'],
    rounds: 10,
    together: true,
    pods: [
      { pod: 'a', when: 'near', within: 12 },
      { pod: 'b', when: 'near', within: 12 },
      { pod: 'c', when: 'near', within: 12 },
    ],
    pieces: { device: { makes: 'switched', by: 'both', minds: true } },
    ends: [
      {
        wins: 'A',
        look: 'round',
        if: [{ is: 'worked', piece: 'device' }],
        second: [{ is: 'round', most: 8 }],
        why: 'the network is up',
      },
      LIMIT,
    ],
    orders: {
      B: [
        { do: 'work', piece: 'device' },
        { do: 'hold', piece: 'device', within: 3, which: 'own' },
      ],
    },
  },
  'SE1.6': {
    name: 'The Midnight Raids',
    text: 'Find the cache in one of four houses and bring it home. All four searched for one more card. Sight reaches 12.',
    map: 'MAP-16',
    rounds: 9,
    together: true,
    sight: 12,
    pods: [
      { pod: 'a', when: 'seen' },
      { pod: 'b', when: 'seen' },
      { pod: 'c', when: 'seen' },
      { pod: 'd', when: 'seen' },
    ],
    pieces: { container: { makes: 'once', by: 'A', gives: { token: 'cache', hidden: true }, finds: true } },
    ends: [
      {
        wins: 'A',
        look: 'at once',
        if: [{ is: 'home', token: 'cache' }],
        second: [{ is: 'worked', piece: 'container' }],
        why: 'the cache is ours',
      },
      LIMIT,
    ],
    orders: {
      B: [
        { do: 'attack', what: 'carrier', first: 'O' },
        { do: 'hold', piece: 'container', within: 4, which: 'nearest', otherwise: true },
      ],
    },
  },
  'SE1.7': {
    name: 'The Retaliation Strike',
    text: 'Save four of six civilians by ending an activation beside them. All six, or all enemies, for one more card.',
    map: 'MAP-17',
    rounds: 7,
    civilians: 'rescued',
    ends: [
      {
        wins: 'B',
        look: 'at once',
        if: [{ is: 'civilians dead', least: 3 }],
        why: 'three civilians are dead',
      },
      {
        wins: 'A',
        look: 'at once',
        if: [{ is: 'no civilian left' }, { is: 'rescued', least: 4 }],
        second: [{ is: 'rescued', least: 6 }, { is: 'cleared' }],
        why: 'the civilians are saved',
      },
      {
        wins: 'B',
        look: 'at once',
        if: [{ is: 'no civilian left' }],
        why: 'too few civilians are saved',
      },
      {
        wins: 'A',
        look: 'last',
        if: [{ is: 'rescued', least: 4 }],
        second: [{ is: 'rescued', least: 6 }, { is: 'cleared' }],
        why: 'the civilians are saved',
      },
      { wins: 'B', look: 'last', if: [], why: 'too few civilians are saved' },
    ],
    orders: { B: [{ do: 'attack', what: 'civilian', first: 'O' }] },
  },
  'SE1.8': {
    name: 'The Resistance Intel',
    text: 'Intel scores 3 at home and 1 elsewhere, each enemy destroyed 1. All three tokens for one more card.',
    map: 'MAP-18',
    rounds: 6,
    zones: 'free',
    wipe: true,
    pieces: { container: { makes: 'once', by: 'both', gives: { token: 'intel' } } },
    scores: [
      { verb: 'destroy', what: 'model', side: 'both', points: 1 },
      { verb: 'carry', side: 'both', points: 1, home: 3 },
    ],
    ends: [
      {
        wins: 'points',
        look: 'last',
        if: [],
        second: [{ is: 'carried', least: 3 }],
        why: 'the rounds are over',
      },
    ],
    orders: {
      A: [{ do: 'home' }, { do: 'work', piece: 'container' }, { do: 'pick up' }],
      B: [{ do: 'home' }, { do: 'work', piece: 'container' }, { do: 'pick up' }],
    },
  },
};

const read = (id: MissionId, parts: { name: string }): Scenario =>
  readScenario({
    format: 1,
    game: 'enemy-eternal',
    zones: id.startsWith('B') ? 'free' : 'fixed',
    ...parts,
    ...(seasonForces[id] !== undefined && { forces: seasonForces[id] }),
  });

let known: Readonly<Partial<Record<MissionId, Scenario>>> | null = null;

/** By the number of the mission; read when first asked for. */
export const bookScenarios = (): Readonly<Partial<Record<MissionId, Scenario>>> =>
  (known ??= {
    B1: read('B1', battles.B1),
    B3: read('B3', battles.B3),
    B4: read('B4', battles.B4),
    B5: read('B5', battles.B5),
    B6: read('B6', battles.B6),
    B7: read('B7', battles.B7),
    B8: read('B8', battles.B8),
    'SE1.1': read('SE1.1', season['SE1.1']),
    'SE1.4': read('SE1.4', season['SE1.4']),
    'SE1.5': read('SE1.5', season['SE1.5']),
    'SE1.6': read('SE1.6', season['SE1.6']),
    'SE1.7': read('SE1.7', season['SE1.7']),
    'SE1.8': read('SE1.8', season['SE1.8']),
  });
