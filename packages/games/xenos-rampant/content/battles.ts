// Battles of the book that are data: what players could write themselves, with the rules of the catalogue that they carry out.
import type { Terms } from '../scenario/terms.ts';
import type { Scenario, Spot } from '../scenario/scenario.ts';

/** What most battles have. */
const USUAL: Omit<Scenario, 'name' | 'goals'> = {
  format: 1,
  text: '',
  rows: [],
  pieces: [],
  buildings: 'house',
  turns: 8,
  points: 24,
  lists: { A: null, B: null },
  attacks: 'dice',
  edges: null,
  first: 'attacker',
  zones: { attacker: [{ depth: 'usual' }], defender: [{ depth: 'usual' }] },
  deployment: {},
  reserve: [],
  markers: [],
  placedMarkers: 0,
  reinforcements: [],
  stances: { attacker: { is: 'HUNT' }, defender: { is: 'HUNT' } },
};

/** XR-M-ENCOUNTER-02 The middle and the four points half-way to the edges. */
export const FIVE_PLACES: Spot[] = [
  [24, 24],
  [12, 24],
  [36, 24],
  [24, 36],
  [24, 12],
];

export type DataBattle = 'GRIND' | 'ENCOUNTER' | 'FIGHTRET' | 'VIP' | 'DIVERSION' | 'DROP' | 'CONVOY';

export const BATTLES: Record<DataBattle, { scenario: Scenario; terms: Terms }> = {
  GRIND: {
    scenario: {
      ...USUAL,
      name: 'Meat Grinder',
      markers: [[24, 24]],
      goals: [
        { verb: 'kill', side: 'both', points: 'kill points' },
        { verb: 'destroy', what: 'commander', side: 'both', points: 2 },
        { verb: 'hold', points: 1, when: 'end', name: 'the crossroads' },
      ],
      stances: { attacker: { is: 'HUNT', seizeLate: 3 }, defender: { is: 'HUNT', seizeLate: 3 } },
    },
    terms: {
      name: 'GRIND',
      map: 'CROSS',
      blurb: 'Destroyed enemies score, their Commander 2 more, and the crossroads 1 at the end.',
      cites: {
        zones: 'XR-M-GRIND-01',
        markers: 'XR-M-GRIND-04',
        stance: 'XR-M-GRIND-05',
        goals: ['XR-M-GRIND-02', 'XR-M-GRIND-03', 'XR-M-GRIND-04'],
      },
    },
  },
  CONVOY: {
    scenario: {
      ...USUAL,
      name: 'Convoy',
      attacks: 'automaton',
      edges: { attacker: 'north', defender: 'south' },
      first: 'defender',
      zones: { attacker: [{ from: [0, 22], to: [48, 48] }], defender: [{ depth: 8, edge: 'south' }] },
      trucks: { count: 2, on: '=' },
      apart: 8,
      goals: [
        { verb: 'convoy', edge: 'north', from: 10, to: 38, truck: 4, escort: 1, lost: 4, left: 2 },
        { verb: 'kill', side: 'both', points: 'kill points' },
      ],
      stances: { attacker: { is: 'HUNT' }, defender: { is: 'SEIZE' } },
    },
    terms: {
      name: 'CONVOY',
      map: 'CANYON',
      blurb: 'Two trucks must leave by the north edge.',
      cites: {
        trucks: 'XR-M-CONVOY-01',
        truckStart: 'XR-M-CONVOY-02',
        apart: 'XR-M-CONVOY-03',
        exits: 'XR-M-CONVOY-04',
        stance: 'XR-M-CONVOY-08',
        goals: [['XR-M-CONVOY-05', 'XR-M-CONVOY-06'], 'XR-M-CONVOY-07'],
      },
    },
  },
  DROP: {
    scenario: {
      ...USUAL,
      name: 'Orbital Drop',
      edges: { attacker: null, defender: 'south' },
      zones: { attacker: [], defender: [{ middle: [24, 24], radius: 14 }] },
      reserve: ['attacker'],
      drop: ['attacker'],
      half: true,
      goals: [
        {
          verb: 'control',
          ground: 'P',
          at: [24, 24],
          points: 6,
          else: { side: 'defender', points: 2 },
          name: 'the pad',
        },
        { verb: 'kill', side: 'both', points: 'kill points' },
      ],
      stances: { attacker: { is: 'SEIZE' }, defender: { is: 'SEIZE', holds: 'Support Infantry' } },
    },
    terms: {
      name: 'DROP',
      map: 'PAD',
      blurb: 'The Attacker drops anywhere; sole control of the pad is worth 6.',
      cites: {
        reserve: 'XR-M-DROP-02',
        drop: 'XR-M-DROP-02',
        half: 'XR-M-DROP-01',
        stance: 'XR-M-DROP-06',
        goals: [['XR-M-DROP-03', 'XR-M-DROP-04'], 'XR-M-DROP-05'],
      },
    },
  },
  ENCOUNTER: {
    scenario: {
      ...USUAL,
      name: 'Encounter',
      turns: 6,
      reserve: ['attacker', 'defender'],
      markers: FIVE_PLACES,
      goals: [
        { verb: 'hold', points: 1, when: 'turn', from: 2 },
        { verb: 'kill', side: 'both', points: 'kill points' },
      ],
      stances: { attacker: { is: 'SEIZE' }, defender: { is: 'SEIZE' } },
    },
    terms: {
      name: 'ENCOUNTER',
      map: 'CROSS',
      blurb: 'Five markers, scored every turn from the second.',
      cites: {
        reserve: 'XR-M-ENCOUNTER-01',
        markers: 'XR-M-ENCOUNTER-02',
        stance: 'XR-M-ENCOUNTER-06',
        goals: ['XR-M-ENCOUNTER-03', 'XR-M-ENCOUNTER-04'],
      },
    },
  },
  FIGHTRET: {
    scenario: {
      ...USUAL,
      name: 'Fighting Retreat',
      attacks: 'automaton',
      edges: { attacker: 'north', defender: 'south' },
      zones: { attacker: [{ depth: 6 }], defender: [{ depth: 6 }] },
      deployment: { attacker: [{ depth: 6 }], defender: [{ middle: [24, 26], radius: 10 }] },
      goals: [
        { verb: 'exit', side: 'defender', edge: 'south', points: 'cost' },
        { verb: 'kill', side: 'attacker', points: 'cost' },
      ],
      stances: { attacker: { is: 'HUNT' }, defender: { is: 'SEIZE', coverEarly: 2 } },
    },
    terms: {
      name: 'FIGHTRET',
      map: 'CANYON',
      blurb: 'The Defender breaks out by the south edge; the Attacker stops them.',
      cites: {
        zones: 'XR-M-FIGHTRET-06',
        deployment: { attacker: 'XR-M-FIGHTRET-02', defender: 'XR-M-FIGHTRET-01' },
        exits: 'XR-M-FIGHTRET-03',
        stance: 'XR-M-FIGHTRET-07',
        goals: ['XR-M-FIGHTRET-04', 'XR-M-FIGHTRET-05'],
      },
    },
  },
  VIP: {
    scenario: {
      ...USUAL,
      name: 'VIP Extraction',
      zones: { attacker: [{ depth: 8 }], defender: [{ depth: 8 }] },
      goals: [
        { verb: 'carry', at: [24, 24], out: 5, held: 2 },
        { verb: 'kill', side: 'both', points: 'kill points' },
      ],
      stances: { attacker: { is: 'SEIZE' }, defender: { is: 'SEIZE' } },
    },
    terms: {
      name: 'VIP',
      map: 'JUNGLE',
      blurb: 'Carry the VIP off by your own edge for 5.',
      cites: {
        zones: 'XR-M-VIP-01',
        markers: 'XR-M-VIP-02',
        exits: 'XR-M-VIP-06',
        stance: 'XR-M-VIP-10',
        goals: [['XR-M-VIP-07', 'XR-M-VIP-08'], 'XR-M-VIP-09'],
      },
    },
  },
  DIVERSION: {
    scenario: {
      ...USUAL,
      name: 'Diversion',
      reserve: ['attacker'],
      placedMarkers: 3,
      goals: [
        { verb: 'reach', side: 'attacker', points: 'cost' },
        { verb: 'hold', points: 2, when: 'end' },
        { verb: 'kill', side: 'defender', points: 'kill points' },
      ],
      stances: { attacker: { is: 'SEIZE' }, defender: { is: 'HOLD' } },
    },
    terms: {
      name: 'DIVERSION',
      map: 'REFINERY',
      blurb: "Markers in the Defender's half; presence counts.",
      cites: {
        zones: 'XR-M-DIVERSION-01',
        reserve: 'XR-M-DIVERSION-03',
        stance: 'XR-M-DIVERSION-07',
        goals: ['XR-M-DIVERSION-04', 'XR-M-DIVERSION-05', 'XR-M-DIVERSION-06'],
      },
    },
  },
};
