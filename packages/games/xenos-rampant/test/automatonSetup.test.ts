// The automaton before the battle, and the scenarios that it opens in its own way.
import { fastChance, scriptedChance } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { chooseList, hatedType, markerSpots, place, traitTable, wise, zone } from '../auto/setup.ts';
import { SAMPLES } from '../content/samples.ts';
import { totalOf } from '../detachment/cost.ts';
import { upgraded } from '../detachment/fit.ts';
import { readList } from '../detachment/text.ts';
import { game } from '../game.ts';
import { deploySpots } from '../book/setup/placing.ts';
import { play, table } from './tables.ts';

const sampleText = (id: string): string => SAMPLES.find((sample) => sample.id === id)?.text ?? '';

describe('before the game', () => {
  test('XR-AUT-22 draws a sample that nobody plays; wild lists roll on the Aggressive table', () => {
    const w = table({ L: { unit: 'Light Infantry', at: [10, 35] } }, {});
    const name = chooseList(play(w), 1).split('\n')[0];
    expect(name).not.toBe(w.owners[0]!.list!.name);
    w.owners[1]!.list = readList('Wild\nLesser Xenomorphs (2, Commander)\nLesser Xenomorphs');
    expect(traitTable(w, 1)).toEqual({ table: 'Aggressive' });
    w.owners[1]!.list = readList('Calm\nLight Infantry (1, Commander)\nLight Infantry');
    expect(traitTable(w, 1)).toEqual({ table: 'Tactical' });
    w.owners[1]!.list = null;
    w.options = { ...w.options, lists: ['', sampleText('XR-D-03')] };
    expect(traitTable(w, 1)).toEqual({ table: 'Aggressive' });
  });
  test('XR-AUT-23 choices before the game', () => {
    const w = table(
      { L: { unit: 'Light Infantry', at: [10, 35] } },
      {
        U: { unit: 'Militia Rabble + Mob, Undead', at: [30, 35] },
        D: { unit: 'Light Infantry', at: [40, 35] },
      },
    );
    expect(hatedType(w, 0, ['Demonic', 'Mechanoid', 'Undead', 'Seat B'])).toBe('Seat B');
    expect(hatedType(w, 0, ['Demonic', 'Mechanoid', 'Undead'])).toBe('Undead');
    expect(wise({ at: 0, dice: [3, 4], tried: false, ties: 0 }, 0)).toEqual({ wise: 1 });
    expect(wise({ at: 0, dice: [5, 4], tried: false, ties: 0 }, 0)).toEqual({ wise: 0 });
    const cross = arrange({
      map: 'CROSS',
      seats: { A: { units: { L: { unit: 'Light Infantry', at: [10, 35] } } }, B: {} },
    });
    expect(zone(cross)).toEqual({ zone: 'south' });
    // The strips of a small table lie inside the map.
    const canyon = arrange({
      map: 'CANYON',
      seats: { A: { units: { L: { unit: 'Light Infantry', at: [10, 35] } } }, B: {} },
    });
    expect(zone(canyon)).toEqual({ zone: 'north' });
    canyon.options.size = 12;
    expect(zone(canyon)).toEqual({ zone: 'south' });
    const diversion = arrange({
      scenario: 'DIVERSION',
      seats: { A: { units: { L: { unit: 'Light Infantry', at: [10, 3] } } }, B: {} },
    });
    expect(markerSpots(diversion)[0]).toEqual({ x: 1200, y: 3200 });
  });
  test('XR-AUT-24 extra points go to Armour-Piercing, Mobile, Fanatical Discipline in turn', () => {
    const list = upgraded(
      readList('X\nLight Infantry (1, Commander)\nHeavy Infantry (2)\nPrimitive Infantry (1)'),
      4,
    );
    expect(list.entries.map((entry) => [...entry.options, ...entry.xeno])).toEqual([
      ['Armour-Piercing'],
      ['Mobile'],
      ['Fanatical Discipline'],
    ]);
    expect(totalOf(list)).toBe(8);
  });
  test('XR-AUT-19 deploys the dearest unit first, wild ones forward', () => {
    const w = table(
      { X: { unit: 'Lesser Xenomorphs + Swarm', waits: true }, L: { unit: 'Light Infantry', waits: true } },
      { F: { unit: 'Heavy Infantry', at: [24, 46] } },
    );
    const choice = place(
      play(w),
      [0, 1],
      (unit) => deploySpots(w, unit),
      () => false,
    ) as { place: number; at: [number, number] };
    expect(choice.place).toBe(0);
    expect(choice.at[1]).toBe(1000);
  });
});

describe('last stand', () => {
  /** XR-M-LAST-01, XR-M-LAST-02, XR-M-LAST-03, XR-M-LAST-04, XR-M-LAST-05, XR-M-LAST-06 */
  test('the people place around the pad and go first; waves come from the table', () => {
    const seats = [
      { kind: 'person', name: 'Ruth' },
      { kind: 'automaton', name: 'Swarm' },
    ];
    const chance = fastChance(3);
    const w = game.setup({ scenario: 'LAST', noTraits: true, lists: ['XR-D-01'] }, seats, chance);
    expect(game.judge(w, 0, { place: 0, at: [2400, 3300] })).toMatchObject({ rule: 'XR-SET-04' });
    for (const [i, at] of [
      [2400, 2400],
      [2400, 2900],
      [1900, 2400],
      [2900, 2400],
      [2400, 1950],
    ].entries())
      game.play(w, 0, { place: i, at: at as [number, number] }, chance);
    expect([w.acting, w.turn]).toEqual([0, 1]);
    const told: string[] = [];
    game.play(
      w,
      0,
      { stop: true },
      scriptedChance([3, 6, 'north', 'east'], chance),
      (what) => void told.push(what.type),
    );
    expect(told).toContain('wave');
    const wave = w.units.filter((unit) => unit.extra === 'wave');
    expect(wave.map((unit) => [unit.build, unit.edge])).toEqual([
      ['Greater Xenomorphs', 'north'],
      ['Lesser Xenomorphs', 'east'],
    ]);
    expect(wave.every((unit) => !unit.commander) && w.owners[1]!.list === null).toBe(true);
  });
});

describe('fighting retreat', () => {
  /** XR-M-FIGHTRET-01, XR-M-FIGHTRET-02 */
  test('the Defender stands in the middle, the Attacker in the north', () => {
    const chance = fastChance(5);
    const w = game.setup(
      { scenario: 'FIGHTRET', noTraits: true, lists: ['XR-D-01', 'XR-D-03'] },
      [{ name: 'Ruth' }, { name: 'Oskar' }],
      chance,
    );
    const defender = game.asks(w)[0]!.seat;
    const first = w.units.find((unit) => unit.owner === defender)!.id;
    expect(w.owners[defender]!.side).not.toBe(w.attacker);
    expect(game.judge(w, defender, { place: first, at: [2400, 3600] })).toMatchObject({ rule: 'XR-SET-04' });
    expect(game.judge(w, defender, { place: first, at: [2400, 2600] })).toBeNull();
  });
});
