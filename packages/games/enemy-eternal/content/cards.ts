// The cards by which the automaton acts: four rows by D6, each with an entry for 3 or more Wounds left and one for 1 or 2.
export type Row = 'Omega' | 'Delta' | 'Bravo' | 'Alpha';
export type Criterion = 'Closest' | 'Furthest' | 'Weakest' | 'Strongest' | 'Wounded' | 'Healthiest';

export interface Card {
  id: string;
  rows: Readonly<Record<Row, readonly [healthy: string, wounded: string]>>;
  preference: string;
  priorities: readonly Criterion[];
}

export const cards = {
  'Trooper-Focused': {
    id: 'EE-AC-01',
    rows: { Omega: ['F', 'F!'], Delta: ['O', 'O'], Bravo: ['A', 'M'], Alpha: ['A', 'A'] },
    preference: '-',
    priorities: ['Wounded', 'Closest', 'Strongest'],
  },
  'Tackler-Focused': {
    id: 'EE-AC-02',
    rows: { Omega: ['A!', 'D!'], Delta: ['O', 'A!'], Bravo: ['O!', 'M!'], Alpha: ['O!', 'O!*'] },
    preference: '[Secondary Weapon]',
    priorities: ['Closest', 'Weakest', 'Wounded'],
  },
  'Heavy-Focused': {
    id: 'EE-AC-03',
    rows: { Omega: ['O!', 'D!'], Delta: ['O!', 'O*'], Bravo: ['A!', 'A*'], Alpha: ['A!', 'A!*'] },
    preference: '-',
    priorities: ['Strongest', 'Closest', 'Healthiest'],
  },
  'Sniper-Focused': {
    id: 'EE-AC-04',
    rows: { Omega: ['M', 'D'], Delta: ['A', 'A!'], Bravo: ['A', 'D'], Alpha: ['A', 'A'] },
    preference: '-',
    priorities: ['Furthest', 'Wounded', 'Weakest'],
  },
  'Support-Focused': {
    id: 'EE-AC-05',
    rows: { Omega: ['D', 'F!'], Delta: ['D!', 'D!'], Bravo: ['D', 'D!'], Alpha: ['A', 'F'] },
    preference: 'Special Rules',
    priorities: ['Wounded', 'Weakest', 'Closest'],
  },
  'Psi-Focused': {
    id: 'EE-AC-06',
    rows: { Omega: ['A!', 'F!*'], Delta: ['O', 'F'], Bravo: ['A', 'M!'], Alpha: ['A!', 'A'] },
    preference: '[Mindspin]',
    priorities: ['Wounded', 'Weakest', 'Closest'],
  },
  Faceless: {
    id: 'EE-AC-07',
    rows: { Omega: ['O!*', 'A!'], Delta: ['O!*', 'M!*'], Bravo: ['A!*', 'A!*'], Alpha: ['A!*', 'A!*'] },
    preference: 'never takes cover',
    priorities: ['Closest', 'Strongest', 'Wounded'],
  },
  Officer: {
    id: 'EE-AC-08',
    rows: { Omega: ['D', 'F'], Delta: ['O!', 'O'], Bravo: ['A', 'A!'], Alpha: ['A', 'A!'] },
    preference: '-',
    priorities: ['Closest', 'Wounded', 'Strongest'],
  },
  Turret: {
    id: 'EE-AC-09',
    rows: { Omega: ['A', 'A'], Delta: ['A', 'A'], Bravo: ['A', 'A'], Alpha: ['A', 'A'] },
    preference: 'never moves; Overwatch if no target',
    priorities: ['Closest', 'Wounded', 'Weakest'],
  },
} as const satisfies Record<string, Card>;

export type CardName = keyof typeof cards;

export const cardOf = (name: CardName): Card => cards[name];

/** EE-AIM-03 The row of a D6. */
export const rowOf = (die: number): Row =>
  die === 1 ? 'Omega' : die <= 3 ? 'Delta' : die <= 5 ? 'Bravo' : 'Alpha';
