// Enemies and Items of one's own in the editor of sieges.
import type { OwnThing } from '@xenotable/kernel';
import {
  ENEMIES,
  ENEMY_IDS,
  type EnemyId,
  ITEMS,
  ITEM_IDS,
  type ItemId,
  OWN_KINDS,
  type Siege,
  isEnemy,
  isItemId,
  keyOf,
  scenarioSheet,
} from '@xenotable/xenoshyft/content';
import { Card } from '../../../kit/draw/Card.tsx';
import type { ContentCraft, Use } from '../../../workshop/content/contentCraft.ts';
import { cardFace, printedEnemyFace } from '../shared/faces.ts';
import { seatsFor } from '../shared/seats.ts';
import { setEnemies, toggleBoss } from './edit.ts';

const Face = ({ thing }: { thing: OwnThing }) => (
  <Card
    {...(thing.kind === 'enemy' ? printedEnemyFace(keyOf(thing)) : cardFace(keyOf(thing), 'a'))}
    tier="full"
  />
);

function uses(siege: Siege, thing: OwnThing): Use<Siege>[] {
  const id = keyOf(thing);
  if (thing.kind === 'enemy')
    return siege.waves.map((wave, at) => ({
      name: `Into ${wave.name || `wave ${at + 1}`}${ENEMIES[id].boss ? ' as a Boss' : ', four more'}`,
      put: () =>
        ENEMIES[id].boss
          ? toggleBoss(siege, at, id)
          : setEnemies(siege, at, id, (wave.encounters[id] ?? 0) + 4),
    }));
  const { items } = siege;
  const named = items.named.includes(id) ? items.named : [id, ...items.named].slice(0, 9);
  return [
    {
      name: 'On sale at once',
      put: () => ({
        ...siege,
        items: {
          ...items,
          slots: Math.max(items.slots, named.length),
          named,
          from: items.from.includes(id) ? items.from : [id, ...items.from],
        },
      }),
    },
  ];
}

/** The id behind a name: of a card of one's own, or of a printed one. */
function idNamed(siege: Siege, name: string): EnemyId | ItemId | undefined {
  const thing = (siege.content ?? []).find((one) => one.name === name);
  if (thing !== undefined) return keyOf(thing);
  return ENEMY_IDS.find((id) => ENEMIES[id].name === name) ?? ITEM_IDS.find((id) => ITEMS[id].name === name);
}

export const contentCraft: ContentCraft<Siege> = {
  game: 'xenoshyft',
  kinds: OWN_KINDS,
  options: scenarioSheet.options,
  seats: seatsFor,
  Face,
  uses,
  renamed(siege, from, to) {
    const next = idNamed(siege, to);
    if (next === undefined) return siege;
    const changed = (id: string): string => (id.startsWith(`${from} (home-made `) ? next : id);
    const counted = (counts: Readonly<Partial<Record<string, number>>>): Record<string, number> => {
      const sums: Record<string, number> = {};
      for (const [id, count = 0] of Object.entries(counts))
        sums[changed(id)] = (sums[changed(id)] ?? 0) + count;
      return sums;
    };
    const enemies = (ids: readonly EnemyId[]): EnemyId[] => [...new Set(ids.map(changed))].filter(isEnemy);
    const items = (ids: readonly ItemId[]): ItemId[] => [...new Set(ids.map(changed))].filter(isItemId);
    return {
      ...siege,
      waves: siege.waves.map((wave) => ({
        ...wave,
        encounters: counted(wave.encounters),
        bosses: { ...wave.bosses, of: enemies(wave.bosses.of) },
      })),
      items: { ...siege.items, named: items(siege.items.named), from: items(siege.items.from) },
      deck: counted(siege.deck),
    };
  },
};
