// The sheet of a siege of one's own.
import { CARDS, DIVISIONS, ENEMIES, ITEMS, type Siege, scenarioSheet } from '@xenotable/xenoshyft/content';
import type { View } from '@xenotable/xenoshyft';
import { ownScenarios } from '../../table/print/scenario.tsx';
import { seatsFor } from './shared/seats.ts';

/** '2 Medic, 6 Militia' */
const counted = (counts: Readonly<Record<string, number>>, nameOf: (id: string) => string): string =>
  Object.entries(counts)
    .map(([id, count]) => `${count} ${nameOf(id)}`)
    .join(', ');

const named = (table: Readonly<Record<string, { name: string }>>) => (id: string) => table[id]?.name ?? id;

export const siegeSheet = ownScenarios<Siege, View>({
  title: 'XenoShyft',
  sheet: scenarioSheet,
  seats: seatsFor,
  paper: (siege) => ({
    track: { name: 'Round', count: siege.waves.reduce((sum, { zones }) => sum + zones.length, 0) },
    tables: [
      {
        title: 'Waves',
        heads: ['Wave', 'Rounds', 'Enemies', 'Bosses'],
        rows: siege.waves.map(({ name, zones, encounters, bosses }, i) => [
          name || String(i + 1),
          `${zones.length} (zones ${zones.join(', ')})`,
          counted(encounters, named(ENEMIES)),
          bosses.number === 'none'
            ? 'none'
            : `${bosses.number} of ${bosses.of.map(named(ENEMIES)).join(', ')}, from round ${bosses.round} of the wave`,
        ]),
      },
      {
        title: 'What the Commanders have',
        heads: ['What', 'How'],
        rows: [
          ['Seats', `${siege.seats.least} to ${siege.seats.most}`],
          ['Base', `${siege.base} Hit Points per seat`],
          ['Divisions', `${siege.divisions.by}: ${siege.divisions.of.map(named(DIVISIONS)).join(', ')}`],
          [
            'Items',
            `${siege.items.slots} slots: ${siege.items.named.map(named(ITEMS)).join(', ') || 'none named'}; others ${siege.items.others}`,
          ],
          ['Deck', counted(siege.deck, named(CARDS))],
          ['Purse of round 1', String(siege.purse)],
          ...Object.entries(siege.rules).map(([rule, value]) => [rule, String(value)]),
        ],
      },
    ],
  }),
});
