// The talk that a page keeps of its table.
import type { ClientMessage } from '@xenotable/server/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableTalk } from '../src/table/client/talk.ts';
import { ownChoices, undoneBy } from '../src/table/talk/undoneBy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(): { talk: TableTalk; sent: ClientMessage[] } {
  const sent: ClientMessage[] = [];
  return { talk: new TableTalk('t', (message) => void sent.push(message)), sent };
}

const line = (n: number, by: number, text: string) => ({
  type: 'talk' as const,
  table: 't',
  lines: [{ n, by, to: 'all' as const, said: { kind: 'text' as const, text } }],
});
const ping = (n: number, by: number) => ({
  type: 'talk' as const,
  table: 't',
  lines: [{ n, by, to: 'all' as const, said: { kind: 'ping' as const, at: `unit:${n}` } }],
});

describe('talk on the page', () => {
  test('a line that arrives twice is kept once, and only the last sixty stay', () => {
    const { talk } = open();
    for (let n = 1; n <= 70; n++) talk.hear(line(n, 0, `${n}`));
    talk.hear(line(70, 0, '70'));
    expect(talk.state().lines.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, i) => i + 11));
  });

  test("pings fade, and a person's fourth ping replaces the first", () => {
    const { talk } = open();
    for (let n = 1; n <= 4; n++) talk.hear(ping(n, 1));
    talk.hear(ping(5, 0));
    expect(talk.state().marks.map(({ n }) => n)).toEqual([2, 3, 4, 5]);
    vi.advanceTimersByTime(6001);
    expect(talk.state().marks).toEqual([]);
  });

  test('muted people are not heard and their lines are removed; in silence nobody is heard', () => {
    const { talk } = open();
    talk.hear(line(1, 1, 'before'));
    talk.hear(line(2, 2, 'somebody else'));
    talk.mute(1, true);
    talk.hear(line(3, 1, 'unheard'));
    talk.hear(ping(4, 1));
    expect(talk.state().lines.map(({ n }) => n)).toEqual([2]);
    expect(talk.state().marks).toEqual([]);
    talk.mute(1, false);
    talk.hear(line(5, 1, 'again'));
    expect(talk.state().lines.map(({ n }) => n)).toEqual([2, 5]);
    talk.silence(true);
    talk.hear(line(6, 2, 'nothing'));
    expect(talk.state().lines).toEqual([]);
  });

  test('errors about messages sent here are shown, others are not', () => {
    const { talk, sent } = open();
    talk.say(0, 'all', { kind: 'text', text: 'hello' });
    talk.complain('of somebody else', 'no');
    expect(talk.state().problem).toBe('');
    const [message] = sent;
    talk.complain(message !== undefined && 'id' in message ? message.id : undefined, 'too much');
    expect(talk.state().problem).toBe('too much');
    vi.advanceTimersByTime(6001);
    expect(talk.state().problem).toBe('');
  });
});

describe('entries that would be taken back', () => {
  const said = (entry: number, seat: number | null, words: string) => ({
    entry,
    seat,
    words,
    rule: 'X',
    beat: { kind: 'note' as const, weight: 1 as const },
    what: { type: 'x' },
  });
  const lines = [
    said(-1, null, 'opening'),
    said(0, 0, 'a'),
    said(0, 0, 'a2'),
    said(1, 1, 'b'),
    said(2, 0, 'c'),
    said(3, 0, 'd'),
  ];

  test('are the lines from there on that still stand', () => {
    expect(undoneBy({ lines, undone: new Set([2]) }, 1).map(({ words }) => words)).toEqual(['b', 'd']);
  });

  test('own choices are offered once each, the newest first', () => {
    expect(ownChoices({ lines, undone: new Set([2]), mine: [0] }, 5)).toEqual([
      { entry: 3, words: 'd' },
      { entry: 0, words: 'a' },
    ]);
  });
});
