// Films: which happenings share a picture, what gets a row of the digest, and how the log is grouped.
import type { Beat, LogLine, Scene } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { spokenDigest } from '../src/table/stage/spokenDigest.ts';
import { actsOf, resultOf, rowsOf, toneOf, totalsOf } from '../src/table/film/acts.ts';
import { duration } from '../src/table/film/pace.ts';
import { actWords, picturesOf, wordsOf } from '../src/table/film/pictures.ts';
import { firstOfGroup, lastOfGroup } from '../src/table/film/shots.ts';
import { logGroups } from '../src/table/log/logGroups.ts';
import { marksOf } from '../src/table/stage/marks.ts';

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
  test('units that meet nobody move together, at most four at a time', () => {
    const pictures = picturesOf(moves, 0);
    expect(pictures.map((picture) => picture.scenes.length)).toEqual([4, 1]);
    expect(wordsOf(pictures[0]!)).toBe('4 units move');
  });

  test('a unit that moves twice has two pictures', () => {
    expect(picturesOf([moves[0]!, moves[0]!], 0)).toHaveLength(2);
  });

  test('a fight is one group, and the next one is another', () => {
    const groups = picturesOf([...fight, ...fight], 3).map((picture) => picture.group);
    expect(groups).toEqual([3, 3, 3, 4, 4, 4]);
  });

  test('misses share a picture; a loss never does, however many pictures there are', () => {
    const miss = scene('a misses', { kind: 'shot', actor: 'a', target: 'z', tone: 'miss' });
    expect(picturesOf([miss, miss, miss], 0)).toHaveLength(1);
    const hurried = picturesOf([...moves, ...fight], 0, true);
    expect(hurried.map((picture) => picture.scenes.length)).toEqual([6, 1, 1]);
  });
});

test('a whole act is one step: from its first to its last picture, told with its losses', () => {
  const pictures = picturesOf([...fight, ...fight], 0);
  const shots = pictures.map((picture, i) => ({ picture, lines: i }));
  expect([0, 1, 2, 3].map((at) => lastOfGroup(shots, at))).toEqual([2, 2, 2, 5]);
  expect([0, 1, 2, 3].map((at) => firstOfGroup(shots, at))).toEqual([0, 0, 0, 3]);
  expect(actWords(pictures.slice(0, 3))).toBe('a shoots. z loses 2. z holds');
});

test('important pictures are shown longer, book-keeping as short as possible', () => {
  const pace = { speed: 'normal', waits: false, still: false, wholeActs: false } as const;
  const time = (beat: Beat, closes = false): number => duration({ beats: [beat], closes }, pace);
  expect(time({ kind: 'loss', weight: 3 })).toBeGreaterThan(time({ kind: 'loss', weight: 2 }));
  expect(time({ kind: 'move', weight: 1 })).toBe(380);
  expect(time({ kind: 'shot', weight: 1, dice: { values: [5], sides: 6, counts: [true] } })).toBeGreaterThan(
    1000,
  );
});

describe('digest', () => {
  const lines = [...moves, ...fight].map((one) => one.line);

  test('at most five rows, the most important, in the order of play', () => {
    const acts = actsOf(lines, () => true);
    expect(acts).toHaveLength(6);
    const rows = rowsOf(acts);
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toMatchObject({ number: 6, words: 'a shoots z', result: { words: '−2' } });
  });

  test("it begins with the first act of somebody else, and counts the viewer's losses", () => {
    const acts = actsOf(lines, ({ beat }) => beat.actor === 'e');
    expect(acts[0]).toMatchObject({ number: 1, words: 'e moves' });
    expect(totalsOf(lines, (thing) => thing === 'z')).toEqual({ hurt: 2, lost: 0, base: 0 });
    expect(actsOf(lines, () => false)).toEqual([]);
  });
});

describe('what a digest never leaves out', () => {
  const shot = (who: string, plate: string, number: number): LogLine => ({
    ...line(`${who} fires`, {
      kind: 'shot',
      actor: who,
      target: who,
      plate,
      tone: plate === 'miss' ? 'miss' : 'good',
      dice: { values: [5], sides: 10, counts: [true] },
    }),
    entry: number,
  });
  const volley = ['miss', 'miss', 'miss', '1 hit', 'miss', 'miss', '3 hits'].map((plate, i) =>
    shot(`unit ${i}`, plate, i),
  );

  test('the best shot is a row, misses come last', () => {
    const rows = rowsOf(actsOf(volley, () => true));
    expect(rows.map(({ result }) => result?.words)).toEqual(['miss', 'miss', '1 hit', '3 hits']);
  });

  test('so is every kill, whatever else weighs more', () => {
    const heavy = volley.map((one) => ({ ...one, beat: { ...one.beat, weight: 3 as const } }));
    const kill = line('the Drone is killed', {
      kind: 'death',
      target: 'd',
      plate: 'killed',
      result: 'Drone killed',
    });
    const acts = actsOf([...heavy, shot('unit 8', '1 hit', 8), { ...kill, entry: 8 }], () => true);
    expect(rowsOf(acts).at(-1)?.result?.words).toBe('Drone killed');
  });

  test('of equal weight, who falls comes before who only loses points', () => {
    const hurt = (at: number): LogLine => ({
      ...line(`x${at} is hurt`, { kind: 'loss', weight: 2, actor: `x${at}`, plate: '−1', tone: 'hit' }),
      entry: at,
      opens: `x${at} is attacked`,
    });
    const fell = line('y falls', { kind: 'loss', weight: 2, actor: 'y', plate: 'coma', tone: 'bad' });
    const acts = actsOf(
      [...[0, 1, 2, 3, 4, 5].map(hurt), { ...fell, entry: 6, opens: 'y is attacked' }],
      () => true,
    );
    expect(acts).toHaveLength(7);
    expect(rowsOf(acts).map(({ result }) => result?.words)).toContain('coma');
  });

  test('wounds that a foe makes are a danger, never good news', () => {
    const bite = line('the Runner strikes', {
      kind: 'blow',
      actor: 'r',
      target: 'r',
      plate: '2 wounds',
      tone: 'bad',
    });
    expect(resultOf([bite], () => null, { ours: () => false, isFoe: () => true })?.tone).toBe('hit');
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

  test('are among the rows, whatever else is more important, in the order of play', () => {
    const rows = rowsOf(
      actsOf(all, () => true, {
        ours: (thing) => thing === 't' || thing === 'base',
        nameOf: () => null,
        isFoe: () => false,
      }),
    );
    expect(rows.filter(({ costly }) => costly)).toMatchObject([{ actor: 's' }]);
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map(({ number }) => number).toSorted((a, b) => a - b),
    );
  });

  test('a group names those who died in it, not its actor', () =>
    expect(
      resultOf([blow, ...ends], () => null, {
        ours: (thing) => thing === 't',
        isFoe: (thing) => thing === 's',
      }),
    ).toEqual({
      words: 'Ranger killed, Spitter killed',
      tone: 'bad',
      each: [
        { words: 'Ranger killed', tone: 'bad' },
        { words: 'Spitter killed', tone: 'good' },
      ],
    }));

  test("a destroyed unit is named before other losses, and a foe's death is good news", () => {
    const charge = line('Brutes charge the Guard', { kind: 'order', actor: 'brutes' });
    const loss = (actor: string, plate: string) =>
      line('', { kind: 'loss', weight: 2, actor, plate, tone: 'bad' });
    const end = (actor: string) =>
      line('', { kind: 'death', weight: 3, actor, plate: 'destroyed', tone: 'bad' });
    const told = (lines: LogLine[]) =>
      resultOf(lines, (thing) => (thing === 'brutes' ? 'Brutes' : 'Guard'), {
        ours: (thing) => thing === 'guard',
        isFoe: (thing) => thing === 'brutes',
      });
    expect(told([charge, loss('guard', '−2, 0 left'), loss('brutes', '−1, 5 left'), end('guard')])).toEqual({
      words: 'Guard destroyed, Brutes −1',
      tone: 'bad',
      each: [
        { words: 'Guard destroyed', tone: 'bad' },
        { words: 'Brutes −1', tone: 'good' },
      ],
    });
    expect(told([charge, end('brutes')])).toEqual({ words: 'Brutes destroyed', tone: 'good' });
  });

  test('its colour is what it means for the viewer', () => {
    const sides = {
      ours: (thing: string) => thing === 'guard',
      isFoe: (thing: string) => thing === 'brutes',
    };
    const tone = (beat: Partial<Beat>) =>
      resultOf([line('', { weight: 2, plate: 'so', ...beat })], () => null, sides)?.tone;
    // A foe that is hit or killed is good news, and one that recovers is not.
    expect(tone({ kind: 'death', target: 'brutes', tone: 'hit' })).toBe('good');
    expect(tone({ kind: 'shot', actor: 'guard', target: 'brutes', tone: 'hit' })).toBe('good');
    expect(tone({ kind: 'note', target: 'brutes', tone: 'good' })).toBe('hit');
    // A hit that takes something off is a loss; one stopped by armour is a danger.
    expect(tone({ kind: 'shot', actor: 'brutes', target: 'guard', plate: '−2', tone: 'hit' })).toBe('bad');
    expect(tone({ kind: 'shot', actor: 'brutes', target: 'guard', tone: 'hit' })).toBe('hit');
    expect(tone({ kind: 'shot', actor: 'brutes', tone: 'hit' })).toBe('hit');
    // Partners are not foes.
    expect(tone({ kind: 'death', target: 'partner', tone: 'bad' })).toBe('bad');
    expect(tone({ kind: 'shot', actor: 'brutes', target: 'guard', tone: 'miss' })).toBe('miss');
  });

  test('losses of both sides in one fight are named and added up', () => {
    const charge = line('Brutes charge', { kind: 'order', actor: 'brutes' });
    const loss = (actor: string, plate: string) =>
      line('', { kind: 'loss', weight: 2, actor, plate, tone: 'bad' });
    const named = (lines: LogLine[]) => resultOf(lines, (thing) => (thing === 'brutes' ? 'Brutes' : 'Guard'));
    expect(named([charge, loss('guard', '−1, 9 left'), loss('brutes', '−2, 8 left')])).toMatchObject({
      words: 'Guard −1, Brutes −2',
      tone: 'bad',
    });
    expect(named([charge, loss('guard', '−2, 3 left'), loss('guard', '−1, 2 left')])?.words).toBe('Guard −3');
    expect(named([charge, loss('brutes', '−2, 8 left')])?.words).toBe('Brutes −2');
    expect(named([charge, loss('guard', '−2, 3 left')])?.words).toBe('−2, 3 left');
  });

  test('a unit that is routed before the other side gives way is named first', () => {
    const charge = line('Brutes charge the Guard', { kind: 'order', actor: 'brutes' });
    const at = (kind: Beat['kind'], actor: string, plate: string) =>
      line('', { kind, weight: 2, actor, plate, tone: 'bad' });
    const lost = [at('loss', 'guard', '−2, 5 left'), at('loss', 'brutes', '−1, 7 left')];
    const rout = at('death', 'guard', 'routed');
    const named = (lines: LogLine[]) => resultOf(lines, (thing) => (thing === 'brutes' ? 'Brutes' : 'Guard'));
    expect(named([charge, ...lost, rout, at('note', 'brutes', 'Suppressed')])?.words).toBe(
      'Guard routed, Brutes −1, Suppressed',
    );
    expect(named([charge, ...lost, rout, at('death', 'brutes', 'routed')])?.words).toBe(
      'Brutes routed, Guard −2, routed',
    );
  });

  test('a unit that is marked besides its losses is named with its mark', () => {
    const charge = line('Brutes charge', { kind: 'order', actor: 'brutes' });
    const loss = line('', { kind: 'loss', weight: 2, actor: 'brutes', plate: '−1, 5 left', tone: 'bad' });
    const mark = line('', { kind: 'note', weight: 2, actor: 'brutes', plate: 'Suppressed', tone: 'bad' });
    expect(resultOf([charge, loss, loss, mark], () => 'Brutes')?.words).toBe('Brutes −2, Suppressed');
  });

  test('hits that armour stops are no success', () => {
    const shot = line('', { kind: 'shot', weight: 2, actor: 's', target: 't', plate: '3 hits', tone: 'hit' });
    const stopped = line('', { kind: 'save', actor: 't', plate: 'armour holds', tone: 'miss' });
    const nerve = line('', { kind: 'nerve', actor: 't', plate: 'Courage holds', tone: 'good' });
    expect(resultOf([shot, stopped, nerve], () => 'Brutes')).toEqual({
      words: 'armour holds',
      tone: 'miss',
      about: 'Brutes',
    });
  });

  test('the digest in one sentence says whose loss it was', () => {
    const loss = line('', { kind: 'loss', weight: 2, actor: 't', plate: '−1, 9 left', tone: 'bad' });
    const acts = actsOf([loss], () => true, {
      ours: () => false,
      nameOf: () => 'Brutes',
      isFoe: () => true,
    }).map((act) => ({ ...act, result: resultOf([line('', { actor: 's' }), loss], () => 'Brutes') }));
    expect(spokenDigest({ acts, losses: [], made: [] })).toBe('1 act: Brutes: −1, 9 left.');
  });

  test('damage through armour is counted at once, and not again when it is taken off', () => {
    const through = line('armour does not hold', { kind: 'save', weight: 2, target: 't', points: 1 });
    const off = line('the Ranger is hurt', { kind: 'loss', weight: 2, target: 't', points: 2 });
    const hurt = (lines: LogLine[]): number => totalsOf(lines, () => true).hurt;
    expect([[through], [through, through], [through, through, off], [off]].map(hurt)).toEqual([1, 2, 2, 2]);
  });

  test('nobody dies twice, and a miss costs nothing', () => {
    const miss = line('no damage', { kind: 'loss', target: 't', plate: 'no damage' });
    expect(totalsOf([blow, ...ends, ends[0]!, base, miss], (thing) => thing !== 's')).toEqual({
      hurt: 4,
      lost: 1,
      base: 4,
    });
  });
});

test('the log puts a fight under one headline and leaves other lines alone', () => {
  const next = line('b moves', { kind: 'move', actor: 'b' }, { entry: 1 });
  const groups = logGroups([...[moves[0]!, ...fight].map((one) => one.line), next], 7);
  expect(groups.map(({ from, opens, lines: within }) => [from, opens, within.length])).toEqual([
    [7, null, 1],
    [8, 'a shoots z', 3],
    [11, null, 1],
  ]);
});

test('notes of one kind in a row share a headline, fights with equal words do not', () => {
  const sleeper = (name: string) => [
    line(`${name} is cold`, { weight: 0 }, { opens: 'Sleepers throw' }),
    line(`${name} throws 3`, { weight: 0, actor: name }),
  ];
  const groups = logGroups(
    [...sleeper('a'), ...sleeper('b'), ...fight.map((one) => one.line), ...fight.map((one) => one.line)],
    0,
  );
  expect(groups.map(({ from, opens, lines: within }) => [from, opens, within.length])).toEqual([
    [0, 'Sleepers throw', 4],
    [4, 'a shoots z', 3],
    [7, 'a shoots z', 3],
  ]);
});

test('a picture keeps the earlier ones of its group', () => {
  const pictures = picturesOf(fight, 0);
  const marks = marksOf(pictures, 2, ({ beat }) => beat.tone);
  expect(marks.tracers).toMatchObject([{ from: { thing: 'a' }, to: { thing: 'z' }, current: false }]);
  expect(marks.plates).toMatchObject([{ thing: 'z', words: '−2 · holds', tone: 'good' }]);
  expect(marksOf(pictures, 0, ({ beat }) => beat.tone).plates).toEqual([]);
});

test('a plate on the board has the colour of what it means for the viewer, as in the list beside it', () => {
  const enemyHolds = (isFoe: boolean) =>
    marksOf(picturesOf(fight, 0), 2, (one) => toneOf(one, { ours: () => !isFoe, isFoe: () => isFoe })).plates;
  expect(enemyHolds(false)).toMatchObject([{ thing: 'z', tone: 'good' }]);
  expect(enemyHolds(true)).toMatchObject([{ thing: 'z', tone: 'hit' }]);
});

test('a hit that is told with the throw is good news only for the side that throws', () => {
  const { line: thrown } = scene('a throws 6', { kind: 'roll', actor: 'a', plate: 'hit', tone: 'hit' });
  const seen = (isFoe: boolean) => toneOf(thrown, { ours: () => !isFoe, isFoe: () => isFoe });
  expect([seen(false), seen(true)]).toEqual(['good', 'hit']);
});

test('a plate that tells a loss of the viewer stays the colour of a loss', () => {
  const lost = [
    scene('z loses 1', { kind: 'loss', weight: 2, actor: 'z', plate: '−1, 9 left', tone: 'bad' }),
    scene('z holds', { kind: 'nerve', actor: 'z', plate: 'Courage holds', tone: 'good' }),
  ];
  const [plate] = marksOf(picturesOf(lost, 0), 1, ({ beat }) => beat.tone).plates;
  expect(plate).toMatchObject({ words: '−1, 9 left · Courage holds', tone: 'bad' });
});

test('an act that its attack tells has the picture of the attacker, not of who died', () => {
  const lines = [
    line('the shot is spotted', {}),
    line('a shoots', { kind: 'shot', actor: 'a', target: 'z', dice: { values: [6], sides: 6 } }),
    line('z is destroyed', { kind: 'death', weight: 3, actor: 'z', plate: 'destroyed' }),
  ];
  expect(actsOf(lines, () => true)).toMatchObject([{ actor: 'a', words: 'a shoots' }]);
});

test('an act says what was done, and the chance of its dice up to the result', () => {
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

test('the dice of an act are those of the test that its result follows from, and an attack tells who killed', () => {
  const two = (values: number[], need: string, test: string) => ({ dice: { values, sides: 6, need, test } });
  const volley = { dice: { values: [6, 6], sides: 6, need: '5+', counts: [true, true] } };
  const order = line('S is ordered to shoot', { weight: 0, actor: 's' }, { opens: 'S is ordered to shoot' });
  const obeyed = line('S obeys', {
    kind: 'roll',
    actor: 's',
    plate: 'obeyed',
    ...two([5, 5], '5+', 'order'),
  });
  const shot = line('S shoots at C', {
    kind: 'shot',
    weight: 2,
    actor: 's',
    target: 'c',
    plate: '2 hits',
    ...volley,
  });
  const fails = line('C fails', {
    kind: 'nerve',
    weight: 2,
    actor: 'c',
    plate: 'fails',
    ...two([1, 1], '3+', 'Courage'),
  });
  const down = line('C is Suppressed', { weight: 2, actor: 'c', plate: 'Suppressed' });
  const dead = line('C is destroyed', { kind: 'death', weight: 3, actor: 'c', plate: 'destroyed' });
  const of = (lines: LogLine[]) => actsOf(lines, () => true)[0];
  expect(of([order, obeyed, shot, fails, down])?.chance).toMatchObject({
    words: 'Courage failed',
    chance: expect.closeTo(1 / 36),
  });
  expect(of([order, obeyed])?.chance?.words).toBe('order passed');
  const killed = of([order, obeyed, shot, dead]);
  expect(killed?.chance).toMatchObject({ words: 'all', chance: expect.closeTo(1 / 9) });
  expect(killed?.words).toBe('S shoots at C');
});
