// COOP 5 as a scenario.

const ELEVATOR = ['21,5 23,6', '21,7 21,10', '23,7 23,10', '22,8 22,10'];
const STAIRS = ['11,0 14,2'];
const ROOMS = {
  'command room': ['11,3 14,4', '11,5 11,6', '13,5 14,6', '12,6'],
  quarters: ['6,9 9,10', '6,11 6,15', '8,11 9,13', '7,12 7,15', '9,14 9,15', '8,15'],
  'hangar 1': ['15,0 20,1', '15,2 16,4', '19,2 20,6', '15,5 15,6', '17,5 18,6', '16,6'],
  'hangar 2': ['15,9 20,9', '15,10 18,10', '20,10 20,15', '15,11 16,15', '19,11 19,15', '17,14 18,15'],
  radar: ['6,0 9,1', '6,2 6,6', '8,2 9,4', '7,3 7,6', '9,5 9,6', '8,6'],
  reactor: ['0,11 4,12', '0,13 1,15', '3,13 4,15', '2,15'],
};
/** Every open field but the quarantine. */
const OUTSIDE = [
  '0,0 20,0',
  '0,1 0,4',
  '3,1 20,1',
  '3,2 6,4',
  '8,2 16,4',
  '19,2 20,9',
  '1,3 2,4',
  '7,3 7,10',
  '5,5 6,15',
  '9,5 11,15',
  '13,5 15,10',
  '17,5 18,10',
  '21,5 23,6',
  '8,6 8,13',
  '12,6 12,13',
  '16,6 16,15',
  '21,7 21,10',
  '23,7 23,10',
  '22,8 22,10',
  '20,10 20,15',
  '0,11 4,12',
  '14,11 15,15',
  '19,11 19,15',
  '7,12 7,15',
  '13,12 13,15',
  '0,13 1,15',
  '3,13 4,15',
  '17,14 18,15',
  '2,15',
  '8,15',
  '12,15',
];

const fleeing = (...types: string[]) => types.map((type) => ({ type, mode: 'ESCAPE' }));

const both = {
  format: 1,
  game: 'chibi-commander',
  play: 'against the automaton',
  map: 'Base',
  doors: 'one point',
  // CC-M-CO5-01 Cameras everywhere.
  visibility: 40,
  blips: false,
  rounds: 15,
  squads: {
    'CHIBI COM': {
      slots: 7,
      atMost: [
        { LV2: 3, LV3: 1 },
        { LV2: 0, LV3: 2 },
      ],
    },
  },
};

/** COOP 5, first plot: prisoners break out of the quarantine. */
const outbreak = {
  ...both,
  name: 'CHIBI COM Base: outbreak',
  text: 'The cells are open. Nobody may leave the base.',
  zones: {
    Earth: { start: OUTSIDE, exits: [...ELEVATOR, ...STAIRS] },
    Invaders: { exits: [...ELEVATOR, ...STAIRS] },
  },
  // CC-M-CO5-10 Somebody in each of these rooms.
  posts: {
    areas: [ROOMS['command room'], ROOMS.radar, ROOMS['hangar 1'], ROOMS['hangar 2'], ROOMS.reactor],
  },
  open: ['1,6 1,7', '3,6 3,7', '1,8 1,9', '3,8 3,9', '4,7 5,7', '4,8 5,8'],
  events: [
    {
      event: 'force',
      sets: [
        [
          { type: 'Cray', mode: 'BERSERKER' },
          ...fleeing('Harakiri', 'Harakiri', 'Hitman', 'Hitman', 'Agressor', 'Agressor'),
        ],
        fleeing('UFO', 'Assasine', 'Fleet Commander', 'PSI'),
        fleeing('Alpha Gorgan', 'Elite Gorgan', 'Galbert', 'Galbert', 'Hitman'),
        fleeing('Cray', 'Larva', 'Larva', 'Ledoc', 'Galbert'),
      ],
      in: ['0,5 4,10'],
    },
  ],
  goals: {
    Earth: [
      { goal: 'kill', points: 1, needed: 2 },
      { goal: 'kill', points: 1, needed: 4 },
      { goal: 'all killed', points: 3 },
    ],
  },
};

/** COOP 5, second plot: they come from all sides. */
const underAttack = {
  ...both,
  name: 'CHIBI COM Base: under attack',
  text: 'This time they are in your own base. Beat them all, or get away.',
  zones: {
    Earth: {
      start: [...ROOMS['command room'], ...ROOMS.reactor, ...ROOMS.radar, ...ROOMS.quarters],
      exits: [...ELEVATOR, ...STAIRS],
    },
  },
  // CC-M-CO5-17 At most three in each of these rooms.
  posts: { areas: [ROOMS['command room'], ROOMS.reactor, ROOMS.radar, ROOMS.quarters], most: 3 },
  events: [
    {
      event: 'assault',
      sets: [
        ['Gamma', 'Omega', 'Taura', 'Taura', 'Sweety', 'Sweety'],
        ['Exo-Alien', 'Titan', 'Tauri', 'Tauri', 'Starchild', 'Starchild'],
        ['Cybot', 'Cybot', 'Taura', 'Taura', 'Tentacle', 'Tentacle'],
        ['PSI', 'Fleet Commander', 'Queen', 'Queen', 'Birdy', 'Birdy'],
        ['Assasine', 'Muhl', 'Larva', 'Agressor', 'Birdy', 'Birdy'],
      ],
      // CC-M-CO5-15 By the die.
      entries: [ROOMS['hangar 1'], ROOMS['hangar 1'], ELEVATOR, ROOMS['hangar 2'], ROOMS['hangar 2'], STAIRS],
      late: 2,
    },
  ],
  goals: {
    Earth: [
      { goal: 'all killed', points: 4 },
      { goal: 'exit', points: 1, needed: 2 },
      { goal: 'exit', points: 1, needed: 4 },
    ],
  },
};

export const chibiComBase = (variation: 1 | 2) => (variation === 1 ? outbreak : underAttack);
