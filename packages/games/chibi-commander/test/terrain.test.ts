import { fastChance } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { isAnimal, isCivilian } from '../book/who.ts';
import { game } from '../game.ts';
import { bookMissions, missionNamed } from '../missions/index.ts';
import { QUADRANTS, border } from '../missions/kit.ts';
import { mapProblems } from '../scenario/mapProblems.ts';
import type { Table } from '../table.ts';

/** A mission whose map has been built: so many pieces by hand, the rest at random. */
function built(mission: (typeof bookMissions)[number], seed: number, byHand: number): Table {
  const chance = fastChance(seed);
  const w = game.setup(
    { mission, terrain: 'free', automaton: 'quick' },
    people(missionNamed(mission).mode === 'versus' ? 2 : 1),
    chance,
  );
  for (let i = 0; w.flow.at(-1)!.chapter === 'building'; i++) {
    const { seat, offers } = game.asks(w)[0]!;
    game.play(
      w,
      seat,
      i < byHand ? offers[(seed * 7919 + i * 31) % (offers.length - 1)]! : { do: 'place the rest' },
      chance,
    );
  }
  return w;
}

const builders = bookMissions.filter((name) => missionNamed(name).setUp.building !== undefined);

describe('CC-MAP-21 maps that people build', () => {
  test('all missions whose text lets people build', () => {
    expect(builders).toEqual([
      'VS 1',
      'VS 2',
      'VS 3',
      'VS 4',
      'COOP 1',
      'COOP 2',
      'COOP 3',
      'COOP 4',
      'High Spot',
      'Super Hero',
      'Evil Dreams',
      'Blood Pool',
    ]);
  });

  test.each(builders)('%s: nothing is cut off, every door stands between walls', (mission) => {
    expect(mapProblems(built(mission, 1, 3).board.map)).toEqual([]);
  });

  const count = (w: Table, sign: string): number => [...w.board.map].filter((one) => one === sign).length;

  test('CC-MAP-20, CC-M-VS1-05, CC-M-VS1-06, CC-M-VS1-07 VS 1 has a street, two houses and the whole vegetation', () => {
    const w = built('VS 1', 3, 3);
    expect([32, 48]).toContain(count(w, '='));
    expect([count(w, 'h'), count(w, 'T'), count(w, 'P'), count(w, 'p'), count(w, 'S')]).toEqual([
      24, 4, 4, 6, 4,
    ]);
    expect(count(w, 'f')).toBe(24);
    expect(w.board.ship).toBe(true);
  });

  test('CC-M-VS1-08 each quadrant of VS 1 has two animals and a civilian', () => {
    const w = built('VS 1', 4, 0);
    for (const quadrant of QUADRANTS) {
      const here = w.units.filter((unit) => quadrant.includes(unit.cell));
      expect([here.filter(isAnimal).length, here.filter(isCivilian).length]).toEqual([2, 1]);
    }
  });

  test('CC-M-VS3-02, CC-M-VS3-03, CC-M-VS3-04 VS 3: four houses near the centre, civilians in the middle, three points at the edge', () => {
    const w = built('VS 3', 5, 8);
    expect(count(w, 'h')).toBe(48);
    const folk = w.units.filter(isCivilian);
    expect(folk.length).toBe(8);
    for (const { cell } of folk)
      expect([cell % 24 >= 4, cell % 24 <= 19, cell >= 96, cell < 288]).toEqual([true, true, true, true]);
    const points = missionNamed('VS 3').state.write(w.state)['spawn points'] ?? [];
    expect(points.length).toBe(3);
    for (const corner of points)
      expect([corner, corner + 1, corner + 24, corner + 25].some((cell) => border.includes(cell))).toBe(true);
  });

  test('CC-M-VS1-05, CC-M-VS1-06 the Earth lays the street, then the Invaders begin with a house; what does not fit is refused', () => {
    const chance = fastChance(6);
    const w = game.setup({ mission: 'VS 1', terrain: 'free' }, people(2), chance);
    expect(game.asks(w)[0]).toMatchObject({ seat: 0, prompt: 'Where does the street lie? 1 of 30 pieces.' });
    const across = 8 * 24;
    expect(game.judge(w, 0, { do: 'build', key: 3 * 24 })).toMatchObject({ rule: 'CC-M-VS1-07' });
    game.play(w, 0, { do: 'build', key: across }, chance);
    expect(game.asks(w)[0]).toMatchObject({ seat: 1, prompt: 'Where does the house lie? 2 of 30 pieces.' });
    expect(game.judge(w, 1, { do: 'build', key: 7 * 24 + 10 })).toMatchObject({ rule: 'CC-M-VS1-07' });
    expect(game.judge(w, 1, { do: 'build', key: 5 * 24 + 10 })).toBeNull();
  });
});
