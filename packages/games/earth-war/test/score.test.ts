// What a score may not do: change on arrival at a place whose cards were always going to be there, or forget the points.
import { canAct, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { players, game } from '../game.ts';
import { missions } from '../chances.ts';

test('arriving at the hut of Dead Relay changes nothing but by what was found at the mast, a little', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const chance = fastChance(seed);
    const w = game.setup({ mission: 1 }, [{ kind: 'person', name: 'Ann' }], chance);
    let outside = 0;
    while (w.over === null && !(w.combat !== null && w.mission.node === 3)) {
      if (w.combat === null) outside = game.score(w, 0);
      const ask = game.asks(w).find(canAct)!;
      game.play(w, ask.seat, players.sergeant(game.view(w, ask.seat), ask), chance);
    }
    if (w.over !== null) continue;
    const change = game.score(w, 0) - outside;
    expect(Math.abs(change), `deal ${seed}`).toBeLessThan(0.03);
    // A CP more is better than before, an unknown card more is worse.
    expect(Math.sign(change), `deal ${seed}`).toBe(w.mission.deeds.ends[1] === 'done' ? 1 : -1);
  }
});

const hut = (given: object): number =>
  game.score(
    game.arrange({
      at: 'a round begins',
      mission: 1,
      node: 3,
      squad: [
        { unit: 'Squad Leader', name: 'Ann' },
        { unit: 'Rifleman', name: 'Bo' },
      ],
      combat: { cards: { W1: {}, N1: {}, M1: {} } },
      ...given,
    }),
    0,
  );

test('a bystander who was shot counts a little, an enemy that was killed counts more', () => {
  const shot = hut({ combat: { cards: { W1: {}, M1: {} }, killed: ['N1'] }, points: -1, met: 1 });
  expect(shot).toBeLessThan(hut({}));
  expect(shot).toBeGreaterThan(hut({}) - 0.05);
  expect(hut({ combat: { cards: { N1: {}, M1: {} }, killed: ['W1'] } })).toBeGreaterThan(hut({}) + 0.05);
});

test('a mission whose primary goal is out of reach is lost, one without anything left to fight is won', () => {
  const after = (end: string): number =>
    game.score(
      game.arrange({
        at: 'the medic heals',
        mission: 1,
        node: 3,
        ends: ['cleared', 'done', end],
        squad: [
          { unit: 'Squad Leader', name: 'Ann', wounds: 1 },
          { unit: 'Medic', name: 'Bo' },
        ],
      }),
      0,
    );
  expect(after('cleared')).toBeGreaterThan(0.95);
  expect(after('broken off')).toBeLessThan(0.05);
});

test('at the mast the reason of a check says its chance and what it brings', () => {
  const w = game.arrange({
    at: 'a check',
    mission: 1,
    node: 2,
    squad: [
      { unit: 'Squad Leader', name: 'Ann' },
      { unit: 'Medic', name: 'Bo' },
    ],
  });
  const view = game.view(w, 0);
  const [, medic] = w.squad;
  expect(game.reason?.(view, 0, { do: 'check', unit: medic!.id })?.words).toBe(
    'WITS 6, 60 %: 1 CP more at The control hut',
  );
  expect(game.reason?.(view, 0, { do: 'skip' })?.words).toBe(
    'nobody tries: an unknown card more at The control hut',
  );
});

test('the chance at the start of Dead Relay is what the script wins, about 77 of 100; easy is better and hard is worse', () => {
  const start = (difficulty: string): number => {
    const w = game.setup({ mission: 1, difficulty }, [{ kind: 'person', name: 'Ann' }], fastChance(1));
    const score = game.score(w, 0);
    const next = missions.findIndex(([one]) => one >= score);
    const [[x0, y0], [x1, y1]] = [missions[next - 1]!, missions[next]!];
    return y0 + ((y1 - y0) * (score - x0)) / (x1 - x0);
  };
  expect(start('standard')).toBeGreaterThan(0.69);
  expect(start('standard')).toBeLessThan(0.81);
  expect(start('easy')).toBeGreaterThan(start('standard') + 0.03);
  expect(start('hard')).toBeLessThan(start('standard') - 0.03);
});
