// The content against the tables of the catalogue, number by number.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { armiesFor, emptyTable } from '../begin.ts';
import { pictureOf } from '../board.ts';
import { hitWays } from '../book/fight/strike.ts';
import { type LayoutName, layoutNames, layouts } from '../content/maps.ts';
import { type UnitType, unitTypes } from '../content/units.ts';
import { bookMissions, missionNamed } from '../missions/index.ts';

const catalogue = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** Rows of the first table after a heading, without its head. */
function rowsAfter(heading: string): string[][] {
  const lines = catalogue.slice(catalogue.indexOf(heading)).split('\n').slice(1);
  const first = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  return lines.slice(first + 2, first + length).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const ofKin = (kin: string): readonly UnitType[] => unitTypes.filter((type) => type.kin === kin);
const list = (cell: string): string[] => (cell === '-' ? [] : cell.split(', '));

describe('CC-UNIT-12 the eighty types as the catalogue prints them', () => {
  test.each(['CHIBI COM', 'Mercs', 'Aliens', 'Reapers'])('%s', (faction) => {
    const printed = rowsAfter(`### Units: ${faction} (`).map(
      ([name, level, hearts, armor, stars, move, chains, promotes, figures]) => ({
        name,
        level: Number(level),
        hearts: Number(hearts),
        armor: Number(armor),
        stars: Number(stars),
        move: Number(move),
        chains: chains!.split('; ').map((chain) => chain.replaceAll('`', '')),
        promotes: list(promotes!),
        figures: Number(figures),
      }),
    );
    const built = ofKin(faction).map(
      ({ name, level, hearts, armor, stars, move, chains, promotes, figures }) => ({
        name,
        level,
        hearts,
        armor,
        stars,
        move,
        chains: chains.map(({ text }) => text),
        promotes,
        figures,
      }),
    );
    expect(built).toEqual(printed);
  });

  test.each([
    ['civilian', 'Civilians'],
    ['animal', 'Animals'],
  ])('%s', (kin, heading) => {
    const printed = rowsAfter(`### Units: ${heading} (`).map(([name, hearts, armor, moves, figures]) => ({
      name,
      hearts: Number(hearts),
      armor: Number(armor),
      move: kin === 'animal' ? 0 : Number.parseInt(moves!, 10),
      figures: Number(figures),
    }));
    expect(
      ofKin(kin).map(({ name, hearts, armor, move, figures }) => ({ name, hearts, armor, move, figures })),
    ).toEqual(printed);
  });
});

describe('CC-MAP-01 the six layouts as the catalogue draws them', () => {
  const drawn = [...catalogue.matchAll(/\*\*Layout L\d ([^(]+) \(.*?\*\*\n+```\n(.*?)\n```/gs)];
  const titles: Record<LayoutName, string> = {
    Province: 'Province',
    'Drop Zone': 'Drop Zone',
    City: 'City',
    Complex: 'Complex',
    Base: 'CHIBI COM Base',
    Mars: 'Mars',
  };

  test.each(layoutNames)('%s', (name) => {
    const picture = drawn.find(([, title]) => title === titles[name])?.[2];
    expect(pictureOf(name)).toEqual(pictureOf(`${picture}\n`));
    expect(layouts[name].trim()).toBe(picture!.trim());
  });
});

test('CC-HIT-03 the table of hit chances', () => {
  for (const [far, ...chances] of rowsAfter('### Hit chances'))
    chances.forEach((chance, i) =>
      expect(hitWays(i + 1, Number(far)), `R${i + 1} at ${far}`).toBe(
        chance === '-' ? 0 : Number.parseInt(chance, 10),
      ),
    );
});

test('CC-GEN-28 the options and their prices', () => {
  const headings = [...catalogue.matchAll(/^#### (CC-M-\S+) Option: ([^,]+), (\d) VP(?:, (\w+))?$/gm)];
  const printed = headings.map(([, rule, , price, side]) => ({
    rule,
    price: Number(price),
    side: side ?? 'Earth',
  }));
  const built = bookMissions
    .flatMap((name) => missionNamed(name).options)
    .filter(({ price }) => price > 0)
    .map(({ rule, price, side }) => ({ rule, price, side }));
  const byRule = (a: { rule?: string }, b: { rule?: string }): number => a.rule!.localeCompare(b.rule!);
  // The catalogue writes no side where everybody may pay (CC-M-VS2-20, CC-M-VS2-21) or only people play.
  const open = (one: { rule?: string; price: number; side: string }) =>
    one.rule!.startsWith('CC-M-VS2') ? { ...one, side: 'all' } : one;
  expect(built.sort(byRule)).toEqual(printed.map(open).sort(byRule));
});

describe('CC-CMP-13 how many units each mission states, by variation', () => {
  const seats = [{ kind: 'person', name: 'Ann' }];
  const slots = (name: (typeof bookMissions)[number], variation: number) => {
    const w = emptyTable(name, seats, armiesFor(missionNamed(name), 4, true, 'Invaders'));
    w.variation = variation;
    return Object.fromEntries(
      w.armies.map((army) => [army.faction, missionNamed(name).squads.slots(w, army)]),
    );
  };

  test.each([
    ['VS 1', 0, 5, 6, 3, 3], // CC-M-VS1-09, CC-M-VS1-11
    ['VS 2', 1, 6, 6, 3, 3], // CC-M-VS2-15 to CC-M-VS2-18
    ['VS 3', 1, 4, 7, 2, 3], // CC-M-VS3-17 to CC-M-VS3-21
    ['VS 3', 3, 1, 7, 2, 3], // CC-M-VS3-29
    ['VS 4', 1, 3, 6, 3, 3], // CC-M-VS4-10, CC-M-VS4-13
    ['VS 4', 2, 5, 7, 3, 4], // CC-M-VS4-21, CC-M-VS4-23
    ['VS 4', 3, 8, 5, 3, 2], // CC-M-VS4-32, CC-M-VS4-33
    ['VS 5', 1, 5, 7, 2, 3], // CC-M-VS5-07, CC-M-VS5-08
    ['VS 5', 2, 6, 6, 2, 2], // CC-M-VS5-16, CC-M-VS5-17
    ['VS 6', 1, 5, 8, 4, 4], // CC-M-VS6-03, CC-M-VS6-04, CC-M-VS6-09
    ['VS 6', 2, 8, 5, 4, 4], // CC-M-VS6-10
  ] as const)('%s.%i', (name, variation, aliens, chibiCom, reapers, mercs) => {
    expect(slots(name, variation)).toEqual({
      Aliens: aliens,
      'CHIBI COM': chibiCom,
      Reapers: reapers,
      Mercs: mercs,
    });
  });

  test.each([
    ['COOP 1', 1, 5], // CC-M-CO1-11
    ['COOP 2', 0, 6], // CC-M-CO2-09
    ['COOP 3', 1, 6], // CC-M-CO3-09
    ['COOP 4', 1, 7], // CC-M-CO4-09
    ['COOP 4', 2, 7], // CC-M-CO4-21
    ['COOP 4', 3, 6], // CC-M-CO4-32
    ['COOP 5', 1, 7], // CC-M-CO5-10
    ['COOP 5', 2, 7], // CC-M-CO5-17
    ['COOP 6', 1, 8], // CC-M-CO6-05
    ['High Spot', 0, 8], // CC-M-HS-02
    ['Super Hero', 0, 1], // CC-M-SH-02
  ] as const)('%s.%i', (name, variation, earth) => {
    expect(slots(name, variation)).toEqual({ 'CHIBI COM': earth, Aliens: 0 });
  });
});
