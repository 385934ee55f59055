// The content against the tables of the catalogue, number by number.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pictureOf } from '../board.ts';
import { hitWays } from '../book/strike.ts';
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
    const printed = rowsAfter(`### Units: ${faction} (`).map(([name, level, hearts, armor, stars, move, chains, promotes, figures]) => ({
      name,
      level: Number(level),
      hearts: Number(hearts),
      armor: Number(armor),
      stars: Number(stars),
      move: Number(move),
      chains: chains!.split('; ').map((chain) => chain.replaceAll('`', '')),
      promotes: list(promotes!),
      figures: Number(figures),
    }));
    const built = ofKin(faction).map(({ name, level, hearts, armor, stars, move, chains, promotes, figures }) => ({
      name,
      level,
      hearts,
      armor,
      stars,
      move,
      chains: chains.map(({ text }) => text),
      promotes,
      figures,
    }));
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
    expect(ofKin(kin).map(({ name, hearts, armor, move, figures }) => ({ name, hearts, armor, move, figures }))).toEqual(printed);
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
    chances.forEach((chance, i) => expect(hitWays(i + 1, Number(far)), `R${i + 1} at ${far}`).toBe(chance === '-' ? 0 : Number.parseInt(chance, 10)));
});

test('CC-GEN-28 the options and their prices', () => {
  const headings = [...catalogue.matchAll(/^#### (CC-M-\S+) Option: ([^,]+), (\d) VP(?:, (\w+))?$/gm)];
  const printed = headings.map(([, rule, , price, side]) => ({ rule, price: Number(price), side: side ?? 'Earth' }));
  const built = bookMissions
    .flatMap((name) => missionNamed(name).options)
    .filter(({ price }) => price > 0)
    .map(({ rule, price, side }) => ({ rule, price, side }));
  const byRule = (a: { rule?: string }, b: { rule?: string }): number => a.rule!.localeCompare(b.rule!);
  // The catalogue writes no side where everybody may pay (CC-M-VS2-20, CC-M-VS2-21) or only people play.
  const open = (one: { rule?: string; price: number; side: string }) => (one.rule!.startsWith('CC-M-VS2') ? { ...one, side: 'all' } : one);
  expect(built.sort(byRule)).toEqual(printed.map(open).sort(byRule));
});
