// The slots of the sentences: what may stand in each place of a goal, an end or an event.
import {
  type Condition,
  type End,
  type Order,
  type PieceTerms,
  type PodTerms,
  type Scenario,
  type Score,
  type Tie,
  WORKED_KINDS,
} from '@xenotable/enemy-eternal/content';

export type Slot =
  | { key: string; label: string; least: number; most: number }
  | {
      key: string;
      label: string;
      choices: readonly (readonly [value: string, words: string])[];
      wide?: true;
    };

export interface Kind {
  value: string;
  words: string;
  /** A sentence of this kind to begin with. */
  blank(scenario: Scenario): Record<string, unknown>;
  slots(scenario: Scenario): readonly Slot[];
}

const number = (key: string, label: string, least: number, most: number): Slot => ({
  key,
  label,
  least,
  most,
});
const choice = (key: string, label: string, choices: readonly (readonly [string, string])[]): Slot => ({
  key,
  label,
  choices,
});
const wide = (key: string, label: string, choices: readonly (readonly [string, string])[]): Slot => ({
  key,
  label,
  choices,
  wide: true,
});
const same = (words: readonly string[]) => words.map((one) => [one, one] as const);

const SIDE = choice('side', 'For', [
  ['both', 'either side'],
  ['A', 'side A'],
  ['B', 'side B'],
]);
const LEADER_SIDE = choice('side', 'Of', [
  ['A', 'side A'],
  ['B', 'side B'],
]);
const POINTS = number('points', 'Points', 1, 20);
const PIECE = choice('piece', 'Piece', same(WORKED_KINDS));
const LEAST = number('least', 'How many', 1, 30);
const TOKEN = choice('token', 'Token', same(['crate', 'cache', 'intel', 'vial']));
const area = (scenario: Scenario): Slot =>
  choice('area', 'Area', same(scenario.areas.map(({ name }) => name)));
const firstArea = (scenario: Scenario): string => scenario.areas[0]?.name ?? 'the middle';

export const SCORES: readonly Kind[] = [
  {
    value: 'destroy',
    words: 'destroy',
    blank: () => ({ verb: 'destroy', what: 'model', side: 'both', points: 1 }) satisfies Score,
    slots: () => [
      choice('what', 'What', [
        ['model', 'each enemy'],
        ['leader', 'the Leader'],
        ['half', 'half of the enemy'],
      ]),
      SIDE,
      POINTS,
    ],
  },
  {
    value: 'hold',
    words: 'hold',
    blank: (scenario) =>
      scenario.areas.length > 0
        ? { verb: 'hold', area: firstArea(scenario), side: 'both', points: 1 }
        : { verb: 'hold', piece: 'terminal', side: 'both', points: 1 },
    slots: (scenario) => [
      scenario.areas.length > 0 ? area(scenario) : PIECE,
      SIDE,
      POINTS,
      number('from', 'From round', 1, 20),
    ],
  },
  {
    value: 'carry',
    words: 'carry home',
    blank: () => ({ verb: 'carry', side: 'both', points: 1, home: 2 }) satisfies Score,
    slots: () => [SIDE, number('points', 'Elsewhere', 0, 20), number('home', 'At home', 0, 20)],
  },
  {
    value: 'hide',
    words: 'Leaders must not hide',
    blank: () => ({ verb: 'hide', from: 3, worth: 25 }) satisfies Score,
    slots: () => [number('from', 'From round', 1, 20), number('worth', 'Worth', 1, 200)],
  },
];

export const CONDITIONS: readonly Kind[] = [
  {
    value: 'reached',
    words: 'an area is reached',
    blank: (scenario) => ({ is: 'reached', area: firstArea(scenario) }) satisfies Condition,
    slots: (scenario) => [area(scenario)],
  },
  {
    value: 'cleared',
    words: 'nobody of side B is left',
    blank: () => ({ is: 'cleared' }) satisfies Condition,
    slots: () => [],
  },
  {
    value: 'worked',
    words: 'pieces are worked',
    blank: () => ({ is: 'worked', piece: 'terminal', least: 1 }) satisfies Condition,
    slots: () => [PIECE, LEAST],
  },
  {
    value: 'home',
    words: 'a token is carried home',
    blank: () => ({ is: 'home', token: 'cache' }) satisfies Condition,
    slots: () => [TOKEN],
  },
  {
    value: 'carried',
    words: 'tokens are carried',
    blank: () => ({ is: 'carried', least: 1 }) satisfies Condition,
    slots: () => [LEAST],
  },
  {
    value: 'out',
    words: 'civilians are out',
    blank: () => ({ is: 'out', least: 1 }) satisfies Condition,
    slots: () => [LEAST],
  },
  {
    value: 'rescued',
    words: 'civilians are rescued',
    blank: () => ({ is: 'rescued', least: 1 }) satisfies Condition,
    slots: () => [LEAST],
  },
  {
    value: 'civilians dead',
    words: 'civilians are dead',
    blank: () => ({ is: 'civilians dead', least: 1 }) satisfies Condition,
    slots: () => [LEAST],
  },
  {
    value: 'no civilian left',
    words: 'no civilian is left',
    blank: () => ({ is: 'no civilian left' }) satisfies Condition,
    slots: () => [],
  },
  {
    value: 'leader fallen',
    words: 'a Leader has fallen',
    blank: () => ({ is: 'leader fallen', side: 'B' }) satisfies Condition,
    slots: () => [LEADER_SIDE],
  },
  {
    value: 'leader alive',
    words: 'a Leader lives',
    blank: () => ({ is: 'leader alive', side: 'A' }) satisfies Condition,
    slots: () => [LEADER_SIDE],
  },
  {
    value: 'points',
    words: 'a side has points',
    blank: () => ({ is: 'points', least: 5 }) satisfies Condition,
    slots: () => [LEAST],
  },
  {
    value: 'timer',
    words: 'the timer has run',
    blank: () => ({ is: 'timer', least: 3 }) satisfies Condition,
    slots: () => [LEAST],
  },
  {
    value: 'round',
    words: 'a round has come',
    blank: () => ({ is: 'round', least: 3 }) satisfies Condition,
    slots: () => [LEAST],
  },
];

/** What decides a tie. */
export const TIES: readonly Kind[] = [
  {
    value: 'pieces',
    words: 'who holds more pieces',
    blank: () => ({ by: 'pieces' }) satisfies Tie,
    slots: () => [],
  },
  {
    value: 'supplies',
    words: 'who found more Supplies',
    blank: () => ({ by: 'supplies' }) satisfies Tie,
    slots: () => [],
  },
  {
    value: 'worth',
    words: 'who destroyed more',
    blank: () => ({ by: 'worth' }) satisfies Tie,
    slots: () => [],
  },
  {
    value: 'area',
    words: 'who holds an area',
    blank: (scenario) => ({ by: 'area', area: firstArea(scenario) }) satisfies Tie,
    slots: (scenario) => [area(scenario)],
  },
];

export const END_SLOTS: readonly Slot[] = [
  wide('wins', 'Who wins', [
    ['A', 'side A'],
    ['B', 'side B'],
    ['nobody', 'nobody'],
    ['points', 'who has more points'],
    ['worth', 'who destroyed more'],
  ]),
  wide('look', 'When', [
    ['at once', 'at once'],
    ['round', 'at the end of a round'],
    ['last', 'after the last round'],
  ]),
];

export const freshEnd: End = {
  wins: 'A',
  look: 'at once',
  if: [{ is: 'cleared' }],
  why: 'the goal is reached',
};

export const PODS: readonly Kind[] = [
  { value: 'start', words: 'at the start', blank: () => ({ when: 'start' }), slots: () => [] },
  {
    value: 'near',
    words: 'when somebody comes near its marker',
    blank: () => ({ when: 'near', within: 10 }),
    slots: () => [number('within', 'Within', 1, 48)],
  },
  { value: 'seen', words: 'when somebody sees its marker', blank: () => ({ when: 'seen' }), slots: () => [] },
];

export const podBlank = (pod: string, when: PodTerms['when']): Record<string, unknown> => ({
  pod,
  when,
  ...(when === 'near' && { within: 10 }),
});

export const PIECE_SLOTS: readonly Slot[] = [
  choice('makes', 'Working it', [
    ['once', 'uses it up'],
    ['held', 'makes it the side’s own'],
    ['switched', 'switches it on (A) or off (B)'],
  ]),
  choice('by', 'Who', [
    ['both', 'either side'],
    ['A', 'side A'],
    ['B', 'side B'],
  ]),
];

export const freshPiece: PieceTerms = { makes: 'once', by: 'both', minds: true };

export const DEEDS: readonly Kind[] = [
  {
    value: 'work',
    words: 'work pieces',
    blank: () => ({ do: 'work', piece: 'terminal' }) satisfies Order,
    slots: () => [PIECE],
  },
  {
    value: 'hold',
    words: 'hold a place',
    blank: (scenario) =>
      scenario.areas.length > 0
        ? { do: 'hold', area: firstArea(scenario) }
        : { do: 'hold', piece: 'terminal', within: 2 },
    slots: (scenario) =>
      scenario.areas.length > 0 ? [area(scenario)] : [PIECE, number('within', 'Within', 1, 48)],
  },
  {
    value: 'attack',
    words: 'attack',
    blank: () => ({ do: 'attack', what: 'leader', first: 'O' }) satisfies Order,
    slots: () => [choice('what', 'Whom', same(['leader', 'civilian', 'carrier']))],
  },
  {
    value: 'reach',
    words: 'reach an area',
    blank: (scenario) => ({ do: 'reach', area: firstArea(scenario) }) satisfies Order,
    slots: (scenario) => [area(scenario)],
  },
  {
    value: 'home',
    words: 'carry tokens home',
    blank: () => ({ do: 'home' }) satisfies Order,
    slots: () => [],
  },
  {
    value: 'pick up',
    words: 'pick up tokens',
    blank: () => ({ do: 'pick up', within: 8 }) satisfies Order,
    slots: () => [number('within', 'Within', 1, 48)],
  },
  {
    value: 'claim',
    words: 'take charge of civilians',
    blank: () => ({ do: 'claim' }) satisfies Order,
    slots: () => [],
  },
  {
    value: 'guard',
    words: 'guard the civilian',
    blank: () => ({ do: 'guard', otherwise: true }) satisfies Order,
    slots: () => [],
  },
  {
    value: 'rescue',
    words: 'rescue civilians',
    blank: () => ({ do: 'rescue' }) satisfies Order,
    slots: () => [],
  },
];
