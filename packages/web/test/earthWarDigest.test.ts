// The digest of a round of Earth War names who was killed first, then wounds, and misses last.
import { scripted } from '@xenotable/bots';
import { type Json, Session, fastChance, newsOf, seeded } from '@xenotable/kernel';
import { gamePackage, titleOf } from '@xenotable/shelf';
import { expect, test, vi } from 'vitest';
import { module as earth } from '../src/games/earth-war/index.ts';
import type { GameModule } from '../src/table/contract.ts';
import { toldOf } from '../src/table/stage/useAftermath.ts';

// The module imports its board, which needs a document.
vi.hoisted(() => {
  const addEventListener = (): void => undefined;
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener }));
});

const KILLED = /^(.*) is killed$/;

test('every enemy that was killed has a row, before all that only missed', async () => {
  const { options, seats } = titleOf('earth-war')!.quick;
  const { game } = await gamePackage('earth-war');
  const module = earth as unknown as GameModule;
  const session = Session.start(game, { options, seats }, seeded('1'.padStart(64, '0')));
  const chance = fastChance(1);
  let before: { entries: number; view: Json } = { entries: 0, view: newsOf(session, 0, 0).view };
  let kills = 0;
  for (let i = 0; i < 300 && session.world.over === null; i++) {
    const { view, ask, lines } = newsOf(session, 0, before.entries);
    if (ask === null) throw new Error('nobody is asked');
    const { rows } = toldOf(module, { view, viewer: 0, seats, undone: new Set() }, lines, before.view);
    const dead = lines.filter(({ words }) => KILLED.test(words));
    const told = rows.filter(({ words }) => KILLED.test(words));
    expect(told.map(({ words }) => words)).toEqual(dead.map(({ words }) => words));
    for (const row of told)
      expect(row.result?.tone).toBe(/Civilian|Survivor/.test(row.words) ? 'bad' : 'good');
    const firstMiss = rows.findIndex(({ result }) => result?.tone === 'miss');
    const lastKill = rows.findLastIndex(({ words }) => KILLED.test(words));
    if (firstMiss >= 0) expect(lastKill).toBeLessThan(firstMiss);
    kills += dead.length;
    before = { entries: session.entries.length, view };
    session.choose(0, scripted(game, view, ask, chance));
  }
  expect(kills).toBeGreaterThan(3);
});

/** Two people share a squad: everybody has fired, and the leader has one of them fire again. */
async function afterABurst() {
  const { game } = await gamePackage('earth-war');
  const seats = ['Mara', 'Jonas'].map((name) => ({ kind: 'person', name }));
  const given = {
    at: 'squad wounds',
    seats,
    squad: [
      { unit: 'Squad Leader', name: 'Ann', seat: 'A', rn: 5 },
      { unit: 'Rifleman', name: 'Bo', seat: 'A', rn: 5 },
      { unit: 'Rifleman', name: 'Cy', seat: 'B', rn: 5 },
    ],
    combat: { cards: { D1: {}, D2: {} }, slots: ['D1', 'D2'], cp: 2 },
  };
  const session = Session.start(game, { seats, given }, seeded('5eed'.repeat(16)));
  const play = (seat: number, words: RegExp): void => {
    const offer = newsOf(session, seat).ask?.offers.find((one) => words.test(one.words));
    if (offer === undefined) throw new Error(`nothing like ${words} is offered`);
    session.choose(seat, offer.choice);
  };
  play(0, /^Ann fires/);
  play(0, /^Bo fires/);
  play(1, /^Cy fires/);
  play(0, /^One more burst! Ann/);
  return (viewer: number) => {
    const { view, lines } = newsOf(session, viewer, 0);
    return toldOf(earth as unknown as GameModule, { view, viewer, seats, undone: new Set() }, lines, view);
  };
}

test('what an order has brought comes before the shots that were fired earlier', async () => {
  const { acts, rows } = (await afterABurst())(0);
  const at = acts.findIndex(({ words }) => words.includes('One more burst!'));
  expect(at).toBe(3);
  expect(rows.slice(0, 2)).toEqual(acts.slice(at));
});

test('hits of the shared squad are good news for both who share it', async () => {
  const told = await afterABurst();
  for (const viewer of [0, 1]) {
    const hits = told(viewer).acts.filter(({ words }) => /\d hits?$/.test(words));
    expect(hits.length).toBeGreaterThan(0);
    for (const { result } of hits) expect(result?.tone).toBe('good');
  }
});
