// Pointing at an enemy: the chances that the card shows are those of the rules, and every plan can be played.
import { type Json, copyJson, fastChance, prospectsOf } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { waysTo } from '../preview/aim.ts';
import { seenOnWay } from '../preview/watch.ts';
import { walkFields, walkTo } from '../preview/walks.ts';
import type { View } from '../view.ts';

/** A table at its first question, as seat A sees it. */
function seen(given: Json): { w: ReturnType<typeof game.arrange>; view: View } {
  const w = game.arrange(given);
  game.resume(w, fastChance(1));
  return { w, view: game.view(w, 0) };
}

const unitNamed = (view: View, name: string): number => {
  const unit = view.units.find((one) => !('hidden' in one) && one.type === name);
  if (unit === undefined) throw new Error(`nobody is called ${name}`);
  return unit.id;
};

const FIGHT = {
  mission: 'COOP 1',
  variation: 1,
  map: 'open',
  players: 1,
  quick: true,
  units: {
    Soldier: { at: '10,8' },
    Commander: { at: '2,2' },
    Grey: { at: '15,8' },
    'Serpent Man': { at: '10,4', lost: 1 },
    Gorgan: { at: '13,11' },
  },
};

test('the outcome of a single attack is the one that the rules give', () => {
  const { view } = seen(FIGHT);
  const soldier = unitNamed(view, 'Soldier');
  for (const name of ['Grey', 'Serpent Man', 'Gorgan']) {
    const target = unitNamed(view, name);
    const once = waysTo(view, { unit: target }, [soldier]).filter((way) => way.attacks === 1);
    expect(once.length).toBeGreaterThan(0);
    for (const way of once) {
      const found = prospectsOf(game, { view, seat: 0, plan: way.plan });
      expect(found.exact).toBe(true);
      const stake = found.stakes.find(({ key }) => key === `unit:${target}`);
      const chance = (value: string): number =>
        stake?.lines.find((line) => line.value === value)?.chance ?? 0;
      for (const end of ['nothing', 'hurt', 'coma', 'dead'] as const)
        expect(chance(end), `${name} ${end}`).toBeCloseTo(way.end?.[end] ?? 0, 9);
    }
  }
});

test('where Aliens are to be captured the best way leaves them alive', () => {
  const best = (variation: number) => {
    const { view } = seen({
      ...FIGHT,
      variation,
      units: { Gunner: { at: '15,8' }, 'Serpent Man': { at: '9,8', lost: 2 } },
    });
    return waysTo(view, { unit: unitNamed(view, 'Serpent Man') }, [unitNamed(view, 'Gunner')])[0]?.end;
  };
  expect(best(1)?.dead).toBeGreaterThan(0);
  expect(best(2)).toMatchObject({ dead: 0 });
});

test('every choice of a plan is legal when its turn comes', () => {
  const { w, view } = seen(FIGHT);
  const soldier = unitNamed(view, 'Soldier');
  for (const way of waysTo(view, { unit: unitNamed(view, 'Grey') }, [soldier])) {
    const table = game.copy(w);
    for (const choice of way.plan) {
      expect(game.judge(table, 0, choice)).toBeNull();
      game.play(table, 0, choice, fastChance(3));
    }
  }
});

test('two actions lead to every dotted field', () => {
  const { w, view } = seen(FIGHT);
  const who = { unit: unitNamed(view, 'Soldier') };
  const { one, two } = walkFields(view, who);
  expect(one.length).toBeGreaterThan(10);
  expect(two.length).toBeGreaterThan(10);
  for (const to of [...one.slice(0, 5), ...two.filter((_, i) => i % 7 === 0)]) {
    const table = game.copy(w);
    const walk = walkTo(view, who, to);
    for (const choice of walk?.plan ?? []) {
      expect(game.judge(table, 0, choice)).toBeNull();
      game.play(table, 0, choice, fastChance(3));
    }
    expect(table.units[who.unit]?.cell).toBe(to);
  }
});

test('a walk that uncovers a Blip says where, and the walk stops there', () => {
  const given = {
    mission: 'COOP 1',
    variation: 1,
    map: 'open',
    players: 1,
    quick: true,
    units: { Soldier: { at: '2,8' } },
    blips: { '12,8': 'Grey' },
  };
  const { w, view } = seen(given);
  const soldier = unitNamed(view, 'Soldier');
  const to = 8 * 24 + 6;
  const walk = walkTo(view, { unit: soldier }, to);
  expect(walk?.sighting?.cell).toBe(8 * 24 + 5);
  expect(seenOnWay(view, soldier, [8 * 24 + 3])).toBeNull();
  const told: { type: string; stops?: number }[] = [];
  const table = game.copy(w);
  for (const choice of walk?.plan ?? [])
    game.play(table, 0, choice, fastChance(3), (what) => void told.push(copyJson(what) as never));
  expect(table.units[soldier]?.cell).toBe(8 * 24 + 5);
  expect(told.find(({ type }) => type === 'walked')?.stops).toBe(8 * 24 + 5);
});

test('a Blip sees where it would be seen', () => {
  const given = {
    mission: 'VS 1',
    map: 'open',
    players: 2,
    turn: 'Aliens',
    units: { Soldier: { at: '12,8' } },
    blips: { '2,8': 'Grey' },
  };
  const { view } = seen(given);
  const blip = view.blips[0]?.id ?? -1;
  expect(walkFields(view, { blip }).one.length).toBeGreaterThan(40);
  expect(walkTo(view, { blip }, 8 * 24 + 8)?.sighting).toEqual({
    cell: 8 * 24 + 5,
    blip,
    by: unitNamed(view, 'Soldier'),
  });
});

test('bystanders are nobody to aim at', () => {
  const { view } = seen({ ...FIGHT, units: { ...FIGHT.units, Farmer: { at: '11,8' } } });
  expect(waysTo(view, { unit: unitNamed(view, 'Farmer') }, [unitNamed(view, 'Soldier')])).toEqual([]);
});

test('the best way weighs the answer: a Gunner does not walk up to a Gorgan for a few per cent', () => {
  const { view } = seen({
    ...FIGHT,
    map: 'Province',
    units: {
      Gunner: { at: '17,14' },
      Soldier: { at: '16,14' },
      Scout: { at: '15,13' },
      Gorgan: { at: '11,14' },
    },
  });
  const ways = waysTo(view, { unit: unitNamed(view, 'Gorgan') }, [unitNamed(view, 'Gunner')]);
  const [best] = ways;
  const [boldest] = ways.toSorted((a, b) => (a.end?.nothing ?? 1) - (b.end?.nothing ?? 1));
  expect(best?.path).toEqual([]);
  expect(best?.end?.nothing).toBeLessThan(1);
  expect(best?.back[0]?.hurt ?? 0).toBeLessThan(boldest?.back[0]?.hurt ?? 0);
});
