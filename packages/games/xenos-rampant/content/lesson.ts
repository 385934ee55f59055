// The tutorial: one turn of five minutes with fixed dice. Each page says something and waits for one choice.
import type { Lesson } from '@xenotable/kernel';

export const lesson: Lesson = {
  title: 'Some will not be obeyed',
  seats: [
    { kind: 'person', name: 'Commander' },
    { kind: 'automaton', name: 'Hive' },
  ],
  given: {
    map: 'CROSS',
    step: 'phase',
    seats: {
      A: {
        total: 24,
        units: {
          Scouts: { unit: 'Light Infantry + Increased Squad Size', at: [18, 13] },
          Rifles: { unit: 'Heavy Infantry + Increased Squad Size', at: [24, 12], commander: true },
          Pinned: { unit: 'Light Infantry', at: [30, 8], suppressed: true },
          Guns: { unit: 'Support Infantry', at: [36, 11] },
        },
      },
      B: {
        total: 24,
        automaton: true,
        units: {
          Swarm: { unit: 'Lesser Xenomorphs + Swarm', at: [24, 28] },
          Brood: { unit: 'Lesser Xenomorphs', at: [30, 27] },
          Queen: { unit: 'Greater Xenomorphs', at: [24, 44], commander: true },
        },
      },
    },
  },
  opening: [3, 1],
  pages: [
    {
      text: 'Your phase begins. The pinned squad had to rally: 2D6 and 1 for the Commander within 12", against Courage 4+. It rolled 5 and shook off its marker, but it does nothing else this phase. Now order your units, one after the other. The Scouts have a Free Move: it needs no test, so use such orders first.',
      rule: 'XR-ORD-02',
      expects: 'Scouts: Move',
      dice: [],
    },
    {
      text: 'Point at the table. The ghost shows where they would stand, and the label how much of their 8" is used. Ruins cost double, but they are hard cover: plus 2 Armour. Send them there.',
      rule: 'XR-MOV-01',
      expects: { path: [[1500, 1700]] },
      dice: [],
    },
    {
      text: 'The Rifles shoot for free, too. The Swarm is 12" away: ten dice, 5 or 6 hits. Hits are divided by Armour 3.',
      rule: 'XR-SHO-06',
      expects: 'Rifles: Shoot at Swarm',
      dice: [6, 6, 5, 5, 5, 6, 2, 1, 3, 4, 2, 1],
    },
    {
      text: 'Six hits against Armour 3 cost 2 points. The Swarm tested Courage: 3, minus the 2 points just lost, is 1. Below 4+, so it ran and is Suppressed. Support Infantry always shoots for free: finish the work on the Brood.',
      rule: 'XR-COU-16',
      expects: 'Guns: Shoot at Brood',
      dice: [4, 4, 4, 5, 6, 6, 1, 2, 3, 3, 4, 4, 3, 2],
    },
    {
      text: 'All your units have acted or tried: the phase is over, and the hive rallies, charges and moves by its own rules. Each line of the log names the rule behind it. Your next phase begins: try an order that must be tested, an Attack or a Shoot of the Scouts, and see what the chance beside it means. If the test fails, your phase ends at once.',
      rule: 'XR-ORD-06',
      expects: 'End your phase',
      dice: [],
    },
  ],
  farewell:
    'That is the heart of it: Free orders first, tested orders by what they are worth, and never a unit alone. Good hunting.',
};
