// Five short lessons in the solo game, each with a position of its own. The dice fall as written.
import type { Json, Lesson } from '@xenotable/kernel';
import { lesson as duel } from './lesson.ts';

const seats = [{ kind: 'person', name: 'Commander' }];
const solo = { mission: 'COOP 1', variation: 1, map: 'Province', players: 1, quick: true };

const begin = (given: Record<string, Json>): Pick<Lesson, 'seats' | 'given' | 'opening'> => ({
  seats,
  given: { ...solo, ...given },
  opening: [],
});

const spot: Lesson = {
  title: 'Walk and spot',
  teaches: 'Moving a unit, and what happens when a Blip comes into sight.',
  minutes: 2,
  ...begin({
    units: { Soldier: { at: '17,10' } },
    pool: { blips: ['Ghost', 'any'], types: ['Grey', 'Birdy'] },
    blips: { '7,10': 'unknown' },
  }),
  pages: [
    {
      text: 'Click your Soldier: the bright border is how far one action takes him, the dotted one two. Then point at a field to see the way, who could hurt you there, and what would turn up.',
      rule: 'CC-TRN-09',
      expects: 'Activate Soldier',
      dice: [],
    },
    {
      text: 'The grey disc is a Blip: nobody knows what is behind it. Walk west. The eye marks the field from which you see it; undo ends there.',
      rule: 'CC-BLP-12',
      expects: 'Walk to (13,10)',
      dice: ['any', 'Grey'],
    },
    {
      text: 'It was a Grey. You stopped at once, to think again: one point of your walk is left, and one action for a shot or for cover, as the next lessons show. Here it is enough.',
      rule: 'CC-BLP-16',
      expects: "End Soldier's activation",
      dice: [],
    },
  ],
  farewell: 'You can walk and look. Next: shooting.',
};

const shoot: Lesson = {
  title: 'Point and shoot',
  teaches: 'Attacking: click an enemy once for the plan, again to do it.',
  minutes: 3,
  ...begin({ units: { Soldier: { at: '16,9' }, Grey: { at: '12,9' } } }),
  pages: [
    {
      text: 'Your Soldier first: this time step by step. In a game a click on the Grey plans the best way, with its chances and the other ways beside it, and a second click does it.',
      rule: 'CC-HIT-01',
      expects: 'Activate Soldier',
      dice: [],
    },
    {
      text: 'A chain is one action: here one step, two range dice, one damage die.',
      rule: 'CC-UNIT-06',
      expects: 'Use M1 R2 D1',
      dice: [],
    },
    {
      text: 'The dice must add up to more than the distance. From a distance of twice the dice on, ones do no harm: four is the best distance for two dice.',
      rule: 'CC-HIT-04',
      expects: 'Attack Grey',
      dice: [4, 3, 3],
    },
    {
      text: 'One heart lost. You have a second action: the aim stays on your target.',
      rule: 'CC-DMG-04',
      expects: 'Use M1 R2 D1',
      dice: [],
    },
    { text: 'Again.', rule: 'CC-HIT-01', expects: 'Attack Grey', dice: [5, 2, 5] },
  ],
  farewell:
    'No heart is left: it lies in coma. Two more points in one activation would kill it; alone it may wake on a 6.',
};

const cover: Lesson = {
  title: 'Use cover',
  teaches: 'Standing where shots do less.',
  minutes: 2,
  ...begin({ units: { Soldier: { at: '21,14' }, Grey: { at: '19,8' } } }),
  pages: [
    {
      text: 'Low things on the line to you take one point off every hit: fences, rocks, windows, somebody in between. Switch on Threat (the eye beside the map) to see where you could be hit.',
      rule: 'CC-COV-01',
      expects: 'Activate Soldier',
      dice: [],
    },
    {
      text: 'Go behind the fence. The plate at the Grey says what it could do there, and that you are in cover.',
      rule: 'CC-COV-03',
      expects: 'Walk to (19,13)',
      dice: [],
    },
    {
      text: 'Fields behind something low are where to end a turn.',
      rule: 'CC-COV-02',
      expects: "End Soldier's activation",
      dice: [],
    },
  ],
  farewell: 'You know where to stand. Next: the people whom you are here for.',
};

const rescue: Lesson = {
  title: 'Heal and rescue',
  teaches: 'Waking a comrade, and bringing civilians off the map.',
  minutes: 3,
  ...begin({
    units: {
      Medic: { at: '20,9' },
      Soldier: { at: '21,9', coma: true, lost: 3 },
      Scout: { at: '20,4' },
      Farmer: { at: '21,4' },
    },
  }),
  pages: [
    {
      text: 'Your Soldier lies in coma. Every round a die is thrown: a 1 is death, a 6 wakes him. The Medic does better.',
      rule: 'CC-WND-08',
      expects: 'Activate Medic',
      dice: [],
    },
    { text: 'Two steps and healing.', rule: 'CC-HEAL-01', expects: 'Use M2 H1', dice: [] },
    {
      text: 'The die shows 0, 1 or 2 hearts; one is enough to wake him.',
      rule: 'CC-HEAL-03',
      expects: 'Heal Soldier',
      dice: [5],
    },
    {
      text: 'He wakes with one action next time. That is all for the Medic.',
      rule: 'CC-HEAL-04',
      expects: "End Medic's activation",
      dice: [],
    },
    {
      text: 'A unit beside a civilian may send him off, once a round, for nothing.',
      rule: 'CC-MOV-20',
      expects: 'Scout sends Farmer',
      dice: [],
    },
    {
      text: 'He walks four points. All edges are exits here.',
      rule: 'CC-MOV-22',
      expects: 'Walk to (23,4)',
      dice: [],
    },
    { text: 'Off the map: saved, one point.', rule: 'CC-M-CO1-15', expects: 'Leave the map', dice: [] },
  ],
  farewell: 'Civilians who walk slowly can be dragged, too: pick them up beside you.',
};

const book: Lesson = {
  title: 'Read the book, win the ship',
  teaches: 'What the Invaders announce, and what the mission is about.',
  minutes: 3,
  ...begin({
    units: {
      Soldier: { at: '4,4' },
      Medic: { at: '20,14' },
      'Serpent Man': { at: '8,8' },
      Cow: { at: '9,10' },
    },
  }),
  pages: [
    {
      text: 'The Invaders play by the book, and the book is open: the arrow shows what the Serpent Man does next if nothing changes. It goes for the nearest.',
      rule: 'CC-NPC-12',
      expects: 'Activate Soldier',
      dice: [],
    },
    {
      text: 'He stands in the ship; from outside, a unit beside its door opens it with an action. Searching takes an action and brings two points; another unit may do it once more.',
      rule: 'CC-M-CO1-14',
      expects: 'Search the ship',
      dice: [],
    },
    {
      text: 'Enough for this time.',
      rule: 'CC-TRN-10',
      expects: "End Soldier's activation",
      dice: [],
    },
    {
      text: 'The Medic has not acted: the table asks before you give that away. End the turn nevertheless.',
      rule: 'CC-TRN-07',
      expects: 'End the turn',
      dice: [4, 3, 2, 1],
    },
  ],
  farewell:
    'That is the game. In Province the goals stand above the map; G opens the briefing. Play now, and bring them home.',
};

/** The solo game first; then a duel, to play the Invaders too. */
export const lessons: readonly Lesson[] = [spot, shoot, cover, rescue, book, duel];
