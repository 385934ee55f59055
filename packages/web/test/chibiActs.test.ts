// Chibi Commander tells each act with its own results only: whole games by the script.
import { scripted } from '@xenotable/bots';
import {
  type Json,
  type LogLine,
  type Seat,
  Session,
  fastChance,
  logLines,
  newsOf,
  seeded,
} from '@xenotable/kernel';
import { gamePackage } from '@xenotable/shelf';
import { describe, expect, test } from 'vitest';
import { tested } from '../src/table/dice/tested.ts';
import { actsOf, groupsOf, resultOf, totalsOf } from '../src/table/film/acts.ts';
import { trayTitle } from '../src/table/stage/Tray.tsx';

async function linesOf(options: Record<string, Json>, seed: number): Promise<LogLine[]> {
  const { game } = await gamePackage('chibi-commander');
  const seats = [{ kind: 'person' as const, name: 'Ann' }];
  const session = Session.start(game, { options, seats }, seeded(seed.toString(16).padStart(64, '0')));
  const chance = fastChance(seed);
  const seat: Seat = 0;
  for (let i = 0; i < 500 && session.world.over === null; i++) {
    const { view, ask } = newsOf(session, seat, session.entries.length);
    if (ask === null) break;
    session.choose(seat, scripted(game, view, ask, chance));
  }
  return logLines(session, seat, -1);
}

const lines = (await Promise.all([1, 2, 3].map((seed) => linesOf({ mission: 'COOP 1' }, seed)))).flat();
const groups = groupsOf(lines);

describe('the results of an act', () => {
  test('a death in coma tells the chance of the 1, not that of still lying', () => {
    const dying = actsOf(lines, () => true).filter(({ result }) => result?.words === 'dies');
    expect(dying.length).toBeGreaterThan(0);
    for (const { chance } of dying) {
      expect(chance?.words).toBe('survival failed');
      expect(chance?.chance).toBeCloseTo(1 / 6);
    }
  });

  test('coma throws, cold throws and rounds belong to no act', () => {
    const alone = groups.filter(([first]) =>
      ['coma throw', 'blip activated', 'round'].includes(first?.what.type ?? ''),
    );
    expect(alone.length).toBeGreaterThan(20);
    for (const [first, ...rest] of groups)
      for (const { what, words } of rest)
        expect(['coma throw', 'round'], `${words} after ${first?.words}`).not.toContain(what.type);
    for (const group of groups)
      if (group.some(({ what }) => what.type === 'cold throw'))
        expect(group[0]?.words).toMatch(/ is cold\.$/);
  });

  test('an attack never includes the death of somebody who was not part of it', () => {
    const attacks = groups.filter(([first]) => first?.what.type === 'attacked');
    expect(attacks.length).toBeGreaterThan(20);
    for (const attack of attacks) {
      const [first] = attack;
      const dead = attack.filter(({ what }) => what.type === 'died').map(({ beat }) => beat.target);
      if (resultOf(attack, () => null)?.words === 'dead') expect(dead).toContain(first?.beat.target);
    }
  });

  test('points beyond the last heart are no hearts lost', () => {
    const beyond = lines.flatMap((line) =>
      line.what.type === 'hurt' && 'beyond' in line.what && 'points' in line.what
        ? [{ line, hearts: Number(line.what.points) - Number(line.what.beyond) }]
        : [],
    );
    expect(beyond.length).toBeGreaterThan(3);
    for (const { line, hearts } of beyond) expect(totalsOf([line], () => true).hurt, line.words).toBe(hearts);
  });

  test('cold throws count whether or not the sleeper wakes', () => {
    const cold = lines.flatMap(({ what, beat }) =>
      what.type === 'cold throw' && beat.dice !== undefined ? [tested(beat.dice)?.hits] : [],
    );
    expect(cold).toContain(0);
    expect(cold).toContain(1);
  });
});

test('a walk in several parts is told to its end and names the walker once', () => {
  const [eyes, theirs] = [{ ours: () => false, isFoe: () => false }, () => true];
  const nameOf = (): string => 'Serpent Man';
  const walks = actsOf(lines, theirs, { ...eyes, nameOf }).filter(
    ({ lines: told, weight }) => weight === 1 && told.filter(({ what }) => what.type === 'walked').length > 1,
  );
  expect(walks.length).toBeGreaterThan(3);
  for (const { lines: told, words } of walks) {
    if (!words.includes(' walks ')) continue;
    const [last] = told.flatMap(({ what, words: line }) => (what.type === 'walked' ? [line] : [])).slice(-1);
    expect(words).toContain(/to (\(\d+,\d+\))/.exec(last ?? '')?.[1]);
    if (words.startsWith('Serpent Man ')) expect(words.match(/Serpent Man/g)).toHaveLength(1);
  }
});

test('dice that are added up are not described as counted one by one', () => {
  expect(trayTitle('Soldier', { values: [4, 4], sides: 6, need: '> 6', counts: [true] })).toBe(
    'Soldier: needs > 6 together',
  );
  expect(trayTitle('Squad', { values: [4, 2], sides: 6, need: '4+', counts: [true, false] })).toBe(
    'Squad: 1 of 2 on 4+',
  );
});
