// Areas of a mission are painted like zones; sentences are moved.
import {
  freshScenario,
  readScenario,
  type Scenario,
  type ScenarioEvent,
} from '@xenotable/chibi-commander/content';
import { seenFrom, waysFrom } from '@xenotable/chibi-commander/workshop';
import { describe, expect, test } from 'vitest';
import { areasOf, paintArea, paintDoors } from '../src/games/chibi-commander/editor/areas.ts';
import { isDoor, layPiece, repaint } from '../src/games/chibi-commander/editor/map.ts';
import { moved } from '../src/workshop/Sentence.tsx';

const withEvents = (...events: ScenarioEvent[]): Scenario => ({ ...freshScenario(), events });
const field = (x: number, y: number): number => y * 24 + x;

describe('areas of a mission', () => {
  test('all that a mission has are named, with the field of the file', () => {
    const scenario: Scenario = {
      ...withEvents(
        { event: 'bus', at: '11,7' },
        { event: 'force', sets: [], in: ['0,0'] },
        { event: 'waves', waves: [['Grey']], points: ['2,2'] },
      ),
      landing: ['3,3'],
      posts: { areas: [['4,4'], ['5,5']] },
    };
    expect(areasOf(scenario).map(({ id, name }) => `${id} ${name}`)).toEqual([
      'landing Landing',
      'posts.areas[0] Post 1',
      'posts.areas[1] Post 2',
      'events[0].at The bus',
      'events[1].in The force',
      'events[2].points Spawn points',
    ]);
  });

  test('a stroke adds fields, an eraser takes them away', () => {
    const scenario: Scenario = { ...freshScenario(), posts: { areas: [['4,4'], ['5,5']] } };
    const more = paintArea(scenario, 'posts.areas[1]', [field(6, 5)], false);
    expect(more.posts?.areas).toEqual([['4,4'], ['5,5 6,5']]);
    expect(paintArea(more, 'posts.areas[1]', [field(5, 5)], true).posts?.areas).toEqual([['4,4'], ['6,5']]);
  });

  test('fields of a die keep their order, and there are six at most', () => {
    const event: ScenarioEvent = { event: 'reinforce', type: 'Grey', at: ['23,0', '0,0'], mode: 'NORMAL' };
    const painted = paintArea(withEvents(event), 'events[0].at', [field(5, 5)], false);
    expect(painted.events).toEqual([{ ...event, at: ['23,0', '0,0', '5,5'] }]);
    const many = paintArea(
      painted,
      'events[0].at',
      [1, 2, 3, 4].map((x) => field(x, 9)),
      false,
    );
    expect(many.events).toEqual([{ ...event, at: ['0,0', '5,5', '1,9', '2,9', '3,9', '4,9'] }]);
  });

  test('the bus stands on one field', () => {
    const painted = paintArea(withEvents({ event: 'bus', at: '11,7' }), 'events[0].at', [field(9, 9)], false);
    expect(painted.events).toEqual([{ event: 'bus', at: '9,9' }]);
  });

  test('doors are opened for good and closed again', () => {
    const map = repaint(freshScenario().map, layPiece('house', field(5, 5)));
    const scenario: Scenario = { ...freshScenario(), map };
    const doors = Array.from({ length: 24 * 16 * 2 }, (_, edge) => edge).filter(isDoor(map));
    expect(doors).toHaveLength(1);
    const open = paintDoors(scenario, doors, false);
    expect(readScenario(open).open).toEqual(open.open);
    expect(paintDoors(open, doors, true)).toEqual(scenario);
  });
});

test('a sentence is moved by a place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});

test('ways and sight are measured on the map', () => {
  const map = repaint(freshScenario().map, layPiece('house', field(5, 5))).join('\n');
  const ways = waysFrom(map, [field(0, 0)]);
  expect(ways.get(field(0, 0))).toBe(0);
  expect(ways.get(field(3, 0))).toBe(3);
  expect(seenFrom(map, field(4, 5), 7)).not.toContain(field(6, 5));
  expect(seenFrom(map, field(4, 6), 2)).toContain(field(4, 4));
});
