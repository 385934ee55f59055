// Chibi Commander tells each act with what came of it, and of nothing else: whole games by the script.
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
import { groupsOf, resultOf } from '../src/table/film/acts.ts';
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

describe('what came of an act', () => {
  test('coma throws, cold throws and rounds are nobody else’s', () => {
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

  test('an attack never ends with the death of somebody who was not there', () => {
    const attacks = groups.filter(([first]) => first?.what.type === 'attacked');
    expect(attacks.length).toBeGreaterThan(20);
    for (const attack of attacks) {
      const [first] = attack;
      const dead = attack.filter(({ what }) => what.type === 'died').map(({ beat }) => beat.target);
      if (resultOf(attack, () => null)?.words === 'dead') expect(dead).toContain(first?.beat.target);
    }
  });

  test('throws of the cold that sleep on count as well as those that wake', () => {
    const cold = lines.flatMap(({ what, beat }) =>
      what.type === 'cold throw' && beat.dice !== undefined ? [tested(beat.dice)?.hits] : [],
    );
    expect(cold).toContain(0);
    expect(cold).toContain(1);
  });
});

test('dice that are added up are not said to count one by one', () => {
  expect(trayTitle('Soldier', { values: [4, 4], sides: 6, need: '> 6', counts: [true] })).toBe(
    'Soldier: needs > 6 together',
  );
  expect(trayTitle('Squad', { values: [4, 2], sides: 6, need: '4+', counts: [true, false] })).toBe(
    'Squad: 1 of 2 on 4+',
  );
});
