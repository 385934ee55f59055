// A first battle in five minutes, with dice that fall as written.
import type { Lesson } from '@xenotable/kernel';

export const lesson: Lesson = {
  title: 'Two soldiers, two Troopers',
  seats: [{ kind: 'person', name: 'Commander' }],
  given: {
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
    models: [
      { side: 'A', unit: 'Ranger', leader: true, at: [2, 4] },
      { side: 'A', unit: 'Rookie', at: [2, 8] },
      { side: 'B', unit: 'ADVENT Trooper', at: [10, 8] },
      { side: 'B', unit: 'ADVENT Trooper', at: [13, 2] },
    ],
  },
  opening: ['A'],
  pages: [
    {
      text: 'All dice are in one bag: two of yours, two of the enemy. Yours came out first, so you choose who acts.',
      rule: 'EE-RND-02',
      expects: 'Activate Rookie',
      dice: [],
    },
    {
      text: 'A model has two actions. A careful Attack takes both and has no penalty: AIM 7, +1 for short range. Two dice of 8 or less hit.',
      rule: 'EE-SHO-04',
      expects: 'Attack ADVENT Trooper 1 with the Assault Rifle, two actions',
      // hit with 7, armour fails with 9: 2 Wounds; then the enemy's die: Trooper 1 rolls 1 on its card and gets away; then ours
      dice: [3, 4, 5, 4, 'automaton', 1, 'A'],
    },
    {
      text: 'The hit went through the armour for 3 less 1. The card of the wounded Trooper made it run. Now your Leader: a Ranger is never reacted to while moving.',
      rule: 'EE-SPC-34',
      expects: 'Activate Ranger',
      dice: [],
    },
    {
      text: 'Run behind the barricade: one action, up to 7 cells. Point at a cell to see the path.',
      rule: 'EE-ACT-08',
      expects: { do: 'run', actions: 1, to: [5, 4] },
      dice: [],
    },
    {
      text: 'One action is left. Overwatch holds a shot ready for whoever moves in sight.',
      rule: 'EE-OVW-01',
      expects: 'Overwatch with the Shotgun',
      // the last die: Trooper 2 rolls 4, A: it stays and fires at the Ranger, 7 + 1 - 2 for the barricade, and misses
      dice: ['automaton', 4, 6, 6, 'A'],
    },
    {
      text: 'Trooper 2 fired, but the barricade took 2 off: it needed 6 and rolled 12. A new round: all dice are back in the bag, and yours came first.',
      rule: 'EE-TER-02',
      expects: 'Activate Ranger',
      dice: [],
    },
    {
      text: 'Your own shots suffer from cover too. You know enough to finish this: point at anything to see its rule.',
      rule: 'EE-SHO-07',
      expects: 'Attack ADVENT Trooper 2 with the Shotgun, two actions',
      dice: [2, 3, 5, 4, 'A'],
    },
  ],
  farewell:
    'That is the heart of it: one die, one model, two actions, and cover between you and them. Climbing, hacking and charges wait in the missions.',
};
