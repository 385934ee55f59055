// COOP 1 as a scenario.

/** COOP 1: a landing ship among farms. In the first plot two soldiers search the ship, in the second two Aliens are taken alive. */
export const province = (variation: 1 | 2) => ({
  format: 1,
  game: 'chibi-commander',
  name: `Province: ${variation === 1 ? 'run for technology' : 'capture them alive'}`,
  text:
    variation === 1
      ? 'Something has landed among the farms. Two of you must look inside, and the farmers must get away.'
      : 'Something has landed among the farms. Bring two of them home alive, and the farmers with them.',
  play: 'against the automaton',
  map: 'Province',
  rounds: 15,
  // CC-M-CO1-02, CC-M-CO1-03 A corner to come from, all edges to leave by.
  zones: { Earth: { arrive: ['22,14 23,15'], exits: ['0,0 23,0', '0,1 0,15', '23,1 23,15', '1,15 22,15'] } },
  targets: variation === 1 ? ['2,1 5,5', '1,2 1,4', '6,2 6,4'] : [],
  units: [
    { type: 'Farmer', at: '12,2' },
    { type: 'Shopkeeper', at: '15,5' },
    { type: 'Tourist', at: '8,12' },
    { type: 'Postman', at: '11,13' },
    { type: 'Cow', at: '13,7' },
    { type: 'Pig', at: '14,2' },
    { type: 'Sheep', at: '10,14' },
    { type: 'Horse', at: '9,10' },
  ],
  squads: { 'CHIBI COM': { slots: 5, atMost: [{ LV2: 2, LV3: 0 }] } },
  hidden: {
    mix: { Ghost: 6, any: 6 },
    types: ['Serpent Man', 'Serpent Man', 'Birdy', 'Birdy', 'Grey', 'Grey', 'Scribit', 'Gorgan', 'Larva'],
    // CC-M-CO1-08 Those in the ship sleep.
    scatter: [
      { in: ['2,2 4,3'], mode: 'COLD' },
      { in: ['0,14'], mode: 'NORMAL' },
      { in: ['1,15'], mode: 'NORMAL' },
      { in: ['22,0'], mode: 'NORMAL' },
      { in: ['23,1'], mode: 'NORMAL' },
      { in: ['11,0'], mode: 'NORMAL' },
      { in: ['11,15'], mode: 'NORMAL' },
    ],
  },
  // CC-M-CO1-09, CC-M-CO1-10
  events: [
    { event: 'reinforce', type: 'Serpent Man', at: ['0,0', '23,0', '23,15', '0,15'], mode: 'BERSERKER' },
  ],
  ...(variation === 1 && { total: { least: 0 } }),
  goals: {
    Earth:
      variation === 1
        ? [
            { goal: 'inspect', points: 2, most: 2 },
            { goal: 'rescue', points: 1 },
            { goal: 'deaths', points: -1 },
          ]
        : [
            { goal: 'capture', points: 2, most: 2 },
            { goal: 'rescue', points: 1, most: 2 },
            { goal: 'deaths', points: -1 },
          ],
  },
});
