// Hints in positions whose right answer is certain.
import { Adviser } from '@xenotable/bots';
import { type Ask, fastChance } from '@xenotable/kernel';
import { gamePackage } from '@xenotable/shelf';
import { expect, test } from 'vitest';

test('Enemy Eternal: in a season a battle that can be won now is won', async () => {
  const { game } = await gamePackage('enemy-eternal');
  const w = game.arrange({
    mission: 'SE1.1',
    opponent: 'automaton',
    round: 4,
    campaign: { faction: 'XCOM', roster: [{ unit: 'Ranger', leader: true }, { unit: 'Rookie' }] },
    models: [
      { side: 'A', unit: 'Ranger', leader: true, soldier: 0, at: [16, 11] },
      { side: 'A', unit: 'Rookie', soldier: 1, at: [13, 11] },
    ],
    goals: { reached: 0 },
    active: 'Ranger',
  });
  game.resume(w, fastChance(1));
  const advised: unknown[] = [];
  for (let decision = 0; decision < 2; decision++) {
    const [ask] = game.asks(w) as Ask<unknown>[];
    if (ask === undefined) throw new Error('nobody is asked');
    const adviser = new Adviser(game, game.view(w, ask.seat), ask, 1);
    let looks = 0;
    adviser.run(() => looks++ < 300);
    const [best] = adviser.advice(null).rows;
    advised.push(best?.choices[0]);
    game.play(w, ask.seat, best?.choices[0], fastChance(1));
  }
  expect(advised).toMatchObject([{ do: 'run' }, { do: 'end' }]);
  expect(w).toMatchObject({ campaign: { results: [{ mission: 'SE1.1', won: true }] } });
});

test('Earth War: a change of range inside its band is not advised, and going on is compared', async () => {
  const { game } = await gamePackage('earth-war');
  const w = game.arrange({
    at: 'ranges and orders',
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 4 },
      { unit: 'Rifleman', name: 'Bo', rn: 8 },
    ],
    combat: { cards: { W1: {}, M1: {}, M2: {} }, slots: ['?', '?', '?'], cp: 1 },
  });
  game.resume(w, fastChance(1));
  const [ask] = game.asks(w) as Ask<unknown>[];
  if (ask === undefined) throw new Error('nobody is asked');
  const adviser = new Adviser(game, game.view(w, ask.seat), ask, 1);
  let looks = 0;
  adviser.run(() => looks++ < 400);
  const { rows, plan, idle } = adviser.advice([{ do: 'done' }]);
  const nearer = (unit: number) => ({ do: 'range', unit, by: -1 });
  const advised = rows.flatMap(({ choices }) => choices);
  expect(idle).toBe(3);
  for (const staying of [nearer(1), { ...nearer(1), by: 1 }, nearer(2)])
    expect(advised).not.toContainEqual(staying);
  expect(plan).toMatchObject({ words: 'Go on', looks: expect.any(Number) });
  const chances = rows.map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});

test('Chibi Commander: one walk that is cut in several ways is advised once', async () => {
  const { game } = await gamePackage('chibi-commander');
  const w = game.arrange({
    mission: 'COOP 1',
    variation: 2,
    map: 'Province',
    players: 1,
    quick: true,
    units: {
      Scout: { at: '22,14' },
      Soldier: { waiting: true },
      Postman: { at: '8,12' },
      Farmer: { at: '15,5' },
    },
    blips: { '2,2': 'Grey', '12,3': 'Ghost' },
  });
  game.resume(w, fastChance(1));
  game.play(w, 0, { do: 'activate', unit: 0 }, fastChance(1));
  const [ask] = game.asks(w) as Ask<unknown>[];
  if (ask === undefined) throw new Error('nobody is asked');
  const adviser = new Adviser(game, game.view(w, ask.seat), ask, 1);
  let looks = 0;
  adviser.run(() => looks++ < 40);
  const [best, ...others] = adviser.advice(null).rows;
  expect(best?.words).toMatch(/^Walk to /);
  expect(others.length).toBeGreaterThan(0);
  for (const row of others) {
    expect(row.line).not.toContain(best?.words);
    expect(row.line).not.toEqual(best?.line);
  }
});
