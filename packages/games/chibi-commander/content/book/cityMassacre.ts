// COOP 3 as a scenario.

const POINTS = ['0,7 1,8', '22,7 23,8'];

/** COOP 3: walkers among the houses, civilians to be brought out; in the second plot a bus stands in the middle of it. */
export const cityMassacre = (variation: 1 | 2) => ({
  format: 1,
  game: 'chibi-commander',
  name: `City Massacre: ${variation === 1 ? 'straight forward' : 'bus in trouble'}`,
  text: 'They hunt people through the streets. Bring out whom you can.',
  play: 'against the automaton',
  map: 'City',
  doors: 'one point',
  rounds: 15,
  zones: { Earth: { arrive: POINTS, exits: POINTS } },
  units: [
    { type: 'Farmer', at: '7,5' },
    { type: 'Shopkeeper', at: '11,6' },
    { type: 'Tourist', at: '16,5' },
    { type: 'Postman', at: '12,6' },
    { type: 'Farmer', at: '7,10' },
    { type: 'Shopkeeper', at: '11,9' },
    { type: 'Tourist', at: '16,10' },
    { type: 'Postman', at: '12,9' },
  ],
  squads: {
    'CHIBI COM': {
      slots: 6,
      atMost: [
        { LV2: 2, LV3: 1 },
        { LV2: 4, LV3: 0 },
      ],
    },
  },
  hidden: {
    mix: { Ghost: 6, any: 6 },
    types: [
      'Humanlike',
      'Tentacle',
      'Cray',
      'Larva',
      'Larva',
      'Serpent Man',
      'Serpent Man',
      'Harakiri',
      'Queen',
      'Agressor',
    ],
    // CC-M-CO3-04 Three in each quadrant.
    scatter: ['0,0 11,7', '12,0 23,7', '0,8 11,15', '12,8 23,15'].map((quadrant) => ({
      in: [quadrant],
      blips: 3,
      mode: 'WALKING',
      apart: 2,
      clear: 3,
    })),
  },
  events: [
    ...(variation === 2 ? [{ event: 'bus', at: '11,7' }] : []),
    { event: 'purpose' },
    { event: 'strike' },
  ],
  total: { most: 5 },
  goals: {
    Earth: [
      { goal: 'rescue', points: 1 },
      { goal: 'losses', points: -1 },
      { goal: 'civilians dead', points: -1, every: 2 },
      ...(variation === 2 ? [{ goal: 'bus attacked', points: -1 }] : []),
    ],
  },
});
