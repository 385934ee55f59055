// Films: which happenings share a picture, what is worth a row of the digest, how the log is grouped, and where plates find room.
import type { Beat, LogLine, Scene } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { actsOf, resultOf, rowsOf, totalsOf } from '../src/table/film/acts.ts';
import { duration } from '../src/table/film/pace.ts';
import { picturesOf, wordsOf } from '../src/table/film/pictures.ts';
import { logGroups } from '../src/table/log/logGroups.ts';
import { marksOf } from '../src/table/stage/marks.ts';
import { placed } from '../src/table/stage/room.ts';

const line = (words: string, beat: Partial<Beat>, more: Partial<LogLine> = {}): LogLine => ({
  entry: 0,
  seat: 0,
  words,
  rule: 'XR-MOV-01',
  beat: { kind: 'note', weight: 1, ...beat },
  what: { type: 'told' },
  ...more,
});
const scene = (words: string, beat: Partial<Beat>, more: Partial<LogLine> = {}): Scene => ({
  view: words,
  line: line(words, beat, more),
  also: [],
});

const moves = ['a', 'b', 'c', 'd', 'e'].map((actor) => scene(`${actor} moves`, { kind: 'move', actor }));
const fight = [
  scene('a shoots', { kind: 'shot', actor: 'a', target: 'z', tone: 'hit' }, { opens: 'a shoots z' }),
  scene('z loses 2', { kind: 'loss', weight: 2, actor: 'z', plate: '−2' }),
  scene('z holds', { kind: 'nerve', actor: 'z', plate: 'holds', tone: 'good' }),
];

describe('pictures', () => {
  test('units that meet nobody move together, at most four', () => {
    const pictures = picturesOf(moves, 0);
    expect(pictures.map((picture) => picture.scenes.length)).toEqual([4, 1]);
    expect(wordsOf(pictures[0]!)).toBe('4 units move');
  });

  test('a unit that moves twice is seen twice', () => {
    expect(picturesOf([moves[0]!, moves[0]!], 0)).toHaveLength(2);
  });

  test('a fight is one group, and the next one another', () => {
    const groups = picturesOf([...fight, ...fight], 3).map((picture) => picture.group);
    expect(groups).toEqual([3, 3, 3, 4, 4, 4]);
  });

  test('misses share a picture; a loss never does, however much there is to see', () => {
    const miss = scene('a misses', { kind: 'shot', actor: 'a', target: 'z', tone: 'miss' });
    expect(picturesOf([miss, miss, miss], 0)).toHaveLength(1);
    const hurried = picturesOf([...moves, ...fight], 0, true);
    expect(hurried.map((picture) => picture.scenes.length)).toEqual([6, 1, 1]);
  });
});

test('what matters stands longer, and book-keeping not at all longer than it must', () => {
  const pace = { speed: 'normal', waits: false, still: false } as const;
  const time = (beat: Beat, closes = false): number => duration({ beats: [beat], closes }, pace);
  expect(time({ kind: 'loss', weight: 3 })).toBeGreaterThan(time({ kind: 'loss', weight: 2 }));
  expect(time({ kind: 'move', weight: 1 })).toBe(380);
  expect(time({ kind: 'shot', weight: 1, dice: { values: [5], sides: 6, counts: [true] } })).toBeGreaterThan(
    1000,
  );
});

describe('digest', () => {
  const lines = [...moves, ...fight].map((one) => one.line);

  test('at most five rows, the weightiest, in the order of play', () => {
    const acts = actsOf(lines, () => true);
    expect(acts).toHaveLength(6);
    const rows = rowsOf(acts);
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toMatchObject({ number: 6, words: 'a shoots z', result: { words: '−2' } });
  });

  test('it begins with the first act of somebody else, and counts what we lost', () => {
    const acts = actsOf(lines, ({ beat }) => beat.actor === 'e');
    expect(acts[0]).toMatchObject({ number: 1, words: 'e moves' });
    expect(totalsOf(lines, (thing) => thing === 'z')).toEqual({ hurt: 2, lost: 0, base: 0 });
    expect(actsOf(lines, () => false)).toEqual([]);
  });
});

describe('own losses', () => {
  const blow = line('the Spitter strikes', { kind: 'blow', actor: 's', target: 't', plate: '−4' });
  const ends = [
    line('the Ranger is killed', {
      kind: 'death',
      weight: 2,
      target: 't',
      plate: 'killed',
      result: 'Ranger killed',
      tone: 'bad',
    }),
    line('the Spitter is killed', {
      kind: 'death',
      weight: 2,
      target: 's',
      plate: 'killed',
      result: 'Spitter killed',
      tone: 'hit',
    }),
  ];
  const base = line('the Base loses 4', { kind: 'goal', weight: 3, target: 'base', plate: '−4' });
  const late = [blow, ...ends, base].map((one) => ({ ...one, entry: 1 }));
  const all = [...fight.map((one) => one.line), ...moves.map((one) => one.line), ...late];

  test('are among the rows, whatever else weighs more, in the order of play', () => {
    const rows = rowsOf(
      actsOf(
        all,
        () => true,
        (thing) => thing === 't' || thing === 'base',
      ),
    );
    expect(rows.filter(({ costly }) => costly)).toMatchObject([{ actor: 's' }]);
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map(({ number }) => number).toSorted((a, b) => a - b),
    );
  });

  test('a group names those who died in it, not its actor', () =>
    expect(resultOf([blow, ...ends], () => null)).toEqual({
      words: 'Ranger killed, Spitter killed',
      tone: 'bad',
    }));

  test('what both sides lost in one fight is told by name, and added up', () => {
    const charge = line('Brutes charge', { kind: 'order', actor: 'brutes' });
    const loss = (actor: string, plate: string) =>
      line('', { kind: 'loss', weight: 2, actor, plate, tone: 'bad' });
    const named = (lines: LogLine[]) => resultOf(lines, (thing) => (thing === 'brutes' ? 'Brutes' : 'Guard'));
    expect(named([charge, loss('guard', '−1, 9 left'), loss('brutes', '−2, 8 left')])).toEqual({
      words: 'Guard −1, Brutes −2',
      tone: 'bad',
    });
    expect(named([charge, loss('guard', '−2, 3 left'), loss('guard', '−1, 2 left')])?.words).toBe('Guard −3');
    expect(named([charge, loss('brutes', '−2, 8 left')])?.words).toBe('Brutes −2');
    expect(named([charge, loss('guard', '−2, 3 left')])?.words).toBe('−2, 3 left');
  });

  test('what came through the armour is lost at once, and not a second time when it is taken off', () => {
    const through = line('armour does not hold', { kind: 'save', weight: 2, target: 't', points: 1 });
    const off = line('the Ranger is hurt', { kind: 'loss', weight: 2, target: 't', points: 2 });
    const hurt = (lines: LogLine[]): number => totalsOf(lines, () => true).hurt;
    expect([[through], [through, through], [through, through, off], [off]].map(hurt)).toEqual([1, 2, 2, 2]);
  });

  test('nobody dies twice, and a miss takes nothing', () => {
    const miss = line('no damage', { kind: 'loss', target: 't', plate: 'no damage' });
    expect(totalsOf([blow, ...ends, ends[0]!, base, miss], (thing) => thing !== 's')).toEqual({
      hurt: 4,
      lost: 1,
      base: 4,
    });
  });
});

test('the log puts a fight under one headline, and leaves other lines alone', () => {
  const next = line('b moves', { kind: 'move', actor: 'b' }, { entry: 1 });
  const groups = logGroups([...[moves[0]!, ...fight].map((one) => one.line), next], 7);
  expect(groups.map(({ from, opens, lines: within }) => [from, opens, within.length])).toEqual([
    [7, null, 1],
    [8, 'a shoots z', 3],
    [11, null, 1],
  ]);
});

test('a picture keeps what came before it in its group', () => {
  const pictures = picturesOf(fight, 0);
  const marks = marksOf(pictures, 2);
  expect(marks.tracers).toMatchObject([{ from: { thing: 'a' }, to: { thing: 'z' }, current: false }]);
  expect(marks.plates).toMatchObject([{ thing: 'z', words: '−2 · holds', tone: 'good' }]);
  expect(marksOf(pictures, 0).plates).toEqual([]);
});

test('a plate covers neither its unit nor another that takes part, and stays on the stage', () => {
  const at = { x: 380, y: 100, w: 20, h: 20 };
  const other = { x: 300, y: 90, w: 60, h: 40 };
  const bounds = { w: 400, h: 300 };
  const [box] = placed([{ at, w: 60, h: 30 }], { must: [at, other], rather: [], bounds });
  const apart = (a: typeof at, b: typeof at): boolean =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  expect(apart(box!, at) && apart(box!, other)).toBe(true);
  expect(box!.x + box!.w).toBeLessThanOrEqual(bounds.w);
});

test('on a phone a plate lies on the foot of its own card: no line leads across the others', () => {
  const at = { x: 260, y: 210, w: 120, h: 110 };
  const [box, second] = placed(
    [
      { at, w: 80, h: 30 },
      { at, w: 80, h: 30 },
    ],
    { must: [at], rather: [], bounds: { w: 390, h: 330 } },
  );
  expect(box).toEqual({ x: 280, y: 290, w: 80, h: 30 });
  expect(second!.y + second!.h <= box!.y || second!.x + second!.w <= box!.x).toBe(true);
});

test('an act says what was done, and how likely its dice were up to what came of it', () => {
  const test36 = (values: number[], need: string) => ({ dice: { values, sides: 6, need } });
  const [run, shot] = actsOf(
    [
      line('b is activated', { weight: 0, actor: 'b' }, { opens: 'b acts' }),
      line('b runs 6 to (3,3)', { kind: 'move', actor: 'b' }),
      line(
        'b hits',
        { kind: 'shot', actor: 'b', target: 'z', ...test36([3, 4], '≤ 7') },
        { opens: 'b → z: Rifle, hits' },
      ),
      line('armour fails', { kind: 'save', actor: 'z', plate: 'armour fails', ...test36([5, 5], '≤ 5') }),
      line('z is destroyed', { kind: 'death', weight: 2, actor: 'z', plate: 'dead' }),
    ],
    () => true,
  );
  expect(run?.words).toBe('b runs 6 to (3,3)');
  expect(shot?.words).toBe('b → z: Rifle, hits');
  expect(shot?.chance?.chance).toBeCloseTo((21 / 36) * (26 / 36), 9);
});
