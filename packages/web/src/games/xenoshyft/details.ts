// Everything about one card, for the zoom panel.
import type { Detail, ThingId } from '../contract.ts';
import { couldBe } from './couldBe.ts';
import { cardFace, enemyFace, sideOf, troopFace } from './faces.ts';
import {
  CARDS,
  type CardId,
  DIVISIONS,
  ENEMIES,
  type EnemyId,
  type EnemyView,
  ITEMS,
  type TroopView,
  type View,
} from './rulebook.ts';

type Facts = NonNullable<Detail['facts']>[number][];

const parts = (
  label: string,
  value: { value: number; parts: readonly { value: number; because: string; label?: string }[] },
): Facts =>
  value.parts.length <= 1
    ? []
    : value.parts.map((part) => ({
        label: `${label}, ${part.label ?? 'bonus'}`,
        value: part.value > 0 && part.label !== 'printed' ? `+${part.value}` : String(part.value),
        rule: part.because,
      }));

function ofCard(card: CardId, seat: number): Detail {
  const face = cardFace(card, sideOf(seat));
  return { card: face, title: face.name, kind: face.kind ?? '', text: '' };
}

function ofTroop(troop: TroopView, lane: number): Detail {
  const face = troopFace(troop, sideOf(lane), 0);
  const carried: Facts = [troop.weapon, troop.armor].flatMap((item) =>
    item === '' ? [] : [{ label: ITEMS[item].name, value: ITEMS[item].text, rule: ITEMS[item].rule }],
  );
  return {
    card: face,
    title: face.name,
    kind: 'Troop',
    text: '',
    facts: [...parts('Power', troop.power), ...parts('Health', troop.hp), ...carried],
  };
}

function ofEnemy(enemy: EnemyView, view: View): Detail {
  if (enemy.card !== null) {
    const face = enemyFace(enemy, 0);
    const power = enemy.power === null ? [] : parts('Power', enemy.power);
    return { card: face, title: face.name, kind: face.kind ?? '', text: '', facts: power };
  }
  const unseen = view.encounter.unseen[enemy.from] ?? [];
  const all = couldBe(view, enemy.from);
  const likeliest = unseen
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 10);
  return {
    title: 'Face-down enemy',
    kind: `Hive, wave ${view.wave}`,
    text: `One of ${all.cards} cards that nobody has seen: on average power ${all.power.toFixed(1)} and health ${all.hp.toFixed(1)}.`,
    facts: likeliest.map(({ card, count }) => ({
      label: ENEMIES[card as EnemyId]?.name ?? 'A Boss',
      value: `${count} of ${all.cards}`,
    })),
    rule: 'XS-REV-01',
  };
}

function ofPile(view: View, seat: number): Detail {
  const counts = new Map<CardId, number>();
  for (const card of view.seats[seat]!.discard) counts.set(card, (counts.get(card) ?? 0) + 1);
  return {
    title: 'Discard pile',
    kind: `${view.seats[seat]!.discard.length} cards`,
    text: '',
    facts: [...counts].map(([card, count]) => ({ label: CARDS[card].name, value: `×${count}` })),
    rule: 'XS-DRW-02',
  };
}

function ofDivision(view: View, seat: number): Detail | null {
  const { division, abilities } = view.seats[seat]!;
  if (division === '') return null;
  const { name, rule } = DIVISIONS[division];
  const facts = abilities.map((one) => ({
    label: one.text,
    value: one.passive ? 'always' : one.used ? 'used' : one.unlocked ? 'ready' : `from wave ${one.ability}`,
  }));
  return { title: name, kind: 'Division', text: '', facts, rule };
}

export function detailOf(thing: ThingId, view: View): Detail | null {
  const [kind, name = ''] = thing.split(':');
  const own = view.viewer === 'table' ? 0 : view.viewer;
  switch (kind) {
    case 'hand':
    case 'goods':
    case 'crystal':
      return name in CARDS ? ofCard(name as CardId, own) : null;
    case 'troop':
    case 'enemy': {
      for (const seat of view.seats) {
        const troop = kind === 'troop' ? seat.lane.troops.find((one) => one.id === Number(name)) : undefined;
        if (troop) return ofTroop(troop, seat.seat);
        const enemy = kind === 'enemy' ? seat.lane.enemies.find((one) => one.id === Number(name)) : undefined;
        if (enemy) return ofEnemy(enemy, view);
      }
      return null;
    }
    case 'division':
      return ofDivision(view, own);
    case 'discard':
      return ofPile(view, own);
    default:
      return null;
  }
}
