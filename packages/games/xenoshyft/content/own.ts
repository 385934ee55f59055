// XS-SCN-11 What Enemies and Items of one's own can say.
import type { OwnFault, OwnKind, OwnThing, OwnWhole } from '@xenotable/kernel';
import { kindOf, wholeOf } from '@xenotable/kernel';
import { ENEMIES, ENEMY_IDS, type EnemyId, KEYWORDS } from './enemies.ts';
import { ITEMS, ITEM_IDS, type ItemId } from './items.ts';
import { type OwnId, idOf } from './ownIds.ts';

const NONE = 'none';

/** The card that does something, by the name of the card. */
const EFFECTS = ENEMY_IDS.filter((id) => ENEMIES[id].effect !== null);
const DOINGS = ITEM_IDS.filter((id) => ITEMS[id].text !== '');

const keywordsOf = (id: EnemyId): string[] =>
  KEYWORDS.filter(({ field }) => ENEMIES[id][field]).map(({ name }) => name);

const ENEMY_KIND: OwnKind = {
  kind: 'enemy',
  label: 'Enemies',
  printed: ENEMY_IDS.map((id) => {
    const { name, power, hp, armored, breach, effect } = ENEMIES[id];
    return {
      name,
      figures: { power, hp, armored, breach },
      words: { keywords: keywordsOf(id), effect: [effect === null ? NONE : name] },
    };
  }),
  figures: [
    { field: 'power', label: 'Power', says: 'Damage of its blows.', least: 0, most: 20 },
    { field: 'hp', label: 'Hit Points', says: 'Damage that kills it.', least: 1, most: 30 },
    { field: 'armored', label: 'ARMORED', says: 'So much less damage in a Fight, but 1.', least: 0, most: 4 },
    { field: 'breach', label: 'Breach', says: 'So much more damage to the Base.', least: 0, most: 5 },
  ],
  words: [
    {
      field: 'keywords',
      label: 'Keywords',
      known: KEYWORDS.map(({ name, says }) => ({ name, says })),
      least: 0,
      most: KEYWORDS.length,
    },
    {
      field: 'effect',
      label: 'Effect',
      known: [
        { name: NONE, says: 'it has no effect' },
        ...EFFECTS.map((id) => ({ name: ENEMIES[id].name, says: ENEMIES[id].text })),
      ],
      least: 1,
      most: 1,
    },
  ],
  cannot:
    'It has the effect of one of the printed Enemies, number for number, or none. Its wave and whether it is a Boss are those of the Enemy that it is like. Nothing else can be played.',
};

const ITEM_KIND: OwnKind = {
  kind: 'item',
  label: 'Items',
  printed: ITEM_IDS.map((id) => {
    const { name, cost, power, hp, text } = ITEMS[id];
    return { name, figures: { cost, power, hp }, words: { does: [text === '' ? NONE : name] } };
  }),
  figures: [
    { field: 'cost', label: 'Cost', says: 'Xenosathem that it is bought for.', least: 1, most: 12 },
    { field: 'power', label: 'Power', says: 'What Equipment adds to the Troop.', least: 0, most: 8 },
    { field: 'hp', label: 'Hit Points', says: 'What Equipment adds to the Troop.', least: 0, most: 8 },
  ],
  words: [
    {
      field: 'does',
      label: 'What it does',
      known: [
        { name: NONE, says: 'nothing but its figures' },
        ...DOINGS.map((id) => ({ name: ITEMS[id].name, says: ITEMS[id].text })),
      ],
      least: 1,
      most: 1,
    },
  ],
  cannot:
    'It does what one of the printed Items of its kind (Weapon, Armor or Instant) does, number for number, or nothing. Its trait is that of the Item that it is like. Troops of one’s own cannot be played: only the nine have stacks.',
};

export const KINDS: readonly OwnKind[] = [ENEMY_KIND, ITEM_KIND];

const itemNamed = (name: string | undefined): ItemId | undefined =>
  ITEM_IDS.find((id) => ITEMS[id].name === name);

/** What is wrong with a card besides bounds and words. */
export function ownFaults(thing: OwnThing, { figures, words }: OwnWhole): OwnFault[] {
  if (thing.kind !== 'item') return [];
  const faults: OwnFault[] = [];
  const like = itemNamed(thing.like);
  const does = itemNamed(words['does']?.[0]);
  const kind = like === undefined ? undefined : ITEMS[like].kind;
  if (does !== undefined && ITEMS[does].kind !== kind)
    faults.push({ field: 'words.does', reason: `${ITEMS[does].name} is no ${kind}` });
  if (kind === 'instant' && (figures['power'] !== 0 || figures['hp'] !== 0))
    faults.push({ field: 'figures.power', reason: 'an Instant adds nothing to a Troop' });
  if (kind === 'instant' && does === undefined)
    faults.push({ field: 'words.does', reason: 'an Instant must do something' });
  return faults;
}

/** The id under which the table knows a card of one's own. */
export function keyOf(thing: OwnThing): OwnId {
  const kind = kindOf(KINDS, thing);
  const { figures, words } = wholeOf(kind, thing);
  const ids: readonly string[] = thing.kind === 'enemy' ? ENEMY_IDS : ITEM_IDS;
  const idNamed = (name = NONE): string =>
    (thing.kind === 'enemy'
      ? ENEMY_IDS.find((id) => ENEMIES[id].name === name)
      : ITEM_IDS.find((id) => ITEMS[id].name === name)) ?? NONE;
  const source = thing.kind === 'enemy' ? words['effect']?.[0] : words['does']?.[0];
  return idOf({
    name: thing.name,
    kind: thing.kind,
    like: idNamed(thing.like) === NONE ? (ids[0] ?? '') : idNamed(thing.like),
    figures: kind.figures.map(({ field }) => figures[field] ?? 0),
    words: [
      ...(thing.kind === 'enemy' ? [(words['keywords'] ?? []).join('+') || NONE] : []),
      idNamed(source),
    ],
  });
}
