// Walks that are planned by pointing at somebody or somewhere.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { walkBeside, walkFields, walkTo } from '../preview/walks.ts';

const SOLO = { mission: 'COOP 1', variation: 1, map: 'Province', players: 1, quick: true };

function began(units: Record<string, { at: string }>) {
  const w = game.arrange({ ...SOLO, units });
  game.resume(w, fastChance(1));
  return { w, at: (name: string) => w.units.findIndex((unit) => unit.type === name) };
}

test('pointing at a civilian leads beside it, not behind a window', () => {
  const { w, at } = began({ Scout: { at: '19,5' }, Shopkeeper: { at: '17,5' } });
  const walk = walkBeside(game.view(w, 0), { unit: at('Scout') }, w.units[at('Shopkeeper')]!.cell);
  expect(walk).not.toBeNull();
  // (18,5) is nearer, but a window lies between.
  expect([4 * 24 + 17, 6 * 24 + 17, 5 * 24 + 16]).toContain(walk?.to);
});

test('who is out of reach cannot be walked to', () => {
  const { w, at } = began({ Scout: { at: '22,14' }, Farmer: { at: '2,14' } });
  expect(walkBeside(game.view(w, 0), { unit: at('Scout') }, w.units[at('Farmer')]!.cell)).toBeNull();
});

test('the rest of a walk that has begun costs no further action', () => {
  const { w, at } = began({ Scout: { at: '19,9' }, Cow: { at: '2,14' } });
  const scout = { unit: at('Scout') };
  expect(walkTo(game.view(w, 0), scout, 9 * 24 + 13)).toMatchObject({ walks: 2, actions: 2 });
  game.play(w, 0, { do: 'activate', unit: scout.unit }, fastChance(1));
  game.play(w, 0, { do: 'walk', to: 9 * 24 + 20 }, fastChance(1));
  expect(walkTo(game.view(w, 0), scout, 9 * 24 + 21)).toMatchObject({ walks: 1, actions: 0 });
  expect(walkTo(game.view(w, 0), scout, 9 * 24 + 14)).toMatchObject({ walks: 2, actions: 1 });
});

test('nobody is sent to end beside somebody on a field where another lies', () => {
  const { w, at } = began({
    Scout: { at: '15,14' },
    Postman: { at: '11,13' },
    'Serpent Man': { at: '11,14' },
  });
  w.units[at('Serpent Man')]!.coma = true;
  const walk = walkBeside(game.view(w, 0), { unit: at('Scout') }, w.units[at('Postman')]!.cell);
  expect(walk?.to).not.toBe(14 * 24 + 11);
  expect(walkTo(game.view(w, 0), { unit: at('Scout') }, 14 * 24 + 11)).toBeNull();
});

test('every planned walk of a sent civilian can be played to its end', () => {
  const { w, at } = began({ Scout: { at: '20,6' }, Farmer: { at: '20,5' } });
  const farmer = { unit: at('Farmer') };
  game.play(w, 0, { do: 'send', by: at('Scout'), civilian: farmer.unit }, fastChance(1));
  const view = game.view(w, 0);
  const { one } = walkFields(view, farmer);
  const prices = new Set<number>();
  for (const to of one) {
    const there = game.copy(w);
    const walk = walkTo(view, farmer, to);
    for (const choice of walk?.plan ?? []) game.play(there, 0, choice, fastChance(1));
    expect(there.units[farmer.unit]?.cell).toBe(to);
    prices.add(walk?.price ?? 0);
  }
  // Among them are walks on which all four points are spent: they end by themselves.
  expect(prices).toContain(4);
});

test('a door that costs nothing is opened on the way', () => {
  const { w, at } = began({ Scout: { at: '15,7' }, Cow: { at: '2,14' } });
  const scout = { unit: at('Scout') };
  const view = game.view(w, 0);
  const behind = 6 * 24 + 15;
  expect(walkFields(view, scout).one).toContain(behind);
  expect(walkTo(view, scout, behind)).toMatchObject({ walks: 1, price: 1, path: [behind] });
  expect(walkTo(view, scout, behind)?.plan.map((choice) => choice.do)).toEqual(['activate', 'open', 'walk']);
});

test('an Alien door costs the Earth an action: the field behind it takes both', () => {
  const { w, at } = began({ Scout: { at: '7,3' }, Cow: { at: '2,14' } });
  const view = game.view(w, 0);
  const scout = { unit: at('Scout') };
  const behind = 3 * 24 + 6;
  const { one, two } = walkFields(view, scout);
  expect(one).not.toContain(behind);
  expect(two).toContain(behind);
  expect(walkTo(view, scout, behind)?.plan.map((choice) => choice.do)).toEqual(['activate', 'open', 'walk']);
});

test('every walk to a marked field, also through doors, can be played to its end', () => {
  const { w, at } = began({ Scout: { at: '14,9' }, Cow: { at: '2,14' } });
  const scout = { unit: at('Scout') };
  const view = game.view(w, 0);
  const { one, two } = walkFields(view, scout);
  let doors = 0;
  for (const to of [...one, ...two]) {
    const there = game.copy(w);
    const walk = walkTo(view, scout, to);
    if (walk?.plan.some((choice) => choice.do === 'open')) doors++;
    for (const choice of walk?.plan ?? []) game.play(there, 0, choice, fastChance(1));
    expect(there.units[scout.unit]?.cell).toBe(to);
  }
  expect(doors).toBeGreaterThan(3);
});
