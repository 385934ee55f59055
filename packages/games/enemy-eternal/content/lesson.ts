// The first evening in five bites of a few minutes, with dice that fall as written; together they are what the first season mission asks for.
import { type Json, type Lesson, same } from '@xenotable/kernel';
import { type Actions, type Spot, wordsOf } from '../choices.ts';
import { cellThing } from '../things.ts';

const seats: Lesson['seats'] = [{ kind: 'person', name: 'Commander' }];

/** Two soldiers, two Troopers, a barricade. */
const skirmish = {
  opponent: 'automaton',
  difficulty: 'Classic',
  size: [18, 12],
  terrain: {
    hard: [
      [12, 2],
      [6, 4],
    ],
    soft: [
      [5, 9],
      [5, 8],
    ],
  },
};

const aiming: Lesson = {
  title: 'Aim and fire',
  teaches: 'Whose die is drawn acts; a careful shot takes both actions.',
  minutes: 2,
  seats,
  given: {
    ...skirmish,
    models: [
      { side: 'A', unit: 'Rookie', at: [2, 8] },
      { side: 'A', unit: 'Ranger', leader: true, at: [2, 4] },
      { side: 'B', unit: 'ADVENT Trooper', at: [10, 8] },
      { side: 'B', unit: 'ADVENT Trooper', at: [13, 2] },
    ],
  },
  opening: ['A'],
  pages: [
    {
      text: 'All dice are in one bag: two of yours, two of the enemy. Yours came out first, so you choose who acts. Point at the Rookie.',
      rule: 'EE-RND-02',
      expects: 'Activate Rookie',
      dice: [],
      things: ['bag'],
    },
    {
      text: 'Point at Trooper 1: the best way to hurt it is planned, with its chances and other ways beside it. Two actions make a careful shot: AIM 7, +1 for short range. Point at it again to fire.',
      rule: 'EE-SHO-04',
      expects: 'Attack ADVENT Trooper 1 with the Assault Rifle, two actions',
      // hit with 7, armour fails with 9: 2 Wounds; then the enemy's die: Trooper 1 rolls 1 on its card and gets away; then ours
      dice: [3, 4, 5, 4, 'automaton', 1, 'A'],
      things: ['unit:ADVENT Trooper 1'],
    },
  ],
  farewell:
    'Hit, and hurt: the armour of the Trooper failed, 3 damage less 1 for what it resists. Its card made it run; before your next act the panel shows what each enemy would do.',
};

const covering: Lesson = {
  title: 'Cover',
  teaches: 'Run behind something, and fire with the action that is left.',
  minutes: 2,
  seats,
  given: {
    ...skirmish,
    models: [
      { side: 'A', unit: 'Rookie', leader: true, at: [2, 4] },
      { side: 'B', unit: 'ADVENT Trooper', at: [13, 4], wounds: 2 },
      { side: 'B', unit: 'ADVENT Trooper', at: [15, 9] },
    ],
  },
  opening: ['A'],
  pages: [
    {
      text: 'One soldier against two. It must not stand in the open: activate it.',
      rule: 'EE-RND-03',
      expects: 'Activate Rookie',
      dice: [],
    },
    {
      text: 'Run to the cell behind the barricade, marked on the board: one action, up to 6 cells. The preview says who could hurt you there, and with which chance.',
      rule: 'EE-ACT-08',
      expects: { do: 'run', actions: 1, to: [5, 4] },
      dice: [],
      things: ['cell:5,4'],
    },
    {
      text: 'One action is left: fire at Trooper 1. Moving and haste cost 1 each, but it has only 2 Wounds left: a hit that hurts kills.',
      rule: 'EE-SHO-06',
      expects: 'Attack ADVENT Trooper 1 with the Assault Rifle, one action',
      // hit with 4, armour fails with 9; then the other Trooper rolls 4 on its card, A, and fires: the barricade takes 2 off, and it misses
      dice: [2, 2, 5, 4, 'automaton', 4, 5, 5, 'A'],
      things: ['unit:ADVENT Trooper 1'],
    },
  ],
  farewell:
    'It fired back, but hard cover takes 2 off what it needs. Cover counts only against those on its other side.',
};

const watching: Lesson = {
  title: 'Overwatch',
  teaches: 'Hold a shot ready for whoever moves in sight.',
  minutes: 2,
  seats,
  given: {
    ...skirmish,
    models: [
      { side: 'A', unit: 'Rookie', leader: true, at: [5, 4] },
      { side: 'B', unit: 'ADVENT Trooper', at: [15, 9], wounds: 2 },
      { side: 'B', unit: 'ADVENT Trooper', at: [17, 0] },
    ],
  },
  opening: ['A'],
  pages: [
    {
      text: 'The enemy is far and will come. Activate the Rookie.',
      rule: 'EE-RND-03',
      expects: 'Activate Rookie',
      dice: [],
    },
    {
      text: 'Overwatch takes one action: the marked area is what the Rookie watches.',
      rule: 'EE-OVW-01',
      expects: 'Overwatch with the Assault Rifle',
      dice: [],
    },
    {
      text: 'Nothing useful is left to do here. End the activation.',
      rule: 'EE-ACT-11',
      expects: 'End the activation',
      // Trooper 1 is wounded and rolls 1: it falls back, through your sight
      dice: ['automaton', 1],
    },
    {
      text: 'It moves in your sight: you are asked at every cell. The panel has the chance here; Hold fire waits for a later cell. Fire.',
      rule: 'EE-OVW-02',
      expects: 'Rookie fires',
      dice: [2, 3, 5, 4],
    },
  ],
  farewell:
    'A watcher fires once. The enemy watches too: a path that crosses its sight shows the cell and the chance before you run.',
};

/** The four cells of the marker. */
const MARKER: readonly Spot[] = [
  [17, 11],
  [18, 11],
  [17, 12],
  [18, 12],
];

/** A Run with so many actions to any cell that fits. */
const runsTo =
  (actions: Actions, fits: (to: Spot) => boolean) =>
  (choice: Json): boolean => {
    const { do: what, actions: taken, to } = wordsOf(choice);
    if (what !== 'run' || taken !== actions || !Array.isArray(to)) return false;
    const [x, y] = to;
    return typeof x === 'number' && typeof y === 'number' && fits([x, y]);
  };

/** The site of the first season mission, with those who have come to take it. */
const outpost = { mission: 'SE1.1', opponent: 'automaton', difficulty: 'Normal' };

const revealing: Lesson = {
  title: 'Into the unknown',
  teaches: 'What comes into view stops a run, and asks.',
  minutes: 3,
  seats,
  given: {
    ...outpost,
    models: [
      { side: 'A', unit: 'Ranger', leader: true, at: [5, 9] },
      { side: 'A', unit: 'Rookie', at: [3, 13] },
      { side: 'B', unit: 'ADVENT Trooper', pod: 'a', place: 'reserve' },
      { side: 'B', unit: 'ADVENT Trooper', pod: 'a', place: 'reserve' },
    ],
    pods: { a: [19, 12] },
  },
  opening: ['A'],
  pages: [
    {
      text: 'This is the Outpost, your first mission. Its guards are not on the board yet: they come when somebody is within 12 of the marker. The Ranger draws no fire while it moves: send it first.',
      rule: 'EE-SPC-34',
      expects: 'Activate Ranger',
      dice: [],
    },
    {
      text: 'Run ahead with both actions, to the marked cell. The eye on the path marks the cell where the guards come: the run pauses there and asks.',
      rule: 'EE-M-SE11-03',
      expects: { do: 'run', actions: 2, to: [13, 9] },
      accepts: runsTo(2, ([x]) => x >= 13 && x <= 16),
      instead:
        'Run with both actions: point at the marked cell or beyond it, outside the border of one action.',
      dice: [],
      things: ['cell:13,9'],
    },
    {
      text: 'Guards! They act from the next round on. You may stop here, or go on to the cell that you had in mind. Its label says how safe it is against them. Go on.',
      rule: 'EE-MOV-06',
      expects: 'Go on',
      dice: ['A'],
    },
    {
      text: 'Now the Rookie: activate it.',
      rule: 'EE-RND-03',
      expects: 'Activate Rookie',
      dice: [],
    },
  ],
  farewell:
    'Before your next act the panel says what each guard would do, with the chance of every act. Plan with it.',
};

const winning: Lesson = {
  title: 'Take the Outpost',
  teaches: 'Clear the site, reach the marker, win.',
  minutes: 3,
  seats,
  given: {
    ...outpost,
    models: [
      { side: 'A', unit: 'Rookie', at: [13, 11] },
      { side: 'A', unit: 'Ranger', leader: true, at: [13, 12] },
      { side: 'B', unit: 'ADVENT Trooper', at: [21, 11], wounds: 2 },
    ],
    pods: { a: { at: [19, 12], placed: true } },
    goals: { reached: 0 },
  },
  opening: ['A'],
  pages: [
    {
      text: 'The goals stand above the board: one guard is left, and nobody has reached the marker in the middle. The Rookie first.',
      rule: 'EE-M-SE11-05',
      expects: 'Activate Rookie',
      dice: [],
    },
    {
      text: 'Two Wounds are left to it. Point at it: a careful shot kills if it hurts.',
      rule: 'EE-ACT-06',
      expects: 'Attack ADVENT Trooper with the Assault Rifle, two actions',
      dice: [2, 2, 5, 4, 'A'],
      things: ['unit:ADVENT Trooper'],
    },
    {
      text: 'Cleared. Your last die: the Ranger.',
      rule: 'EE-M-SE11-04',
      expects: 'Activate Ranger',
      dice: [],
    },
    {
      text: 'Run onto the marker.',
      rule: 'EE-M-SE11-04',
      expects: { do: 'run', actions: 1, to: [17, 12] },
      accepts: runsTo(1, (to) => MARKER.some((cell) => same(cell, to))),
      instead: 'Run onto one of the four cells of the marker, with one action.',
      dice: [],
      things: MARKER.map(cellThing),
    },
    {
      text: 'What counts is where an activation ends. End it here, and the Outpost is yours.',
      rule: 'EE-M-SE11-04',
      expects: 'End the activation',
      dice: [],
    },
  ],
  farewell: 'Won. Now the real thing: the same site, a Ranger and a Grenadier against three guards.',
};

export const lessons: readonly Lesson[] = [aiming, covering, watching, revealing, winning];
