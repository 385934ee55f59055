// The tutorial: five bites of a few minutes with fixed dice. Each page says something and waits for one choice.
import { type Box, inBox } from '@xenotable/board';
import { type Json, type Lesson, isObject } from '@xenotable/kernel';

const SEATS = [
  { kind: 'person', name: 'Marshal' },
  { kind: 'automaton', name: 'The Brood' },
];

/** Two detachments that face each other at the crossroads. */
const facing = (
  own: Record<string, Json>,
  theirs: Record<string, Json>,
  more: Record<string, Json> = {},
): Json => ({
  map: 'CROSS',
  step: 'phase',
  'no obstacles': true,
  ...more,
  seats: {
    A: { name: 'Marshal', total: 24, units: own },
    B: { name: 'The Brood', total: 24, automaton: true, units: theirs },
  },
});

/** A move whose end lies in a box, in hundredths of an inch. */
const endsIn =
  (box: Box) =>
  (choice: Json): boolean => {
    const path = isObject(choice) ? choice['path'] : undefined;
    const end = Array.isArray(path) ? path.at(-1) : undefined;
    if (!Array.isArray(end)) return false;
    const [x, y] = end;
    return typeof x === 'number' && typeof y === 'number' && inBox(x, y, box);
  };

const QUEEN = { unit: 'Greater Xenomorphs', at: [44, 45], commander: true };

const orders: Lesson = {
  title: 'Free orders first',
  teaches: 'You order a move and a shot that need no test.',
  minutes: 2,
  seats: SEATS,
  given: facing(
    {
      Scouts: { unit: 'Light Infantry + Increased Squad Size', at: [18, 13] },
      Rifles: { unit: 'Heavy Infantry + Increased Squad Size', at: [24, 12], commander: true },
      Guns: { unit: 'Support Infantry', at: [36, 11] },
    },
    { Horde: { unit: 'Lesser Xenomorphs + Swarm', at: [24, 28] }, Queen: QUEEN },
  ),
  opening: [],
  pages: [
    {
      text: 'Your units are blue. Each can be given one order in your phase. The Scouts have a Free Move: it needs no test and cannot fail. Point at the Scouts, then at the ruin north-west of them: order and way are one plan. Or take Scouts: Move in the list.',
      rule: 'XR-ORD-02',
      expects: 'Scouts: Move',
      dice: [],
    },
    {
      text: 'Point at the ruin. The ghost shows where they would stand, and the label how much of their 8" is used. Ruins cost double, but they are hard cover: 2 more Armour against shots.',
      rule: 'XR-MOV-01',
      expects: { path: [[1500, 1700]] },
      dice: [],
      accepts: endsIn({ west: 1200, south: 1600, east: 1800, north: 2000 }),
      instead: 'Not quite: the ruin north-west of the Scouts is the safer place.',
    },
    {
      text: 'The Rifles shoot for free. Point at the Rifles, then at the Horde: the shot is planned, with its chances at the right. Ten dice, each 5 or 6 hits; the hits are divided by Armour 3. Point at the Horde again to shoot.',
      rule: 'XR-SHO-06',
      expects: 'Rifles: Shoot at Horde',
      dice: [6, 6, 5, 5, 5, 6, 2, 1, 3, 4, 4, 3],
    },
  ],
  farewell:
    'Six hits on Armour 3 cost 2 points. That is a Free order: no test, no risk. Play now begins a battle with all of it.',
};

const tests: Lesson = {
  title: 'Some will not be obeyed',
  teaches: 'You give an order that must be tested, and know what it risks.',
  minutes: 3,
  seats: SEATS,
  given: facing(
    {
      Scouts: { unit: 'Light Infantry + Increased Squad Size', at: [20, 12] },
      Guns: { unit: 'Support Infantry', at: [28, 11] },
      Rifles: { unit: 'Heavy Infantry + Increased Squad Size', at: [24, 8], commander: true },
      Militia: { unit: 'Militia Rabble', at: [12, 4] },
    },
    { Horde: { unit: 'Lesser Xenomorphs + Swarm', at: [24, 26] }, Queen: QUEEN },
  ),
  opening: [],
  pages: [
    {
      text: 'A failed test ends your phase at once. So what is Free comes first: the Guns shoot for free. The plan at the board says how likely each order is reached.',
      rule: 'XR-ORD-06',
      expects: 'Guns: Shoot at Horde',
      dice: [4, 4, 5, 1, 2, 3, 3, 2, 1, 1, 5, 4],
    },
    {
      text: 'The Rifles shoot for free as well. Give this order before anything that could fail.',
      rule: 'XR-ORD-02',
      expects: 'Rifles: Shoot at Horde',
      dice: [5, 6, 5, 1, 2, 3, 4, 2, 1, 3, 5, 5],
    },
    {
      text: 'The Scouts must test to shoot: two dice on 6 or more, and 1 is added because the Commander is within 12". That is 30 of 36 throws. It comes after all that is Free: if it fails, only the Militia, who must test as well, get no order.',
      rule: 'XR-ORD-03',
      expects: 'Scouts: Shoot at Horde',
      dice: [2, 4, 5, 5, 6, 1, 2, 3, 4, 4, 1, 2, 4, 3],
    },
  ],
  farewell:
    'It was obeyed. Open the line of the log: every number that was added stands there with its rule.',
};

const courage: Lesson = {
  title: 'Courage breaks before bodies do',
  teaches: 'You suppress a unit and drive it off.',
  minutes: 3,
  seats: SEATS,
  given: facing(
    {
      Rifles: { unit: 'Heavy Infantry + Increased Squad Size', at: [24, 12], commander: true },
      Guns: { unit: 'Support Infantry', at: [29, 14] },
      Scouts: { unit: 'Light Infantry', at: [14, 6] },
    },
    { Pack: { unit: 'Lesser Xenomorphs', at: [24, 29] }, Queen: QUEEN },
  ),
  opening: [],
  pages: [
    {
      text: 'Every unit that is hit by a shot tests its Courage: two dice against 4+, less the points just lost. Shoot at the Pack with the Rifles.',
      rule: 'XR-COU-09',
      expects: 'Rifles: Shoot at Pack',
      dice: [5, 5, 6, 1, 2, 3, 4, 4, 1, 2, 2, 1],
    },
    {
      text: 'It failed: it runs into the ruin and is Suppressed. A Suppressed unit does nothing until it rallies, and loses a point for each further failure. At 0 or less it breaks and is gone. In hard cover its Armour is 5: ten hits are needed for two points. Try it with the Guns.',
      rule: 'XR-SUP-01',
      expects: 'Guns: Shoot at Pack',
      dice: [4, 5, 6, 4, 5, 6, 4, 5, 6, 4, 1],
    },
  ],
  farewell:
    'Routed units count like destroyed ones. Suppressing the dangerous enemy is often better than killing the weak one.',
};

const charge: Lesson = {
  title: 'Cold steel',
  teaches: 'You charge, and see who gives way.',
  minutes: 3,
  seats: SEATS,
  given: facing(
    {
      Guard: { unit: 'Elite Infantry', at: [15, 10], commander: true },
      Rifles: { unit: 'Heavy Infantry', at: [32, 10] },
    },
    { Pack: { unit: 'Lesser Xenomorphs', at: [15, 17], suppressed: true }, Queen: QUEEN },
  ),
  opening: [],
  pages: [
    {
      text: 'Elite Infantry Attacks for free. Point at the Pack: shooting and charging are compared. The ruin gives it Armour 5 against shots, but cover does not help in a fight, and a Suppressed enemy hits back only on 6. Charge it: point at it again.',
      rule: 'XR-ATK-01',
      expects: 'Guard: Attack against Pack',
      dice: [],
    },
    {
      text: 'It is in reach. The way into contact is planned; go.',
      rule: 'XR-ATK-04',
      expects: 'Charge 4" to the north',
      dice: [6, 5, 5, 4, 4, 4, 4, 1, 2, 3, 6, 1, 2, 3, 4, 5, 1, 2, 3, 4, 2, 1],
    },
  ],
  farewell:
    'Both sides strike at once; who lost more gives way. An enemy in reach of your line will do this to you: point at it to see how far it comes.',
};

const victory: Lesson = {
  title: 'What wins',
  teaches: 'You take the crossroads in the last turn.',
  minutes: 2,
  seats: SEATS,
  given: facing(
    {
      Scouts: { unit: 'Light Infantry + Increased Squad Size', at: [24, 18] },
      Rifles: { unit: 'Heavy Infantry + Increased Squad Size', at: [30, 8], commander: true },
    },
    { Pack: { unit: 'Lesser Xenomorphs', at: [4, 45] }, Queen: QUEEN },
    { scenario: 'GRIND', turn: 8 },
  ),
  opening: [],
  pages: [
    {
      text: 'The strip above the board says what scores, and how it stands. The crossroads is worth 1 Victory Point at the end, and this is the last turn. The Scouts can get there.',
      rule: 'XR-M-GRIND-04',
      expects: 'Scouts: Move',
      dice: [],
    },
    {
      text: 'A marker is held by who is within 3" of it, un-Suppressed, with no enemy there. Go to the middle.',
      rule: 'XR-VIC-03',
      expects: { path: [[2400, 2400]] },
      accepts: endsIn({ west: 2200, south: 2200, east: 2600, north: 2600 }),
      dice: [],
    },
    {
      text: 'That is all for this turn. The button asks before it ends a phase with orders left: here nothing better is to be done.',
      rule: 'XR-TRN-05',
      expects: 'End your phase',
      dice: [],
    },
  ],
  farewell:
    'The battle is counted. Now Play now: the same platoon against a young brood that fights as well as you do.',
};

export const lessons: readonly Lesson[] = [orders, tests, courage, charge, victory];
