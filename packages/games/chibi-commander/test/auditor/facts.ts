// What the auditor knows of the box: the tables and headings of RULES.md, read from the text.
import { readFileSync } from 'node:fs';

export interface Facts {
  level: number;
  hearts: number;
  armor: number;
  stars: number;
  kin: 'CHIBI COM' | 'Mercs' | 'Aliens' | 'Reapers' | 'civilian' | 'animal';
}

const text = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');

/** The rows of the table under a heading, cell by cell. */
function rows(heading: string): string[][] {
  const section = text.slice(text.indexOf(`\n### ${heading}`)).split('\n### ')[1] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Type'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length > 3);
}

function readUnits(): Map<string, Facts> {
  const units = new Map<string, Facts>();
  for (const kin of ['CHIBI COM', 'Mercs', 'Aliens', 'Reapers'] as const)
    for (const [, name, level, hearts, armor, stars] of rows(`Units: ${kin} (`))
      units.set(name!, {
        level: Number(level),
        hearts: Number(hearts),
        armor: Number(armor),
        stars: Number(stars),
        kin,
      });
  for (const [title, kin] of [
    ['Civilians', 'civilian'],
    ['Animals', 'animal'],
  ] as const)
    for (const [, name, hearts, armor] of rows(`Units: ${title} (`))
      units.set(name!, { level: 0, hearts: Number(hearts), armor: Number(armor), stars: 0, kin });
  return units;
}

const units = readUnits();

export function factsOf(name: string): Facts {
  const facts = units.get(name);
  if (facts === undefined) throw new Error(`RULES.md has no unit '${name}'`);
  return facts;
}

/** Prices of options by mission and name: `#### CC-M-VS2-20 Option: vision device, 1 VP`. */
const prices: ReadonlyMap<string, number> = new Map(
  [...text.matchAll(/^#### CC-M-(VS|CO)(\d)-\d+ Option: (.+?), (\d) VP/gm)].map(
    ([, book, number, name, price]) =>
      [`${book === 'VS' ? 'VS' : 'COOP'} ${number} ${name}`, Number(price)] as const,
  ),
);

/** CC-WND-12 Emergency Drugs cost a point in every mission. */
export const priceOfOption = (mission: string, option: string): number | null =>
  option === 'Emergency Drugs' ? 1 : (prices.get(`${mission} ${option}`) ?? null);

/** CC-GEN-03 The side of a faction. */
export const sideOfFaction = (faction: string): 'Earth' | 'Invaders' =>
  faction === 'CHIBI COM' || faction === 'Mercs' ? 'Earth' : 'Invaders';
