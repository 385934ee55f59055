// Events of a scenario: whatever is wrong with them is named by its field.
import { describe, expect, test } from 'vitest';
import { freshScenario, readScenario } from '../content/index.ts';
import type { ScenarioEvent, Waves } from '../scenario/events.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { change, said } from './changedScenario.ts';

const withEvents = (events: ScenarioEvent[], parts: Partial<Scenario> = {}): Scenario =>
  change({ ...parts, events });
const waves: Waves = { event: 'waves', waves: [['Grey']], points: 1 };

describe('what is wrong with the events of a scenario', () => {
  test.each<[string, Scenario, string]>([
    [
      'two of a kind',
      withEvents([{ event: 'strike' }, { event: 'strike' }]),
      "events[1]: 'strike' is there already",
    ],
    [
      'two questions at once',
      withEvents([waves, { event: 'purpose' }]),
      "events[1]: people are asked about 'waves' at the start of the automaton's turn already",
    ],
    [
      'an event in versus',
      withEvents([{ event: 'strike' }], { play: 'versus' }),
      'events[0]: events happen only against the automaton',
    ],
    [
      'a hatchery of the Earth',
      withEvents([{ event: 'hatchery', brood: ['Larva'] }]),
      "events[0]: 'hatchery' is for people who play the Invaders",
    ],
    [
      'a soldier among the attackers',
      withEvents([{ event: 'force', sets: [[{ type: 'Soldier', mode: 'NORMAL' }]], in: ['0,0 5,5'] }]),
      'events[0].sets[0][0].type: Soldier is no Invader',
    ],
    [
      'a narrow cell',
      withEvents([{ event: 'force', sets: [[{ type: 'Grey', mode: 'NORMAL' }]], in: ['0,0'] }]),
      'events[0].in: 2 open fields are needed for 1 units, not 1',
    ],
    [
      'too few entries',
      withEvents([{ event: 'assault', sets: [[{ type: 'Grey', mode: 'NORMAL' }]], entries: [['0,0']] }]),
      'events[0].entries: must name an area for each face of the die, not 1',
    ],
    [
      'nobody who comes first',
      withEvents([
        {
          event: 'assault',
          sets: [[{ type: 'Grey', mode: 'NORMAL' }]],
          entries: Array.from({ length: 6 }, () => ['0,0']),
          late: 1,
        },
      ]),
      'events[0].late: a set has only 1 units: somebody must come first',
    ],
    [
      'soldiers in a wave against soldiers',
      withEvents([{ ...waves, waves: [['Soldier']] }]),
      'events[0].waves[0][0]: Soldier does not belong to the Invaders',
    ],
    [
      'a small wave for many points',
      withEvents([{ ...waves, points: 3, spread: 2 }]),
      'events[0].waves[0]: has 1 units, and 2 different points are to be used',
    ],
    [
      'points on top of each other',
      withEvents([{ ...waves, points: ['2,2', '3,3'] }]),
      'events[0].points[1]: lies on another spawn point',
    ],
    [
      'a bus without a way out',
      withEvents([{ event: 'bus', at: '3,3' }], {
        zones: { ...freshScenario().zones, Earth: { start: ['10,14 13,15'], arrive: [], exits: [] } },
      }),
      'events[0]: the bus needs exits of the Earth',
    ],
    ['a door that is none', change({ open: ['3,3 4,3'] }), 'open[0]: there is no door between 3,3 and 4,3'],
    [
      'posts without room',
      change({ posts: { areas: [['10,14']], most: 1 } }),
      'posts.most: 4 units set up, and there is room for 1',
    ],
    ['turned bounds', change({ total: { least: 3, most: 1 } }), 'total.least: 3 is more than 1'],
    [
      'armed civilians of the Earth',
      change({ powers: { armed: true } }),
      'powers.armed: only Invaders control civilians',
    ],
    [
      'a soldier in the mix',
      change({
        hidden: { mix: { Soldier: 1 }, types: [], types3: [], scatter: [{ in: ['3,3'], mode: 'COLD' }] },
      }),
      'hidden.mix.Soldier: Soldier is no Invader',
    ],
  ])('%s is named', (_what, scenario, message) => expect(said(scenario)).toContain(message));

  test('an unknown event and a field that it does not have are named', () => {
    expect(() => readScenario({ ...freshScenario(), events: [{ event: 'strikes' }] })).toThrow(
      'scenario.events[0].event: "strikes" is unknown; did you mean "strike"?',
    );
    expect(() => readScenario({ ...freshScenario(), events: [{ event: 'strike', at: '1,1' }] })).toThrow(
      'scenario.events[0].at: unknown word',
    );
  });
});
