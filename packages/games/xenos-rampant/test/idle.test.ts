// What hints and reviews leave out, and how far units from reserve think of coming in.
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { idle } from '../idle.ts';
import { sensible } from '../sensible.ts';
import { table } from './tables.ts';

test('a shot at an empty building is left out', () => {
  const w = table(
    { R: { unit: 'Recon Infantry', at: [31, 8], commander: true } },
    { X: { unit: 'Lesser Xenomorphs', at: [4, 45], commander: true } },
    { map: 'CROSS', buildings: [10, 10], step: 'phase' },
  );
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const shot = view.orders.find(({ order }) => order.order === 'shoot' && order.house === 1);
  expect(shot !== undefined && idle(view, 0, shot.order)).toBe(true);
});

test('XR-SET-06 a unit from reserve also thinks of coming in as far as it gets', () => {
  const w = table(
    { V: { unit: 'Soft-skin Vehicle', reserve: 'north' } },
    { X: { unit: 'Heavy Infantry', at: [24, 4] } },
    { step: 'phase' },
  );
  game.resume(w, fastChance(1));
  game.play(w, 0, { order: 'enter', unit: 0 }, fastChance(1));
  const [space] = game.asks(w)[0]?.spaces ?? [];
  if (space?.kind !== 'enter') throw new Error('it does not enter');
  const ways = sensible(w, 0, space);
  for (const way of ways) expect(game.judge(w, 0, way)).toBeNull();
  const depths = ways.flatMap((way) => ('path' in way ? [4800 - (way.path.at(-1)?.[1] ?? 4800)] : []));
  expect(Math.max(...depths)).toBe(space.most);
});
