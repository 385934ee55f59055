// The tutorial: one combat of three minutes with fixed cards and dice. Each page says something and waits for one choice.
import type { Lesson } from '@xenotable/kernel';

export const lesson: Lesson = {
  title: 'First contact',
  seats: [{ kind: 'person', name: 'Sergeant' }],
  given: {
    at: 'a round begins',
    mission: 1,
    node: 3,
    ammo: 9,
    squad: [
      { unit: 'Squad Leader', name: 'Vale' },
      { unit: 'Rifleman', name: 'Osei' },
      { unit: 'Dog Team', name: 'Brandt' },
    ],
    combat: { cards: { D1: {}, N1: {}, M1: {}, M2: {} }, round: 0 },
  },
  opening: [6, 4, 7],
  pages: [
    {
      text: 'Four cards lie face down: a Drone, a Civilian and two shadows. Nobody knows which is which. Each of your units stands at its own range: Vale at MEDIUM, Osei at SHORT, Brandt and the dog at MEDIUM. A Command Point moves Vale one nearer, into SHORT.',
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
      text: 'A Civilian. Do not shoot there. The Drone is one of the last two cards. Vale fires: FIRE 5 at SHORT, so an RN of 5 or less hits.',
      rule: 'EW-S2-01',
      expects: 'Vale fires',
      dice: [3],
    },
    {
      text: 'An RN of 3 against 5: three success levels, three wounds. Now Osei.',
      rule: 'EW-RN-03',
      expects: 'Osei fires',
      dice: [5],
    },
    {
      text: 'One wound. And the Dog Team; while it stands nothing can ambush you.',
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
      text: 'One more. Five wounds are to be placed, all of them, before the cards are turned. A Drone dies of three. Put three on slot 3 and two on slot 4.',
      rule: 'EW-S3-01',
      expects: { do: 'assign', wounds: [0, 0, 3, 2] },
      dice: ['D1', 'M2'],
    },
    {
      text: 'The Drone was in slot 3. The wounds in slot 4 hit a shadow: that will cost two AMMO. Go on: the doomed Drone still strikes, for both sides are resolved at once.',
      rule: 'EW-S5-02',
      expects: 'Go on',
      dice: [4, 3, 2],
    },
  ],
};
