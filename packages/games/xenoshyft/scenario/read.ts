// A siege from a file or an editor: every word is known or named as wrong.
import {
  BadInput,
  type Reader,
  aFlag,
  aNumber,
  contentReader,
  fields,
  headOf,
  headReaders,
  isObject,
  listOf,
  oneOf,
  recordOf,
  scenarioData,
  textOf,
} from '@xenotable/kernel';
import { KINDS, keyOf } from '../content/own.ts';
import type { OwnId } from '../content/ownIds.ts';
import { CARD_IDS, type CardId } from '../content/cards.ts';
import { DIVISION_IDS } from '../content/divisions.ts';
import { ENEMIES, ENEMY_IDS, type EnemyId } from '../content/enemies.ts';
import { ITEM_IDS, type ItemId } from '../content/items.ts';
import {
  BOSS_NUMBERS,
  DIVISION_WAYS,
  ITEM_WAYS,
  MOST_SEATS,
  RULE_CHOICES,
  type Siege,
  type SiegeBosses,
  type SiegeRules,
  type SiegeWave,
} from './scenario.ts';

const HIVE_IDS = ENEMY_IDS.filter((id) => !ENEMIES[id].boss);
export const BOSS_IDS = ENEMY_IDS.filter((id) => ENEMIES[id].boss);

const listUpTo =
  <T>(reader: Reader<T>, least: number, most: number): Reader<T[]> =>
  (value, where) => {
    const list = listOf(reader)(value, where);
    if (list.length < least || list.length > most)
      throw new BadInput(where, `must have ${least} to ${most} entries, not ${list.length}`);
    return list;
  };

/** Cards with how many there are of each, in the order of the box; none of a kind is the same as leaving it out. */
const countsOf =
  <K extends string>(
    ids: readonly K[],
    most: number,
    own: ReadonlyMap<string, K> = new Map(),
  ): Reader<Partial<Record<K, number>>> =>
  (value, where) => {
    const given = recordOf(aNumber(0, most))(value, where);
    for (const key of Object.keys(given)) if (!own.has(key)) oneOf(ids)(key, `${where}.${key}`);
    const counts: Partial<Record<K, number>> = {};
    for (const id of ids) if ((given[id] ?? 0) > 0) counts[id] = given[id]!;
    for (const [name, id] of own) if ((given[name] ?? 0) > 0) counts[id] = given[name]!;
    return counts;
  };

/** XS-SCN-11 Cards of the siege's own, by the names and ids under which it may call them. */
type Own = ReadonlyMap<string, OwnId>;

/** One of these cards, or one of the siege's own. */
const aCardOf =
  <Id extends string>(ids: readonly Id[], own: Own): Reader<Id | OwnId> =>
  (value, where) =>
    (typeof value === 'string' ? own.get(value) : undefined) ?? oneOf(ids)(value, where);

const bossReader =
  (own: Own): Reader<SiegeBosses> =>
  (value, where) => ({
    ...NO_BOSSES,
    ...fields(
      { of: listUpTo(aCardOf(BOSS_IDS, own), 0, BOSS_IDS.length) },
      { number: oneOf(BOSS_NUMBERS), round: aNumber(1, 9) },
    )(value, where),
  });
const NO_BOSSES: Omit<SiegeBosses, 'of'> = { number: 'by seats', round: 1 };

const waveBody = ({ hive, bosses }: OwnCards) =>
  fields(
    { zones: listUpTo(aNumber(1, 4), 1, 9), encounters: countsOf<EnemyId>(HIVE_IDS, 40, hive) },
    { name: textOf(0, 40), supply: oneOf([1, 2, 3] as const), bosses: bossReader(bosses) },
  );

/** A wave that says nothing about supplies has those of its number. */
const readWave = (value: unknown, where: string, at: number, own: OwnCards): SiegeWave => {
  const given = waveBody(own)(value, where);
  return {
    name: given.name ?? '',
    supply: given.supply ?? (at === 0 ? 1 : at === 1 ? 2 : 3),
    zones: given.zones,
    encounters: given.encounters,
    bosses: given.bosses ?? { of: [], number: 'none', round: 1 },
  };
};

const waveReader =
  (own: OwnCards): Reader<SiegeWave[]> =>
  (value, where) =>
    listUpTo((wave) => wave, 1, 6)(value, where).map((wave, i) => readWave(wave, `${where}[${i}]`, i, own));

const allItems =
  (own: Own): Reader<ItemId[]> =>
  (value, where) =>
    value === 'all'
      ? [...ITEM_IDS]
      : listUpTo(aCardOf(ITEM_IDS, own), 0, ITEM_IDS.length + own.size)(value, where);

const itemReader = (own: Own) =>
  fields(
    {},
    {
      slots: aNumber(0, 9),
      named: listUpTo(aCardOf(ITEM_IDS, own), 0, 9),
      others: oneOf(ITEM_WAYS),
      from: allItems(own),
    },
  );

const readDivisions = fields(
  {},
  { of: listUpTo(oneOf(DIVISION_IDS), 1, DIVISION_IDS.length), by: oneOf(DIVISION_WAYS) },
);

const readRules = fields(
  {},
  {
    reactions: oneOf(RULE_CHOICES.reactions),
    hands: oneOf(RULE_CHOICES.hands),
    research: oneOf(RULE_CHOICES.research),
    wounds: oneOf(RULE_CHOICES.wounds),
    standDown: aFlag,
    consent: aFlag,
    first: oneOf(RULE_CHOICES.first),
    between: aFlag,
  },
) satisfies Reader<SiegeRules>;

const HEAD = headReaders('xenoshyft', KINDS);

const bodyReader = (own: OwnCards) =>
  fields(
    { ...HEAD.needed, waves: waveReader(own) },
    {
      ...HEAD.free,
      seats: fields({ least: aNumber(1, MOST_SEATS), most: aNumber(1, MOST_SEATS) }),
      base: aNumber(1, 60),
      items: itemReader(own.items),
      divisions: readDivisions,
      deck: countsOf<CardId>(CARD_IDS, 20, own.items),
      divisionCards: aFlag,
      purse: aNumber(0, 30),
      rules: readRules,
    },
  );

interface OwnCards {
  hive: Own;
  bosses: Own;
  items: Own;
}

const readContent = contentReader(KINDS);

/** The cards of a siege's own, before anything else of it is read. */
function ownCards(data: unknown, where: string): OwnCards {
  const content: unknown = isObject(data) ? data['content'] : undefined;
  const things = content === undefined ? [] : readContent(content, `${where}.content`);
  const called = (test: (id: OwnId, kind: string) => boolean): Own =>
    new Map(
      things
        .filter((thing) => test(keyOf(thing), thing.kind))
        .flatMap((thing): [string, OwnId][] => [
          [thing.name, keyOf(thing)],
          [keyOf(thing), keyOf(thing)],
        ]),
    );
  return {
    hive: called((id, kind) => kind === 'enemy' && !ENEMIES[id].boss),
    bosses: called((id, kind) => kind === 'enemy' && ENEMIES[id].boss),
    items: called((_, kind) => kind === 'item'),
  };
}

export function readSiege(value: unknown, where = 'scenario'): Siege {
  const data = scenarioData(value, where);
  const given = bodyReader(ownCards(data, where))(data, where);
  return {
    ...headOf(given),
    seats: given.seats ?? { least: 1, most: MOST_SEATS },
    base: given.base ?? 15,
    waves: given.waves,
    items: { slots: 9, named: [], others: 'drawn', from: [...ITEM_IDS], ...given.items },
    divisions: { of: [...DIVISION_IDS], by: 'dealt', ...given.divisions },
    deck: given.deck ?? { militia: 4, x1: 6 },
    divisionCards: given.divisionCards ?? true,
    purse: given.purse ?? 0,
    rules: given.rules ?? {},
  };
}
