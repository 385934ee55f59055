// How a shot with two tests is told, and who reacts to whom.
import { game } from '@xenotable/enemy-eternal';
import type { View } from '@xenotable/enemy-eternal/preview';
import { lessons } from '@xenotable/enemy-eternal/content';
import { Session, newsOf, scriptedSource, seeded } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { actsOf } from '../src/table/film/acts.ts';
import { pagesOf, scriptOf } from '../src/table/lesson/pages.ts';
import { expected } from '../src/table/lesson/rails.ts';
import { logGroups } from '../src/table/log/logGroups.ts';

/** The Grenadier fires its Cannon at a Faceless (AIM 7, short range: 26 of 36) with these dice. */
function cannon(dice: readonly number[]) {
  const session = Session.start(
    game,
    {
      seats: [{ kind: 'person', name: 'Ann' }],
      given: {
        models: [
          { side: 'A', unit: 'Grenadier', at: [2, 10] },
          { side: 'B', unit: 'Faceless', at: [12, 10] },
          { side: 'B', unit: 'ADVENT Trooper', at: [34, 20] },
        ],
        active: 'Grenadier',
      },
    },
    scriptedSource([...dice, 'B'], seeded('5eed'.repeat(16))),
  );
  const shot = newsOf(session, 0).ask?.offers.find(
    ({ words }) => words === 'Attack Faceless with the Cannon, two actions',
  );
  session.choose(0, shot?.choice);
  const lines = newsOf(session, 0).lines.filter(({ what }) => what.type !== 'die drawn');
  const isShot = (words: string | null): boolean => words?.startsWith('Grenadier → ') === true;
  return {
    group: logGroups(lines, 0).find(({ opens }) => isShot(opens)),
    act: actsOf(lines, () => true).find(({ words }) => isShot(words)),
    /** If nobody else acts. */
    alone: actsOf(lines, () => false).map(({ words, result }) => [words, result?.words]),
  };
}

test('EE-SPC-38 both tests hit: one shot, dead, at the chance of both together', () => {
  const { group, act } = cannon([4, 4, 2, 3]);
  expect(group?.lines.map(({ words }) => words).slice(0, 2)).toEqual([
    'Grenadier hits Faceless with the Cannon, first of two tests: 4 4 against 8',
    'Grenadier hits Faceless with the Cannon, second test: 2 3 against 8',
  ]);
  expect(act).toMatchObject({
    words: 'Grenadier → Faceless: Cannon, two tests',
    result: { words: expect.stringContaining('dead') },
    chance: { chance: expect.closeTo((26 / 36) ** 2, 12) },
  });
});

test('EE-SPC-38 the first test misses: the digest tells the chance that the shot misses, not that of one test', () => {
  expect(cannon([4, 5]).act?.chance).toEqual({
    words: 'miss',
    chance: expect.closeTo(1 - (26 / 36) ** 2, 12),
    single: true,
    decides: true,
  });
});

test('EE-SPC-38 the second test misses: the shot is a miss', () => {
  expect(cannon([4, 4, 4, 5]).act).toMatchObject({
    words: 'Grenadier → Faceless: Cannon, two tests',
    result: { words: 'miss' },
    chance: { words: 'miss', chance: expect.closeTo(1 - (26 / 36) ** 2, 12) },
  });
});

test("a miss of the viewer is told, also if the next die is the viewer's again", () => {
  expect(cannon([4, 5]).alone).toEqual([['Grenadier → Faceless: Cannon, misses', 'miss']]);
});

test('EE-OVW-02 the watcher reacts, not the model that moves', () => {
  const lesson = lessons.find(({ title }) => title === 'Overwatch')!;
  const { seats, given } = lesson;
  const session = Session.start(
    game,
    { seats, ...(given !== undefined && { given }) },
    scriptedSource(scriptOf(lesson), seeded('5eed'.repeat(16))),
  );
  for (const page of pagesOf(lesson).filter(({ expects }) => expects !== undefined))
    session.choose(0, expected(page, newsOf(session, 0).ask!));
  const acts = actsOf(newsOf(session, 0).lines, () => true);
  expect(acts.find(({ words }) => words === 'Rookie reacts to ADVENT Trooper 1')).toMatchObject({
    actor: 'unit:Rookie',
    result: null,
  });
  expect(acts.filter(({ result }) => result?.words === 'reacts')).toEqual([]);
});

test('a Wound of the own model is a loss, one of an enemy is not', () => {
  const session = Session.start(
    game,
    {
      seats: [{ kind: 'person', name: 'Ann' }],
      given: {
        models: [
          { side: 'A', unit: 'Grenadier', at: [2, 10] },
          { side: 'B', unit: 'Faceless', at: [12, 10] },
          { side: 'B', unit: 'ADVENT Trooper', at: [34, 20] },
        ],
        active: 'Grenadier',
      },
    },
    scriptedSource([4, 4, 2, 3, 'B'], seeded('5eed'.repeat(16))),
  );
  const shot = newsOf(session, 0).ask?.offers.find(({ words }) =>
    words.includes('Faceless with the Cannon, two'),
  );
  session.choose(0, shot?.choice);
  const damage = newsOf(session, 0).lines.filter(({ what }) => what.type === 'damage');
  const toneIf = (foe: boolean) =>
    actsOf(damage, () => true, { ours: () => !foe, nameOf: () => null, isFoe: () => foe })[0]?.result?.tone;
  expect(toneIf(true)).toBe('good');
  expect(toneIf(false)).toBe('bad');
});

test.each([
  [6, 'ADVENT Trooper is ordered to attack but has no weapon for close combat: it flees'],
  [3, 'ADVENT Trooper is in base contact: it flees to go for its objective'],
])('EE-AUT-05 who flees instead, on a %i: the digest and the log say why', (die, said) => {
  const session = Session.start(
    game,
    {
      options: { opponent: 'automaton' },
      seats: [{ kind: 'person', name: 'Ann' }],
      given: {
        opponent: 'automaton',
        models: [
          { side: 'A', unit: 'Rookie', at: [10, 10] },
          { side: 'B', unit: 'ADVENT Trooper', at: [11, 10] },
        ],
        bag: { automaton: 1, A: 1 },
      },
    },
    scriptedSource(['automaton', die, 'A'], seeded('5eed'.repeat(16))),
  );
  const { lines } = newsOf(session, 0);
  expect(lines.filter(({ rule }) => rule === 'EE-AUT-05').map(({ words }) => words)).toEqual([said]);
  expect(actsOf(lines, () => true).map(({ words }) => words)).toEqual([said]);
});

test('EE-DEP-06 a run that brings guards into view is told as a run, with who appears as its result', () => {
  const session = Session.start(
    game,
    {
      options: { mission: 'SE1.1', squads: ['Alone (XCOM)\n* Ranger\n'] },
      seats: [{ kind: 'person', name: 'Ann' }],
    },
    scriptedSource([], seeded('5eed'.repeat(16))),
  );
  session.choose(0, { do: 'place all' });
  session.choose(0, { do: 'activate', model: 0 });
  const { models, shown } = session.view(0) as unknown as View;
  const { cell } = models[0]!;
  const { width } = shown.board;
  session.choose(0, { do: 'run', actions: 1, to: [(cell % width) + 7, Math.floor(cell / width)] });
  const acts = actsOf(newsOf(session, 0).lines, () => true);
  expect(acts.map(({ words }) => words)).toEqual([expect.stringMatching(/^Ranger runs/)]);
  expect(acts[0]?.result?.words).toBe(
    'ADVENT Trooper 1 appears, ADVENT Trooper 2 appears, ADVENT Trooper 3 appears',
  );
});

test('EE-OVW-01 a run and the Overwatch after it are told together', () => {
  const session = Session.start(
    game,
    {
      seats: [{ kind: 'person', name: 'Ann' }],
      given: {
        models: [
          { side: 'A', unit: 'Ranger', at: [3, 11] },
          { side: 'B', unit: 'ADVENT Trooper', at: [34, 20] },
        ],
        active: 'Ranger',
      },
    },
    scriptedSource([], seeded('5eed'.repeat(16))),
  );
  session.choose(0, { do: 'run', actions: 1, to: [4, 11] });
  session.choose(0, { do: 'overwatch', weapon: 'Shotgun' });
  const [act] = actsOf(newsOf(session, 0).lines, () => true);
  expect(act?.words).toMatch(/^Ranger runs 1 to \(4,11\), then .*watches with the Shotgun\.$/);
});
