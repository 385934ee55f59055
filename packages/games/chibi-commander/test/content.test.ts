import { describe, expect, test } from 'vitest';
import { BLOCKED, FREE, neighbour, steps, toEdge } from '@xenotable/board';
import { freshBoard, field, grid, pictureOf, terrainOf } from '../board.ts';

import { hitWays, hits } from '../book/fight/strike.ts';
import { damageFace, halfDie } from '../book/fight/wounds.ts';
import { readChain } from '../content/card.ts';
import { FULL, layoutNames } from '../content/maps.ts';
import { FACTIONS, factionsOf, sideOf, typeNames, typeOf, typesAt, unitTypes } from '../content/units.ts';
import { bookMissions, missionNamed } from '../missions/index.ts';

describe('units', () => {
  test('CC-UNIT-12 eighty types: 21, 13, 21, 13, six civilians, six animals', () => {
    const of = (kin: string): number => unitTypes.filter((type) => type.kin === kin).length;
    expect(['CHIBI COM', 'Mercs', 'Aliens', 'Reapers', 'civilian', 'animal'].map(of)).toEqual([
      21, 13, 21, 13, 6, 6,
    ]);
    expect(new Set(typeNames).size).toBe(80);
  });

  test('CC-UNIT-01, CC-UNIT-02, CC-UNIT-03, CC-UNIT-04 a War Medic has armor 1, two hearts and no star', () => {
    expect(typeOf('War Medic')).toMatchObject({ level: 2, hearts: 2, armor: 1, stars: 0, move: 4 });
    expect(typeOf('Fleet Commander').stars).toBe(2);
  });

  test('CC-UNIT-06, CC-UNIT-09 chains are read in printed order', () => {
    expect(readChain('L: M2 R3 E2')).toMatchObject({
      long: true,
      twice: false,
      move: 2,
      range: 3,
      deed: 'blast',
      dice: 2,
      after: 0,
    });
    expect(readChain('X2: M3 H2')).toMatchObject({ twice: true, move: 3, deed: 'heal', dice: 2 });
    expect(readChain('R1 D1 M3')).toMatchObject({ move: 0, range: 1, deed: 'attack', after: 3 });
    expect(readChain('T1')).toMatchObject({ teleport: 1, deed: 'none' });
    expect(typeOf('War Medic').chains.map((chain) => chain.text)).toEqual([
      'M2 R2 D1',
      'M1 H2',
      'L: M2 R3 E2',
    ]);
  });

  test('CC-UNIT-10, CC-UNIT-11 who is talented, who is unarmed', () => {
    expect(unitTypes.filter((type) => type.talented).map((type) => type.name)).toEqual([
      'Mana',
      'PSI',
      'Tentacle',
      'Omega',
    ]);
    expect(unitTypes.filter((type) => type.unarmed && type.level > 0)).toEqual([]);
  });

  test('CC-UNIT-13, CC-UNIT-14, CC-UNIT-15, CC-UNIT-16 names as the catalogue spells them', () => {
    expect(typeOf('Hitman').level).toBe(1);
    for (const name of [
      'Humanlike',
      'Fleet Commander',
      'Cray',
      'Exo-Alien',
      'UFO',
      'Serpent Man',
      'Agressor',
      'Assasine',
    ])
      expect(typeNames).toContain(name);
    expect(typeNames).not.toContain('Gray');
  });

  test('CC-LVL-07, CC-LVL-05 each promotion leads one level up within the faction', () => {
    for (const type of unitTypes)
      for (const to of type.promotes)
        expect(typeOf(to)).toMatchObject({ kin: type.kin, level: type.level + 1 });
    expect(typeOf('Soldier').promotes).toEqual(['Heavy Soldier', 'Trooper']);
    const reached = new Set(unitTypes.flatMap((type) => type.promotes));
    for (const faction of FACTIONS)
      for (const level of [2, 3]) for (const type of typesAt(faction, level)) expect(reached).toContain(type);
  });

  test('CC-UNIT-17, CC-UNIT-18 bystanders have two hearts and no chains', () => {
    for (const type of unitTypes.filter((one) => one.level === 0))
      expect(type).toMatchObject({ hearts: 2, stars: 0, chains: [] });
    expect(typeOf('Farmer').move).toBe(4);
    expect(typeOf('President')).toMatchObject({ move: 6, armor: 1 });
    expect(typeOf('Cow').move).toBe(0);
  });

  test('CC-GEN-02, CC-GEN-23 sides, factions and figures', () => {
    expect(FACTIONS.map(sideOf)).toEqual(['Invaders', 'Earth', 'Invaders', 'Earth']);
    expect(factionsOf('Earth')).toEqual(['CHIBI COM', 'Mercs']);
    expect([typeOf('Serpent Man').figures, typeOf('Larva').figures, typeOf('Cray').figures]).toEqual([
      3, 2, 1,
    ]);
  });
});

describe('dice', () => {
  test('CC-GEN-18, CC-GEN-19, CC-GEN-20 damage dice and half dice', () => {
    expect([1, 2, 3, 4, 5, 6].map(damageFace)).toEqual([0, 0, 1, 1, 2, 2]);
    expect([1, 2, 3, 4, 5, 6].map(halfDie)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('CC-HIT-03, CC-HIT-04, CC-HIT-05 the table of hit chances', () => {
    const ways = (range: number): number[] => Array.from({ length: 17 }, (_, i) => hitWays(range, i + 1));
    expect(ways(1).slice(0, 6)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(ways(2)).toEqual([25, 25, 25, 28, 24, 19, 15, 10, 6, 3, 1, 0, 0, 0, 0, 0, 0]);
    expect(ways(3)).toEqual([125, 125, 125, 125, 125, 181, 166, 145, 123, 99, 75, 53, 35, 20, 10, 4, 1]);
    expect(hits([6, 5, 1], 1)).toBe(false);
  });
});

describe('maps', () => {
  const count = (text: string, signs: string): number =>
    [...text].filter((sign) => signs.includes(sign)).length;

  test.each(layoutNames)(
    'CC-MAP-01, CC-MAP-21 %s is 24 x 16 and every walkable field can be reached',
    (name) => {
      const picture = pictureOf(name);
      expect([picture.grid.width, picture.grid.height]).toEqual([24, 16]);
      const terrain = terrainOf(freshBoard(name));
      const walkable = [...terrain.closed.keys()].filter((cell) => terrain.closed[cell] === 0);
      const seen = new Set([walkable[0]!]);
      for (const cell of seen) {
        for (let d = 0; d < 4; d++) {
          const next = neighbour(grid, cell, d);
          if (next >= 0 && terrain.closed[next] === 0 && terrain.throughDoors[0][cell * 8 + d]! > 0)
            seen.add(next);
        }
      }
      expect(seen.size).toBe(walkable.length);
    },
  );

  test('CC-MAP-18, CC-MAP-26 the ship has 26 inner fields, four corners of hull and two Alien doors', () => {
    const picture = pictureOf('Province');
    expect(count(picture.cells, 'u')).toBe(26);
    expect(['#', '#', '#', '#']).toEqual(
      [field(1, 1), field(6, 1), field(1, 5), field(6, 5)].map((cell) => picture.cells[cell]),
    );
    expect(count(picture.upright + picture.level, 'A')).toBe(2);
  });

  test('CC-MAP-12, CC-MAP-15, CC-MAP-16, CC-MAP-17, CC-MAP-20 pieces of the layouts', () => {
    const edges = (name: 'Province' | 'City' | 'Drop Zone'): string =>
      pictureOf(name).upright + pictureOf(name).level;
    expect(count(pictureOf('Province').cells, 'h')).toBe(2 * 12);
    expect(count(pictureOf('City').cells, 'h')).toBe(4 * 12);
    expect([count(edges('City'), 'D'), count(edges('City'), 'W')]).toEqual([4, 12]);
    expect(count(pictureOf('Province').cells, '=')).toBe(2 * 24);
    expect(count(pictureOf('Province').cells, 'T')).toBe(4);
    expect(count(pictureOf('Drop Zone').cells, '*')).toBe(10);
    expect(count(edges('Drop Zone'), 'r')).toBe(7 * 12);
  });

  test('CC-MAP-02, CC-MAP-04, CC-MAP-05 edges and neighbours', () => {
    expect([toEdge(grid, field(0, 7)), toEdge(grid, field(11, 7)), toEdge(grid, field(22, 14))]).toEqual([
      0, 7, 1,
    ]);
    expect(steps(grid, field(4, 7), field(5, 8))).toBe(2);
  });

  test('CC-LOS-05, CC-LOS-09, CC-LOS-10, CC-LOS-11 walls block, sight is mutual, one sees the own field', () => {
    const { sight, edges } = terrainOf(freshBoard('City'));
    const wall = field(6, 4);
    expect(edges[wall * 4 + 3]).toBe(2);
    expect(sight.level(wall, field(5, 4))).toBe(BLOCKED);
    expect(sight.level(wall, wall)).toBe(FREE);
    for (let a = 0; a < grid.size; a += 7)
      for (let b = 0; b < grid.size; b += 11)
        expect(sight.level(a, b) === BLOCKED).toBe(sight.level(b, a) === BLOCKED);
  });

  test('CC-LOS-03, CC-LOS-04 the corner of a closed room cannot be looked out of', () => {
    const { sight } = terrainOf(freshBoard('City'));
    expect(sight.level(field(6, 4), field(5, 3))).toBe(BLOCKED);
  });

  test('CC-MAP-13, CC-MAP-14, CC-MAP-25 what fills a field cannot be entered; only full coverage blocks sight', () => {
    const { closed, signs, sight } = terrainOf(freshBoard('City'));
    for (let cell = 0; cell < grid.size; cell++) {
      expect(closed[cell] !== 0).toBe('TPSK#p*c'.includes(signs[cell]!));
      expect(sight.sights.cells[cell] === BLOCKED).toBe(FULL.includes(signs[cell]!));
    }
  });
});

describe('missions', () => {
  test('CC-CMP-01, CC-GEN-14 six versus, six cooperative, four nightmares', () => {
    const of = (mode: string): number =>
      bookMissions.filter((name) => missionNamed(name).mode === mode).length;
    expect(['versus', 'cooperative', 'nightmare'].map(of)).toEqual([6, 6, 4]);
    expect(bookMissions.filter((name) => missionNamed(name).people === 'Invaders')).toEqual([
      'Evil Dreams',
      'Blood Pool',
    ]);
  });
});
