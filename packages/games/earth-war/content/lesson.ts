// Five short lessons with fixed cards and dice. Each page says something and waits for one choice.
import type { Lesson } from '@xenotable/kernel';
import { slotThing } from '../things.ts';

const seats = [{ kind: 'person', name: 'Sergeant' }];

const ranges: Lesson = {
  title: 'Stand where you shoot best',
  teaches: 'You can read the four bands and move your squad with CP and orders.',
  minutes: 2,
  seats,
  given: {
    at: 'a round begins',
    mission: 1,
    node: 1,
    ammo: 9,
    squad: [
      { unit: 'Squad Leader', name: 'Vale' },
      { unit: 'Smartgunner', name: 'Osei' },
      { unit: 'Dog Team', name: 'Brandt' },
    ],
    combat: { cards: { D1: {}, M1: {}, M2: {} }, round: 0 },
  },
  opening: [6, 9, 7],
  pages: [
    {
      text: 'Three cards lie face down: a Drone and two shadows. Each unit has a range of its own: 1 and 2 are CLOSE, 3 to 5 SHORT, 6 to 8 MEDIUM, 9 and 10 LONG. The boxes on a unit are its FIRE in each band; the dark one is where it stands. Vale stands at 6. One CP brings him to 5: SHORT, where his FIRE is 5.',
      rule: 'EW-RNG-04',
      expects: 'Vale one nearer',
      dice: [],
    },
    {
      text: 'An order moves up to three units by a whole band. Osei at LONG has FIRE 4, at MEDIUM 6.',
      rule: 'EW-O-06',
      expects: 'Close the gap!',
      dice: [],
    },
    { text: 'Osei first.', rule: 'EW-BND-02', expects: 'Osei moves', dice: [] },
    { text: 'And the Dog Team: FIRE 4 at SHORT.', rule: 'EW-BND-02', expects: 'Brandt moves', dice: [] },
    {
      text: 'Vale could go on to CLOSE, but his FIRE is 4 there, enemies bite whoever stands nearest, and the acid of those that die splashes there. The star with a percentage on a unit is its chance to be hurt in this round; acid counts in it once fatal wounds lie. Leave him: the order is over.',
      rule: 'EW-S6-03',
      expects: 'Go on',
      dice: [],
    },
    { text: 'Everybody stands well. Go on to the shooting.', rule: 'EW-RNG-06', expects: 'Go on', dice: [] },
  ],
  farewell: 'Ranges are new every round; CP come back one by one.',
};

const firing: Lesson = {
  title: 'Look, then fire',
  teaches: 'You can turn up cards, fire, and make a bad shot again.',
  minutes: 3,
  seats,
  given: {
    at: 'the lights are on',
    mission: 1,
    node: 3,
    ammo: 9,
    squad: [
      { unit: 'Squad Leader', name: 'Vale', rn: 5 },
      { unit: 'Smartgunner', name: 'Osei', rn: 6 },
      { unit: 'Dog Team', name: 'Brandt', rn: 4 },
    ],
    combat: { cards: { D1: {}, N1: {}, M1: {}, M2: {} }, slots: ['?', '?', '?', '?'], cp: 3 },
  },
  opening: [],
  pages: [
    {
      text: 'Four cards: a Drone, a Civilian, two shadows. Above each card stands the chance that it is an enemy. For 1 CP an order turns up two.',
      rule: 'EW-O-02',
      expects: 'Check those corners!',
      dice: [],
    },
    { text: 'The first one.', rule: 'EW-S2-04', expects: 'Turn up slot 1', dice: ['M1'] },
    {
      text: 'Merely Shadows: a wound there does nothing and costs one AMMO. The next one.',
      rule: 'EW-MSH-01',
      expects: 'Turn up slot 2',
      dice: ['D1'],
    },
    {
      text: 'The Drone: its card shows ATTACK in each band, how many wounds it makes at most, whom it seeks, and the three hearts that kill it. AMBUSH would cancel the hits of one round, but not while your Dog Team stands. Vale has FIRE 5: a number of 5 or less hits, and lower is better.',
      rule: 'EW-S2-01',
      expects: 'Vale fires',
      dice: [3],
    },
    {
      text: 'A 3 against FIRE 5: three hits, for 5, 4 and 3. A unit never makes more than its CAP; point at it to read that. Now the Smartgunner.',
      rule: 'EW-RN-03',
      expects: 'Osei fires',
      dice: [9],
    },
    {
      text: 'A miss. The same check again for 1 CP.',
      rule: 'EW-O-12',
      expects: 'One more burst! Osei',
      dice: [4],
    },
    {
      text: 'Three more. The dog may hold: what is not needed is not fired.',
      rule: 'EW-S2-03',
      expects: 'Brandt holds fire',
      dice: [],
    },
  ],
  farewell: 'Hits are placed next, all of them, before the other cards are turned.',
};

const placing: Lesson = {
  title: 'Fire at shadows',
  teaches: 'You can place hits on cards that nobody knows, and save AMMO when you were wrong.',
  minutes: 3,
  seats,
  given: {
    at: 'gather the wounds',
    mission: 1,
    node: 3,
    ammo: 9,
    squad: [
      { unit: 'Squad Leader', name: 'Vale', rn: 5, act: 'fire', sl: 3 },
      { unit: 'Smartgunner', name: 'Osei', rn: 6, act: 'fire', sl: 3 },
      { unit: 'Dog Team', name: 'Brandt', rn: 4, act: 'hold' },
    ],
    combat: {
      cards: { D1: {}, D2: {}, M1: {}, N1: {} },
      slots: ['D1', '?', '?', 'N1'],
      cp: 2,
    },
  },
  opening: [],
  pages: [
    {
      text: 'Six hits. The Drone in slot 1 dies of three. A second Drone and a shadow lie in slots 2 and 3, you cannot know which. Put three on slot 1 and three on slot 2: click a card once for each. The plate below a card says what they would do there; minus takes one back.',
      rule: 'EW-S3-01',
      expects: { do: 'assign', wounds: [3, 3, 0, 0] },
      things: [slotThing(1), slotThing(2)],
      dice: ['M1', 'D2'],
    },
    {
      text: 'Bad luck: slot 2 was the shadow, and three AMMO are lost. Or not: this order saves three. After it nothing is left to decide; both Drones strike, the doomed one too.',
      rule: 'EW-O-04',
      expects: 'Short controlled bursts!',
      dice: [],
    },
    { text: 'They strike.', rule: 'EW-S5-02', expects: 'Go on', dice: [9, 7] },
  ],
  farewell:
    'Both were out of reach. Drone D1 is dead, and the Civilian was rescued because somebody stood at SHORT. The other Drone is shuffled in again.',
};

const biting: Lesson = {
  title: 'When they bite',
  teaches: 'You can decide who takes the wounds, save somebody with the Medic, and know what acid does.',
  minutes: 2,
  seats,
  given: {
    at: 'enemy wounds',
    mission: 1,
    node: 1,
    ammo: 9,
    squad: [
      { unit: 'Squad Leader', name: 'Vale', rn: 5 },
      { unit: 'Recruit', name: 'Moss', rn: 1 },
      { unit: 'Medic', name: 'Kovac', rn: 8 },
    ],
    combat: {
      cards: { D1: { sprung: true }, M1: {} },
      slots: [{ card: 'D1', up: true, wounds: 3 }, 'M1'],
      cp: 3,
    },
  },
  opening: [2, 3],
  pages: [
    {
      text: 'Three hits lie on the Drone: it dies at the end of the round, but first it comes CLOSE and bites: ATTACK 5, a 3: two wounds, for that is its most. It seeks the nearest: Moss, who has a single heart. An order lets somebody else take them all. Vale has three.',
      rule: 'EW-O-09',
      expects: 'Hold the line! Vale',
      dice: [4, 8],
    },
    {
      text: 'Armour is checked for each wound: ARM 4 stopped one with a 4, the other came through with an 8. A standing Medic can treat it at once for the last CP.',
      rule: 'EW-O-08',
      expects: 'Medic! Vale: Drone',
      dice: [5],
    },
  ],
  farewell:
    'Nobody is hurt; without the order the Recruit would be DOWN. The Drone died with Moss at CLOSE: ACID 3 burns the first there on a 3 or less, and no armour stops it. A 5: nothing this time. Kill from afar, or fall back first.',
};

const whole: Lesson = {
  title: 'First contact: a whole round',
  teaches: 'You can play a round from the ranges to the last bite.',
  minutes: 4,
  seats,
  given: {
    at: 'a round begins',
    mission: 1,
    node: 3,
    ammo: 9,
    squad: [
      { unit: 'Squad Leader', name: 'Vale' },
      { unit: 'Rifleman', name: 'Nadeem' },
      { unit: 'Dog Team', name: 'Brandt' },
    ],
    combat: { cards: { D1: {}, N1: {}, M1: {}, M2: {} }, round: 0 },
  },
  opening: [6, 4, 7],
  pages: [
    {
      text: 'Four cards lie face down: a Drone, a Civilian and two shadows. Nobody knows which is which. Each of your units stands at its own range: Vale at MEDIUM, Nadeem at SHORT, Brandt and the dog at MEDIUM. A Command Point moves Vale one nearer, into SHORT.',
      rule: 'EW-RNG-04',
      expects: 'Vale one nearer',
      dice: [],
    },
    {
      text: 'At SHORT he shoots better and can help a Civilian. That is enough; go on to the shooting.',
      rule: 'EW-RNG-06',
      expects: 'Go on',
      dice: [],
    },
    {
      text: 'Before you shoot, look. An order turns up two cards for one CP.',
      rule: 'EW-O-02',
      expects: 'Check those corners!',
      dice: [],
    },
    { text: 'Turn up the first card.', rule: 'EW-S2-04', expects: 'Turn up slot 1', dice: ['M1'] },
    {
      text: 'Merely Shadows: a wound placed there costs one AMMO and does nothing. One more look.',
      rule: 'EW-MSH-01',
      expects: 'Turn up slot 2',
      dice: ['N1'],
    },
    {
      text: 'A Civilian. Do not shoot there. The Drone is one of the last two cards. Vale fires: FIRE 5 at SHORT, so a 5 or less hits.',
      rule: 'EW-S2-01',
      expects: 'Vale fires',
      dice: [3],
    },
    {
      text: 'A 3 against FIRE 5: three hits. Now Nadeem.',
      rule: 'EW-RN-03',
      expects: 'Nadeem fires',
      dice: [5],
    },
    {
      text: 'One hit. And the Dog Team; while it stands nothing can ambush you.',
      rule: 'EW-S4-09',
      expects: 'Brandt fires',
      dice: [9],
    },
    {
      text: 'A miss. Your last CP buys the check again.',
      rule: 'EW-O-12',
      expects: 'One more burst! Brandt',
      dice: [2],
    },
    {
      text: 'One more. Five hits are to be placed, all of them, before the cards are turned. A Drone dies of three. Put three on slot 3 and two on slot 4.',
      rule: 'EW-S3-01',
      expects: { do: 'assign', wounds: [0, 0, 3, 2] },
      things: [slotThing(3), slotThing(4)],
      dice: ['D1', 'M2'],
    },
    {
      text: 'The Drone was in slot 3. The wounds in slot 4 hit a shadow: two AMMO. The doomed Drone still strikes, for both sides are resolved at once.',
      rule: 'EW-S5-02',
      expects: 'Go on',
      dice: [4, 3, 2],
    },
  ],
};

/** In the order in which they are taught. */
export const lessons: readonly Lesson[] = [ranges, firing, placing, biting, whole];
