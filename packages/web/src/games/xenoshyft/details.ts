// Everything about one card, for the zoom panel.
import type { Detail, Fact } from '../../table/contract.ts';
import type { ThingId } from '../../boards/things.ts';
import { A_BOSS } from './bosses.ts';
import { cardFace, enemyFace, printedEnemyFace, sideOf, troopFace } from './shared/faces.ts';
import {
  CARDS,
  type CardId,
  DIVISIONS,
  ENEMIES,
  type EnemyId,
  ITEMS,
  isCard,
  isEnemy,
} from '@xenotable/xenoshyft/content';
import type { AbilityView, EnemyView, TroopView, View } from '@xenotable/xenoshyft';
import { bossesAt, findEnemy, findTroop, seatOf, unseenOf } from '@xenotable/xenoshyft/preview';

type Facts = Fact[];

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
    // What it carries has its own text below.
    card: { ...face, keys: '' },
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
  const all = unseenOf(view, enemy.from);
  return {
    title: 'Face-down enemy',
    kind: `Hive, wave ${view.wave}`,
    text: `One of ${all.cards} cards that nobody has seen: on average power ${(all.power + enemy.bonus).toFixed(1)}${enemy.bonus > 0 ? ` (${enemy.bonus} of it for this round)` : ''} and health ${all.hp.toFixed(1)}.`,
    facts: all.kinds.slice(0, 10).map(({ card, count }) => ({
      label: card === null ? 'A Boss' : ENEMIES[card].name,
      value: `${count} of ${all.cards}`,
    })),
    rule: 'XS-REV-01',
  };
}

function ofPile(view: View, seat: number): Detail {
  const counts = new Map<CardId, number>();
  for (const card of seatOf(view, seat).discard) counts.set(card, (counts.get(card) ?? 0) + 1);
  return {
    title: 'Discard pile',
    kind: `${seatOf(view, seat).discard.length} cards`,
    text: '',
    facts: [...counts].map(([card, count]) => ({ label: CARDS[card].name, value: `×${count}` })),
    rule: 'XS-DRW-02',
  };
}

function stateOf({ ability, passive, used, unlocked }: AbilityView): string {
  if (!unlocked) return `from wave ${ability}`;
  if (passive) return 'always';
  return used ? 'used' : 'ready';
}

function ofDivision(view: View, seat: number): Detail | null {
  const { division, abilities } = seatOf(view, seat);
  if (division === '') return null;
  const { name, rule } = DIVISIONS[division];
  const facts = abilities.map((one) => ({
    label: one.text,
    value: stateOf(one),
  }));
  return { title: name, kind: 'Division', text: '', facts, rule };
}

export function detailOf(thing: ThingId, view: View): Detail | null {
  const [kind, name = '', slot] = thing.split(':');
  const own = view.viewer === 'table' ? 0 : view.viewer;
  switch (kind) {
    case 'hand':
    case 'goods':
    case 'crystal':
      return isCard(name) ? ofCard(name, own) : null;
    case 'held':
      return slot !== undefined && isCard(slot) ? ofCard(slot, Number(name)) : null;
    case 'troop': {
      const found = findTroop(view, Number(name));
      return found && ofTroop(found.troop, found.seat);
    }
    case 'gear': {
      const carried = findTroop(view, Number(name))?.troop[slot === 'weapon' ? 'weapon' : 'armor'];
      return carried ? ofCard(carried, own) : null;
    }
    case 'enemy': {
      const found = findEnemy(view, Number(name));
      return found && ofEnemy(found.enemy, view);
    }
    case 'division':
      return ofDivision(view, own);
    case 'discard':
      return ofPile(view, own);
    default:
      return null;
  }
}

/** A card, an Enemy or a Division by its name. */
export function detailNamed(name: string, view: View): Detail | null {
  const own = view.viewer === 'table' ? 0 : view.viewer;
  const card = Object.keys(CARDS).find((id) => isCard(id) && CARDS[id].name === name);
  if (card !== undefined && isCard(card)) return ofCard(card, own);
  if (name === A_BOSS) return ofBosses(view);
  const enemy = Object.keys(ENEMIES).find((id) => isEnemy(id) && ENEMIES[id].name === name);
  if (enemy !== undefined && isEnemy(enemy)) return ofPrinted(enemy);
  const division = Object.values(DIVISIONS).find((one) => one.name === name);
  return division === undefined ? null : { title: name, kind: 'Division', text: '', rule: division.rule };
}

function ofPrinted(id: EnemyId): Detail {
  const face = printedEnemyFace(id);
  return { card: face, title: face.name, kind: face.kind ?? '', text: '' };
}

/** A Boss that nobody has seen: each that it can be. */
const ofBosses = (view: View): Detail => ({
  title: A_BOSS,
  kind: `Hive, wave ${view.wave}`,
  text: 'One of these; which one, nobody knows yet.',
  facts: bossesAt(view).map((id) => ({
    label: `${ENEMIES[id].name}, ${ENEMIES[id].power} : ${ENEMIES[id].hp}`,
    value: ENEMIES[id].text,
    rule: ENEMIES[id].rule,
  })),
});
