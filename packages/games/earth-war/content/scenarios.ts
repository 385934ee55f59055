// Missions that are not of the campaign: examples for whoever makes missions, and the one to begin with.
import { type Scenario, scenarioOf } from '../scenario/scenario.ts';
import { MISSIONS } from './missions/index.ts';

const head = { format: 1, game: 'earth-war', licence: 'MIT' } as const;

/** Two ways that never meet, an unknown extra on a list, and a way out. */
const waterworks: Scenario = {
  ...head,
  name: 'The Waterworks',
  text: 'The pumps have stopped. One way leads over the roofs, the other through the basins.',
  rp: 30,
  nodes: [
    {
      kind: 'combat',
      title: 'The gatehouse',
      text: 'The gate stands open, and the lamp above it swings without a wind.',
      enemies: [
        [2, 'Drone'],
        [2, 'Runner'],
        [1, 'Lurker'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Civilian'],
      ],
    },
    {
      kind: 'choice',
      title: 'Roofs or basins',
      branches: [
        { name: 'Over the roofs', effects: [{ does: 'skip', node: 4 }] },
        {
          name: 'Through the basins',
          effects: [
            { does: 'skip', node: 3 },
            { does: 'add', kind: 'Civilian', node: 6 },
          ],
        },
      ],
    },
    {
      kind: 'check',
      title: 'The skylights',
      wits: -1,
      success: [{ does: 'command', cp: 2, node: 6 }],
      failure: [
        { does: 'harm', upTo: 4 },
        { does: 'add', kind: 'Lurker', node: 6 },
      ],
    },
    {
      kind: 'combat',
      title: 'The basins',
      enemies: [
        [2, 'Drone'],
        [1, 'unknown'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Ovomorph'],
      ],
    },
    { kind: 'supply', title: 'The tool shed', ammo: 5, heal: 1 },
    {
      kind: 'combat',
      title: 'The pump hall',
      enemies: [
        [3, 'Warrior'],
        [3, 'Drone'],
        [2, 'Lurker'],
        [2, 'Spitter'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Survivor'],
      ],
    },
  ],
  goals: [
    {
      text: 'Take the pump hall.',
      primary: true,
      scores: [{ points: 4, when: [{ is: 'held', node: 6 }] }],
    },
    {
      text: 'Every bystander rescued is a point, three at most.',
      progress: '{rescued} of 3',
      scores: [{ points: 1, each: 'rescued', most: 3 }],
    },
    { text: 'Lose nobody.', scores: [{ points: 2, when: [{ is: 'KIA', most: 0 }] }] },
  ],
};

/** A tunnel that burns: lamps, a clock, a stand against reinforcements, charges. */
const furnace: Scenario = {
  ...head,
  name: 'The Furnace',
  text: 'A nest below the steel works. Set the charges, and be gone before the fire is.',
  rp: 36,
  tunnel: true,
  fireClock: true,
  nodes: [
    {
      kind: 'check',
      title: 'The switchboard',
      wits: 0,
      success: [{ does: 'lights' }],
      failure: [{ does: 'burn', clock: 1 }],
    },
    {
      kind: 'combat',
      title: 'The slag tunnel',
      enemies: [
        [3, 'Runner'],
        [3, 'Lurker'],
      ],
      shadows: [[5, 'Merely Shadows']],
      lamps: true,
    },
    { kind: 'rest', title: 'The canteen', rest: true, surgery: true },
    {
      kind: 'combat',
      title: 'The nest',
      enemies: [
        [2, 'Praetorian'],
        [2, 'Warrior'],
        [3, 'Drone'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Ovomorph'],
      ],
      noWayBack: true,
      charges: { needed: 14, wits: -2 },
      lamps: true,
    },
    {
      kind: 'choice',
      title: 'Out, or one more stand',
      branches: [{ name: 'Out', ends: true }, { name: 'Stand at the gate' }],
    },
    {
      kind: 'combat',
      title: 'The gate',
      enemies: [[2, 'Warrior']],
      shadows: [
        [4, 'Merely Shadows'],
        [2, 'Civilian'],
      ],
      reinforce: true,
      until: 5,
      dugIn: true,
    },
  ],
  goals: [
    {
      text: 'Bring down the nest, or clear it.',
      primary: true,
      best: true,
      scores: [
        { points: 5, when: [{ is: 'brought down', node: 4 }] },
        { points: 4, when: [{ is: 'held', node: 4 }] },
      ],
    },
    {
      text: 'Hold the gate for the workers.',
      scores: [{ points: 3, when: [{ is: 'held', node: 6 }] }],
    },
    {
      text: 'The fire clock stands below 4.',
      progress: 'the fire clock stands at {clock}',
      scores: [{ points: 1, when: [{ is: 'fire clock', most: 3 }] }],
    },
  ],
};

/** What is not in the book. */
export const ownMissions: readonly Scenario[] = [waterworks, furnace];

/** EW-SCN-01 The missions of the campaign, as anybody could have written them. */
export const bookMissions: readonly Scenario[] = MISSIONS.map(scenarioOf);

/** One that can be played and is empty enough to begin with. */
export const freshScenario = (): Scenario => ({
  format: 1,
  game: 'earth-war',
  name: 'New mission',
  text: '',
  rp: 24,
  nodes: [
    {
      kind: 'combat',
      title: 'First contact',
      enemies: [[2, 'Drone']],
      shadows: [[4, 'Merely Shadows']],
    },
    { kind: 'supply', title: 'Supplies', ammo: 4 },
    {
      kind: 'combat',
      title: 'The nest',
      enemies: [
        [2, 'Drone'],
        [1, 'Warrior'],
      ],
      shadows: [
        [4, 'Merely Shadows'],
        [1, 'Civilian'],
      ],
    },
  ],
  goals: [
    { text: 'Clear the nest.', primary: true, scores: [{ points: 3, when: [{ is: 'held', node: 3 }] }] },
  ],
});
