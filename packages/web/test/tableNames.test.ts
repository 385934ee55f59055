// The names of games in lists and results: a lost game never counts as won.
import type { Outcome, Viewer } from '@xenotable/kernel';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../src/screens/tableNames.ts';
import { agreed, isShown } from '../src/table/shown.ts';
import type { TableRow } from '../src/storage/tableRow.ts';
import type { GameModule } from '../src/table/contract.ts';
import { endingOf } from '../src/table/endingOf.ts';

const person = (name: string) => ({ kind: 'person', name });
const automaton = { kind: 'automaton', name: 'Automaton' };
const won = (...winners: number[]): Outcome => ({ winners, rule: 'R-1', why: 'points' });

const row = (seats: TableRow['seats'], over: Outcome | null, name = 'Xenos Rampant'): TableRow => ({
  id: 'one',
  game: 'xenos-rampant',
  edition: '2',
  name,
  seats,
  options: {},
  updated: 0,
  entries: 30,
  cover: false,
  over,
  waiting: [],
  read: {},
  typed: null,
  rolling: null,
  programs: {},
  origin: 'here',
});

describe('the name of a table', () => {
  const label = { table: 'one', title: 'Meat Grinder', headline: 'Meat Grinder · Turn 4 of 8', result: null };
  it('is its mission, unless people gave it one', () => {
    expect(nameOf(row([person('Mara')], null), label)).toEqual({
      name: 'Meat Grinder',
      where: 'Turn 4 of 8',
      result: null,
    });
    expect(nameOf(row([person('Mara')], null, 'Friday night'), label).name).toBe('Friday night');
  });
  it('says that the automaton’s victory is a defeat', () =>
    expect(nameOf(row([person('Mara'), automaton], won(1)), undefined).result).toBe('Lost'));
  it('names the winner among people at one screen', () =>
    expect(nameOf(row([person('Mara'), person('Jonas')], won(1)), undefined).result).toBe('Jonas won'));
  it('recognises a draw from the board', () =>
    expect(nameOf(row([person('Mara'), automaton], won(0, 1)), { ...label, result: 'Draw' }).result).toBe(
      'Draw',
    ));
});

describe('the result', () => {
  const seats = [person('Mara'), person('Jonas')];
  const told = (viewer: Viewer, over: Outcome, drawn: boolean) =>
    endingOf({ ending: () => ({ drawn }) } as Partial<GameModule> as GameModule, {
      view: {},
      viewer,
      seats,
      over,
    }).result;
  it('is a defeat for the one who lost', () => {
    expect(told(0, won(1), false)).toBe('lost');
    expect(told(1, won(1), false)).toBe('won');
  });
  it('is a draw when the game says so', () => expect(told(0, won(0, 1), true)).toBe('draw'));
  it('is a common victory if everybody is named and they won', () =>
    expect(told(0, won(0, 1), false)).toBe('won'));
});

describe('options that do not matter', () => {
  const option = (choices: readonly string[], shown?: Record<string, readonly string[]>) => ({
    label: 'An option',
    rule: 'R-1',
    choices,
    ...(shown && { shown }),
  });
  const listed = {
    play: option(['mission', 'patrol']),
    mission: option(['Dead Relay', 'Harrow Street'], { play: ['mission'] }),
    level: option(['easy', 'hard'], { mission: ['Harrow Street'] }),
  };
  it('are not shown, nor those that depend on them', () => {
    expect(isShown(listed, {}, 'mission')).toBe(true);
    expect(isShown(listed, { play: 'patrol' }, 'mission')).toBe(false);
    expect(isShown(listed, { play: 'patrol', mission: 'Harrow Street' }, 'level')).toBe(false);
  });
  it('are left out of the agreed options', () =>
    expect(agreed(listed, { play: 'patrol', mission: 'Harrow Street', level: 'hard' })).toEqual({
      play: 'patrol',
    }));
});
