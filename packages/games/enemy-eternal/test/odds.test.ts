// The chances that the board shows are those of the rules themselves.
import { fastChance, odds, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { game } from '../game.ts';

const UNITS = ['Rookie', 'Ranger', 'Sharpshooter', 'Specialist', 'Skirmisher', 'The Commander'] as const;
const FOES = ['ADVENT Trooper', 'ADVENT Officer', 'Viper', 'Muton', 'Sectoid', 'Chryssalid'] as const;

/** A shooter and a target somewhere among random cover. */
function position(seed: number) {
  const any = uniform(seed);
  const spot = (): [number, number] => [any(24), any(14)];
  const terrain = { hard: Array.from({ length: 30 }, spot), soft: Array.from({ length: 30 }, spot), wall: Array.from({ length: 10 }, spot) };
  const free = (): [number, number] => {
    for (;;) {
      const [x, y] = spot();
      if (![...terrain.hard, ...terrain.soft, ...terrain.wall].some(([a, b]) => a === x && b === y)) return [x, y];
    }
  };
  const items = any(3) === 0 ? [{ item: 'Laser Sight', on: null as string | null }] : [];
  const unit = UNITS[any(UNITS.length)]!;
  const weapon = {
    Rookie: 'Assault Rifle',
    Ranger: 'Shotgun',
    Sharpshooter: 'Pistol',
    Specialist: 'Assault Rifle',
    Skirmisher: 'Bullpup',
    'The Commander': 'Mag Pistol',
  }[unit];
  for (const one of items) one.on = weapon;
  return arrange({
    size: [24, 14],
    terrain,
    models: [
      { side: 'A', unit, at: free(), items },
      { side: 'B', unit: FOES[any(FOES.length)], at: free(), down: any(4) === 0 ? 'hunkered' : 'no' },
      { side: 'B', unit: 'ADVENT Trooper', at: [23, 13] },
    ],
    active: unit,
  });
}

test('the shown chance to hit and to wound is what happens, exactly', () => {
  let compared = 0;
  for (let seed = 1; compared < 60 && seed < 400; seed++) {
    const w = position(seed);
    if (w.models[0]!.cell === w.models[1]!.cell || [w.models[0]!.cell, w.models[1]!.cell].includes(w.models[2]!.cell)) continue;
    game.resume(w, fastChance(seed));
    if (w.flow.at(-1)!.step !== 'choose an action') continue;
    for (const aim of game.view(w, 0).shown.aims) {
      if (aim.order.do !== 'attack' || aim.order.actions !== 2 || aim.target !== 1 || aim.close) continue;
      const before = w.models[1]!.wounds;
      const shown = odds(game, w, 0, aim.order, (after) => {
        const target = after.models[1]!;
        return target.hitBy.length === 0 && target.wounds === before ? 'miss' : target.wounds < before ? 'wound' : 'hit';
      });
      const chance = (value: string): number => shown.lines.find((line) => line.value === value)?.chance ?? 0;
      expect(shown.exact).toBe(true);
      expect(1 - chance('miss')).toBeCloseTo(aim.ways / aim.of, 9);
      const through = aim.armour === null ? 1 : (36 - aim.armour.ways) / 36;
      expect(chance('wound')).toBeCloseTo(aim.damage.value > 0 ? (aim.ways / aim.of) * through : 0, 9);
      compared++;
    }
  }
  expect(compared).toBeGreaterThanOrEqual(60);
});
