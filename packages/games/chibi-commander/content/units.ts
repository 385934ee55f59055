// CC-UNIT-12, CC-UNIT-15, CC-UNIT-16 The eighty unit types: 21 + 13 + 21 + 13 of the factions, 6 civilians, 6 animals.
import { applies } from '@xenotable/kernel';
import { aliens } from './aliens.ts';
import { animals, civilians } from './bystanders.ts';
import { type Card, type Chain, readChain } from './card.ts';
import { chibiCom } from './chibiCom.ts';
import { mercs } from './mercs.ts';
import { reapers } from './reapers.ts';

/** CC-GEN-02 Two sides with two factions each, in turn order (CC-TRN-04). */
export type Faction = 'Aliens' | 'CHIBI COM' | 'Reapers' | 'Mercs';
export const FACTIONS: readonly Faction[] = ['Aliens', 'CHIBI COM', 'Reapers', 'Mercs'];
export type Side = 'Earth' | 'Invaders';
export const SIDES: readonly Side[] = ['Earth', 'Invaders'];
export const sideOf = (faction: Faction): Side =>
  faction === 'CHIBI COM' || faction === 'Mercs' ? 'Earth' : 'Invaders';
export const otherSide = (side: Side): Side => (side === 'Earth' ? 'Invaders' : 'Earth');
/** The main faction of a side comes first, its ally second. */
export const factionsOf = (side: Side): readonly [Faction, Faction] =>
  side === 'Earth' ? ['CHIBI COM', 'Mercs'] : ['Aliens', 'Reapers'];

/** Whom a unit belongs to by its card. */
export type Kin = Faction | 'civilian' | 'animal';

/** CC-SCN-15 A type of one's own says all of its card, so that nobody needs the scenario to read it: 'Ghost (home-made Grey; 3 hearts; 1 armor; 0 stars; 5 move; M2 R2 D1)'. */
export type OwnTypeName = `${string} (home-made ${string})`;

export type TypeName =
  | OwnTypeName
  | (typeof chibiCom)[number]['name']
  | (typeof mercs)[number]['name']
  | (typeof aliens)[number]['name']
  | (typeof reapers)[number]['name']
  | (typeof civilians)[number]['name']
  | (typeof animals)[number]['name'];

/** A card with its chains read. */
export interface UnitType extends Omit<Card, 'chains' | 'promotes'> {
  name: TypeName;
  kin: Kin;
  chains: readonly Chain[];
  promotes: readonly TypeName[];
  /** CC-UNIT-10 One of its chains has a PSI symbol. */
  talented: boolean;
  /** CC-UNIT-11 No chain with damage, explosion or PSI. */
  unarmed: boolean;
}

/** A card whose names are those of types. */
interface TypeCard extends Card {
  name: TypeName;
  promotes: readonly TypeName[];
}

function typeFrom(kin: Kin, card: TypeCard): UnitType {
  const chains = card.chains.map(readChain);
  return {
    ...card,
    kin,
    chains,
    talented: chains.some((chain) => chain.deed === 'mind'),
    unarmed: !chains.some(
      (chain) => chain.deed === 'attack' || chain.deed === 'blast' || chain.deed === 'mind',
    ),
  };
}

const typesOf = (kin: Kin, cards: readonly TypeCard[]): UnitType[] =>
  cards.map((card) => typeFrom(kin, card));

export const unitTypes: readonly UnitType[] = [
  ...typesOf('CHIBI COM', chibiCom),
  ...typesOf('Mercs', mercs),
  ...typesOf('Aliens', aliens),
  ...typesOf('Reapers', reapers),
  ...typesOf('civilian', civilians),
  ...typesOf('animal', animals),
];

export const typeNames: readonly TypeName[] = unitTypes.map((type) => type.name);

const byName = new Map<string, UnitType>(unitTypes.map((type) => [type.name, type]));

const ownTypes = new Map<string, UnitType>();
/** Kept at once: a server meets those of many people. */
const MOST_OWN = 5000;
const OWN = /^(.*) \(home-made ([^;]+); (\d+) hearts; (\d+) armor; (\d+) stars; (\d+) move((?:; [^;]+)*)\)$/;

/** CC-SCN-15 The card that the name of a type of one's own says; undefined if it says none. */
function ownType(name: string): UnitType | undefined {
  applies('CC-SCN-15');
  const known = ownTypes.get(name);
  if (known !== undefined) return known;
  const [, , like = '', hearts, armor, stars, move, chains = ''] = OWN.exec(name) ?? [];
  const printed = byName.get(like);
  if (printed === undefined || !isOwnType(name)) return undefined;
  const type = typeFrom(printed.kin, {
    name,
    level: printed.level,
    hearts: Number(hearts),
    armor: Number(armor),
    stars: Number(stars),
    move: Number(move),
    chains: chains.split('; ').slice(1),
    promotes: [],
    figures: printed.figures,
  });
  if (ownTypes.size >= MOST_OWN) ownTypes.clear();
  ownTypes.set(name, type);
  return type;
}

export const isOwnType = (name: string): name is OwnTypeName => name.includes(' (home-made ');

/** The type that a type of one's own is like, or itself. */
export function printedBehind(name: TypeName): TypeName {
  const like = isOwnType(name) ? byName.get(OWN.exec(name)?.[2] ?? '') : undefined;
  return like?.name ?? name;
}

/** What people call a type, or the same words with types of one's own called by their names. */
export const called = (words: string): string =>
  words.includes(' (home-made ') ? words.replace(/ \(home-made [^)]*\)/g, '') : words;

export function typeOf(name: TypeName): UnitType {
  const type = byName.get(name) ?? ownType(name);
  if (type === undefined) throw new Error(`there is no unit type '${name}'`);
  return type;
}

/** A type by its place in the catalogue. */
export function typeAt(index: number): TypeName {
  const type = unitTypes[index];
  if (type === undefined) throw new Error(`there is no unit type number ${index}`);
  return type.name;
}

/** A type by its name in a file or a choice. */
export function typeNamed(name: string): TypeName {
  const type = byName.get(name) ?? ownType(name);
  if (type === undefined) throw new Error(`there is no unit type '${name}'`);
  return type.name;
}

/** The faction of a type that belongs to one by its card. */
export function factionOfType(name: TypeName): Faction {
  const { kin } = typeOf(name);
  if (kin === 'civilian' || kin === 'animal') throw new Error(`${name} belongs to no faction`);
  return kin;
}

/** Types of a faction at a level, in the order of the catalogue. */
export const typesAt = (faction: Faction, level: number): TypeName[] =>
  unitTypes.filter((type) => type.kin === faction && type.level === level).map((type) => type.name);

export { animals, civilians };
