// What the app keeps of a siege, and how people set it right.
import { type Playing, sizeOf } from '@xenotable/kernel';
import type { Field, FieldValue, Keeping, Kept } from '@xenotable/kernel/companion';
import { ENEMIES } from '../content/enemies.ts';
import { ITEMS, ITEM_COPIES } from '../content/items.ts';
import { type HiveTable, type LaneEnemy, type OwnHappening, ROUNDS, waveOf } from './table.ts';

const MOST_HIDDEN = 12;

export const nameOf = ({ card }: LaneEnemy): string =>
  card === '' ? 'a face-down Enemy' : ENEMIES[card].name;

const keptTable = (w: HiveTable): Kept => ({
  thing: 'table',
  name: 'The siege',
  says: `Base ${w.base} of ${w.baseStart} · round ${w.round} of ${ROUNDS}, wave ${waveOf(w)} · deck ${sizeOf(w.deck)}, discard ${w.discard.length}`,
  side: 'table',
  letter: 'B',
  fields: [
    { key: 'base', label: 'Base', value: w.base, bounds: { least: 1, most: w.baseStart } },
    { key: 'round', label: 'Round', value: w.round, bounds: { least: 0, most: ROUNDS } },
    { key: 'kills', label: 'Enemies killed', value: w.kills, bounds: { least: 0, most: 200 } },
  ],
});

function laneFields(lane: readonly LaneEnemy[]): Field[] {
  const hidden = lane.filter(({ card }) => card === '').length;
  const front = lane[0];
  return [
    {
      key: 'hidden',
      label: 'Face-down Enemies',
      value: hidden,
      bounds: { least: 0, most: MOST_HIDDEN },
    },
    ...(front === undefined || front.card === ''
      ? []
      : [
          {
            key: 'damage',
            label: `Damage on ${ENEMIES[front.card].name}`,
            value: front.damage,
            bounds: { least: 0, most: ENEMIES[front.card].hp - 1 },
          },
        ]),
  ];
}

const keptLane = (lane: readonly LaneEnemy[], seat: number): Kept => ({
  thing: `lane:${seat}`,
  name: `Lane ${seat + 1}`,
  says: lane.length === 0 ? 'no Enemies' : lane.map(nameOf).join(', '),
  side: 'automaton',
  letter: String(seat + 1),
  fields: laneFields(lane),
});

const keptSlot = ({ item, left }: HiveTable['slots'][number], at: number): Kept => ({
  thing: `slot:${at}`,
  name: `Item slot ${at + 1}`,
  says: item === '' ? 'empty' : `${ITEMS[item].name}, ${left} left, costs ${ITEMS[item].cost}`,
  side: 'table',
  letter: String(at + 1),
  fields:
    item === ''
      ? []
      : [{ key: 'left', label: 'Cards left', value: left, bounds: { least: 0, most: ITEM_COPIES } }],
});

export const kept = (w: HiveTable): Kept[] => [
  keptTable(w),
  ...w.lanes.map(keptLane),
  ...w.slots.map(keptSlot),
];

function setHidden(lane: LaneEnemy[], wanted: number): void {
  const open = lane.filter(({ card }) => card !== '');
  lane.splice(0, lane.length, ...open);
  for (let i = 0; i < wanted; i++) lane.push({ card: '', damage: 0 });
}

function setLane(w: HiveTable, seat: number, field: string, to: FieldValue): void {
  const lane = w.lanes[seat];
  if (lane === undefined) return;
  if (field === 'hidden') setHidden(lane, Number(to));
  if (field === 'damage' && lane[0] !== undefined) lane[0].damage = Number(to);
}

export const keeping: Keeping<HiveTable, OwnHappening> = {
  rules: { correct: 'XS-CMP-05', moved: 'XS-CMP-06', dispute: 'XS-CMP-08', end: 'XS-CMP-07' },
  kept,
  correct({ w }: Playing<HiveTable, OwnHappening>, thing, field, to) {
    const [kind, at = '0'] = thing.split(':');
    if (kind === 'lane') setLane(w, Number(at), field, to);
    else if (kind === 'slot') {
      const slot = w.slots[Number(at)];
      if (slot !== undefined) slot.left = Number(to);
    } else if (field === 'base') w.base = Number(to);
    else if (field === 'round') w.round = Number(to);
    else w.kills = Number(to);
  },
};
