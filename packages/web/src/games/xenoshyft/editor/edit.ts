// Changes of a siege, each a new siege.
import {
  BOSS_IDS,
  ENEMIES,
  type EnemyId,
  ITEM_IDS,
  type ItemId,
  type Siege,
  type SiegeWave,
  freshSiege,
  keyOf,
} from '@xenotable/xenoshyft/content';

export const MOST_WAVES = 6;
export const MOST_ROUNDS_OF_WAVE = 9;

/** The Enemies of a siege's own. */
export const ownEnemies = ({ content = [] }: Siege): EnemyId[] =>
  content.filter(({ kind }) => kind === 'enemy').map(keyOf);
/** The Items of the box, and those of a siege's own. */
export const itemsFor = ({ content = [] }: Siege): ItemId[] => [
  ...content.filter(({ kind }) => kind === 'item').map(keyOf),
  ...ITEM_IDS,
];

const put = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, i) => (i === at ? item : one));

export const withWave = (siege: Siege, at: number, parts: Partial<SiegeWave>): Siege => {
  const wave = siege.waves[at];
  return wave === undefined ? siege : { ...siege, waves: put(siege.waves, at, { ...wave, ...parts }) };
};

/** A number of cards by kind with one of them changed; none of a kind is left out. */
export function withCount<K extends string>(
  counts: Readonly<Partial<Record<K, number>>>,
  id: K,
  count: number,
): Partial<Record<K, number>> {
  const { [id]: _before, ...rest } = counts;
  const others = rest as Partial<Record<K, number>>;
  return count <= 0 ? others : { ...others, [id]: count };
}

export const setEnemies = (siege: Siege, at: number, enemy: EnemyId, count: number): Siege =>
  withWave(siege, at, { encounters: withCount(siege.waves[at]?.encounters ?? {}, enemy, count) });

/** A Boss more or less; the first one comes as the book says, without any there is no number. */
export function toggleBoss(siege: Siege, at: number, boss: EnemyId): Siege {
  const wave = siege.waves[at];
  if (wave === undefined) return siege;
  const { of, number, round } = wave.bosses;
  const next = toggled([...ownEnemies(siege).filter((id) => ENEMIES[id].boss), ...BOSS_IDS], of, boss);
  const how = next.length === 0 ? 'none' : number === 'none' ? 'by seats' : number;
  return withWave(siege, at, { bosses: { of: next, number: how, round: next.length === 0 ? 1 : round } });
}

/** More or fewer rounds; new ones fill as many zones as the last. Bosses come no later than the last round. */
export function setRounds(siege: Siege, at: number, rounds: number): Siege {
  const wave = siege.waves[at];
  if (wave === undefined) return siege;
  const last = wave.zones.at(-1) ?? 4;
  const zones = Array.from({ length: rounds }, (_, i) => wave.zones[i] ?? last);
  return withWave(siege, at, {
    zones,
    bosses: { ...wave.bosses, round: Math.min(wave.bosses.round, rounds) },
  });
}

export const setZones = (siege: Siege, at: number, round: number, zones: number): Siege =>
  withWave(siege, at, { zones: put(siege.waves[at]?.zones ?? [], round, zones) });

/** A wave after another one: the same again, with the next supplies. */
export function addWave(siege: Siege, after: number): Siege {
  const model = siege.waves[after] ?? freshSiege().waves[0];
  if (model === undefined || siege.waves.length >= MOST_WAVES) return siege;
  const supply = model.supply === 1 ? 2 : 3;
  return { ...siege, waves: siege.waves.toSpliced(after + 1, 0, { ...model, name: '', supply }) };
}

export const removeWave = (siege: Siege, at: number): Siege =>
  siege.waves.length === 1 ? siege : { ...siege, waves: siege.waves.toSpliced(at, 1) };

/** A wave one place earlier (-1) or later (1). */
export function moveWave(siege: Siege, at: number, by: -1 | 1): Siege {
  const wave = siege.waves[at];
  const other = siege.waves[at + by];
  if (wave === undefined || other === undefined) return siege;
  return { ...siege, waves: put(put(siege.waves, at, other), at + by, wave) };
}

/** In a list or out of it, in the order of the box. */
export const toggled = <T>(all: readonly T[], list: readonly T[], one: T): T[] =>
  all.filter((item) => (item === one ? !list.includes(item) : list.includes(item)));

/** The Enemies of a wave, the most frequent first. */
export const encountersOf = (wave: SiegeWave): { enemy: EnemyId; count: number }[] =>
  (Object.entries(wave.encounters) as [EnemyId, number][])
    .map(([enemy, count]) => ({ enemy, count }))
    .sort((a, b) => b.count - a.count || ENEMIES[a.enemy].rule.localeCompare(ENEMIES[b.enemy].rule));

export const waveName = (wave: SiegeWave, at: number): string => wave.name || `Wave ${at + 1}`;
