// CC-SCN-15 What unit types of one's own can say, and the name under which the table knows them.
import type { OwnFault, OwnKind, OwnThing, OwnWhole } from '@xenotable/kernel';
import { wholeOf } from '@xenotable/kernel';
import { type Chain, readChain } from './card.ts';
import { type OwnTypeName, unitTypes } from './units.ts';

const DEEDS: Record<Chain['deed'], string> = {
  attack: 'damage',
  blast: 'an explosion',
  heal: 'healing',
  mind: 'PSI',
  none: '',
};

/** 'move 2, then range 2, damage 1'. */
function chainSays(text: string): string {
  const { long, twice, move, teleport, deed, range, dice, after } = readChain(text);
  return [
    long && 'two actions',
    move > 0 && `move ${move}`,
    teleport > 0 && `teleport ${teleport}`,
    range > 0 && `range ${range}`,
    deed !== 'none' && `${DEEDS[deed]} ${dice}${range === 0 && deed === 'attack' ? ' in melee' : ''}`,
    twice && 'twice',
    after > 0 && `then move ${after}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const CHAINS = [...new Set(unitTypes.flatMap(({ chains }) => chains.map(({ text }) => text)))].sort();

export const TYPE_KIND: OwnKind = {
  kind: 'unit',
  label: 'Units',
  printed: unitTypes
    .filter(({ kin }) => kin !== 'civilian' && kin !== 'animal')
    .map(({ name, hearts, armor, stars, move, chains }) => ({
      name,
      figures: { hearts, armor, stars, move },
      words: { chains: chains.map(({ text }) => text) },
    })),
  figures: [
    { field: 'hearts', label: 'Hearts', says: 'What it can lose before it lies down.', least: 1, most: 6 },
    { field: 'armor', label: 'Armor', says: 'What it takes off each damage.', least: 0, most: 3 },
    { field: 'stars', label: 'Stars', says: 'Commands; who has one is a leader.', least: 0, most: 3 },
    { field: 'move', label: 'Movement', says: 'Points of its basic movement.', least: 0, most: 8 },
  ],
  words: [
    {
      field: 'chains',
      label: 'Chains',
      known: CHAINS.map((name) => ({ name, says: chainSays(name) })),
      least: 1,
      most: 4,
    },
  ],
  cannot:
    'Weapons are chains of symbols, and only the chains of the book can be chosen. It has the level, faction and number of figures of the unit that it is like, and is not promoted. Nothing else can be played.',
};

/** What is wrong with a type besides bounds and words: somebody who does nothing. */
export const ownFaults = (_thing: OwnThing, { figures, words }: OwnWhole): OwnFault[] =>
  figures['move'] === 0 && (words['chains'] ?? []).every((text) => readChain(text).deed === 'none')
    ? [{ field: 'figures.move', reason: 'it could do nothing at all' }]
    : [];

/** The name under which the table knows a type of one's own: all of its card. */
export function keyOf(thing: OwnThing): OwnTypeName {
  const { figures, words } = wholeOf(TYPE_KIND, thing);
  const of = (field: string): number => figures[field] ?? 0;
  const chains = (words['chains'] ?? []).map((text) => `; ${text}`).join('');
  return `${thing.name} (home-made ${thing.like}; ${of('hearts')} hearts; ${of('armor')} armor; ${of('stars')} stars; ${of('move')} move${chains})`;
}
