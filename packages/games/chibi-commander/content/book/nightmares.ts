// High Spot, Evil Dreams and Blood Pool as scenarios.
import { typesAt } from '../units.ts';

const both = { format: 1, game: 'chibi-commander', play: 'against the automaton', blips: false, rounds: 15 };

/** High Spot: ten waves of Invaders, one squad. */
export const highSpot = {
  ...both,
  name: 'High Spot',
  text: 'Hold the hill, wave after wave.',
  map: 'City',
  // CC-M-HS-02
  squads: { 'CHIBI COM': { exactly: [4, 3, 1] } },
  events: [
    {
      event: 'waves',
      // CC-M-HS-07
      waves: [
        ['Birdy', 'Birdy', 'Serpent Man', 'Serpent Man', 'Serpent Man'],
        ['Birdy', 'Birdy', 'Harakiri', 'Harakiri', 'Agressor'],
        ['Harakiri', 'Harakiri', 'Galbert', 'Hitman', 'Hitman', 'Gorgan', 'Gorgan'],
        ['Larva', 'Larva', 'Cray', 'Ledoc', 'UFO'],
        ['Taura', 'Taura', 'Tauri', 'Tauri', 'Tentacle', 'Tentacle', 'Exo-Alien'],
        ['Exo-Alien', 'Arotron', 'Titan', 'Omega'],
        ['PSI', 'Alpha Gorgan', 'Hitman', 'Hitman', 'Muhl', 'Assasine'],
        typesAt('Reapers', 3),
        typesAt('Aliens', 3),
        [...typesAt('Reapers', 3), ...typesAt('Aliens', 3)],
      ],
      points: 4,
      quadrants: true,
      spread: 3,
      heal: 'one',
    },
  ],
  goals: { Earth: [{ goal: 'kill', points: 1 }] },
};

/** Every human who dies is a point. */
const HUNT = {
  Invaders: [
    { goal: 'kill', points: 1 },
    { goal: 'civilians killed', points: 1 },
  ],
};

/** Evil Dreams: a PSI and an Omega against waves of the Earth Force. */
export const evilDreams = {
  ...both,
  name: 'Evil Dreams',
  text: 'You are the nightmare. How far do you get?',
  people: 'Invaders',
  map: 'Province',
  squads: { Aliens: { units: ['PSI', 'Omega'] } },
  // CC-M-ED-04, CC-M-ED-05
  powers: { actions: 3, armed: true },
  events: [
    {
      event: 'waves',
      // CC-M-ED-08
      waves: [
        [3, 0, 0],
        [3, 1, 0],
        [3, 2, 0],
        [2, 1, 1],
        [2, 2, 1],
        [2, 1, 2],
        [2, 2, 2],
        [0, 3, 2],
        [0, 3, 3],
        [0, 4, 3],
        [0, 4, 4],
        [0, 5, 5],
        [0, 0, 12],
      ],
      points: 6,
      folk: 8,
      far: 5,
      heal: 'all',
    },
  ],
  goals: HUNT,
};

/** Blood Pool: a brood that grows with its victims. */
export const bloodPool = {
  ...both,
  name: 'Blood Pool',
  text: 'The town is yours. Let nobody out.',
  people: 'Invaders',
  map: 'City',
  // CC-M-BP-02
  squads: {
    Aliens: { slots: 1, of: ['Titan', 'Beast', 'Cray'], beside: ['Larva', 'Harakiri', 'Galbert'] },
  },
  powers: { armed: true },
  events: [
    {
      event: 'waves',
      // CC-M-BP-08
      waves: [
        [6, 0, 0],
        [4, 2, 0],
        [4, 4, 0],
        [2, 2, 2],
        [2, 4, 2],
        [2, 4, 4],
        [0, 6, 4],
        [0, 4, 6],
        [0, 6, 6],
        [0, 0, 12],
      ],
      points: 6,
      folk: 8,
      far: 5,
    },
    { event: 'hatchery', brood: ['Larva', 'Harakiri', 'Galbert'] },
  ],
  goals: HUNT,
};
