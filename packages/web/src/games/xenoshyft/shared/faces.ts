// Cards of the game as the drawing kit wants them.
import type { CardFace } from '../../../kit/draw/cardFace.ts';
import type { Side } from '../../../kit/draw/sides.ts';
import { cardGlyph, enemyGlyph } from './glyphs.ts';
import {
  type Ability,
  CARDS,
  type CardId,
  ENEMIES,
  type EnemyCard,
  ITEMS,
  type ItemId,
  TROOPS,
  isItem,
  isTroop,
  shortName,
  called,
  cardName,
  likeOf,
  type EnemyId,
} from '@xenotable/xenoshyft/content';
import type { EnemyView, TroopView } from '@xenotable/xenoshyft';

/** Humans first square-cut, then the other shapes, so that four commanders differ in print. */
const SEAT_SIDES: readonly Side[] = ['a', 'c', 'd', 'n'];
export const sideOf = (seat: number): Side => SEAT_SIDES[seat] ?? 'x';

/** The number of a wave as cards print it. */
export const roman = (wave: number): string => ['', 'I', 'II', 'III', 'IV', 'V', 'VI'][wave] ?? String(wave);

/** What a verb does, in a few words; `n` is its amount. */
const VERBS: Record<Ability['verb'], (n: number) => string> = {
  prevent: (n) => `prevents ${n}`,
  shield: (n) => `takes over ${n}`,
  mend: (n) => `heals ${n}`,
  tend: (n) => `heals ${n}`,
  strike: (n) => `${n} damage`,
  bombard: (n) => `${n} to a lane`,
  cancel: () => 'stops a reveal',
  boost: () => 'boosts a troop',
  freeze: () => 'stasis',
  scan: () => 'looks ahead',
  fetch: () => 'calls a troop',
  mine: () => 'mines a lane',
  regroup: () => 'new order',
  evacuate: () => 'saves a troop',
  revive: () => 'revives',
  drop: () => 'instant',
};

/** What an Item gives or does, in a few words. */
export function itemStat(item: ItemId): string {
  const { power, hp, kind, abilities, shield = 0 } = ITEMS[item];
  const gives = [
    power > 0 && `+${power} power`,
    hp > 0 && `+${hp} health`,
    // XS-I-09 In every exchange.
    shield > 0 && `blocks ${shield}`,
  ]
    .filter(Boolean)
    .join(', ');
  if (gives !== '') return gives;
  if (kind !== 'instant') return kind;
  const [ability] = abilities;
  return ability === undefined ? 'instant' : VERBS[ability.verb]('amount' in ability ? ability.amount : 0);
}

const KINDS = {
  troop: 'Troop',
  crystal: 'Xenosathem',
  weapon: 'Weapon',
  armor: 'Armor',
  instant: 'Instant',
} as const;

/** What kind of card it is; one of one's own says so. */
const marked = (id: CardId | EnemyId, kind: string): string =>
  called(id) === id ? kind : `${kind}, home-made, like ${cardName(likeOf(id))}`;

/** A card of ours in a hand, a stack or a pile. */
export function cardFace(card: CardId, side: Side): CardFace {
  const { name, text, kind, cost, value, rule } = CARDS[card];
  const face: CardFace = {
    tone: 'paper',
    side,
    name,
    glyph: cardGlyph(card),
    text,
    rule,
    kind: marked(card, KINDS[kind]),
  };
  if (isTroop(card))
    return {
      ...face,
      power: TROOPS[card].power,
      hp: TROOPS[card].hp,
      icon: 'shield',
      ...(cost > 0 && { cost }),
    };
  if (isItem(card))
    return { ...face, cost, stat: itemStat(card), keys: `${KINDS[kind]} · ${ITEMS[card].trait}` };
  return { ...face, side: 'x', cost: value, stat: `worth ${value}` };
}

/** XS-ABI-01 What a Troop can do once a round, and whether it still can: 'prevents 2: ready'. */
export function powerWords({ card, used }: TroopView): string | null {
  const ability = TROOPS[card].abilities.find(({ verb }) => verb === 'prevent' || verb === 'strike');
  if (ability === undefined || !('amount' in ability)) return null;
  return `${VERBS[ability.verb](ability.amount)}: ${used.troop ? 'used' : 'ready'}`;
}

/** What stands under a Troop's picture. */
function troopKeys(troop: TroopView, coming: number): string {
  if (coming > 0) return `Will take ${coming}`;
  const power = powerWords(troop);
  const carried = [troop.weapon, troop.armor].flatMap((item) =>
    item === '' ? [] : [shortName(ITEMS[item].name)],
  );
  if (power !== null) carried.unshift(power);
  if (troop.boosts > 0) carried.unshift('Boost: this fight only');
  if (troop.webbed) carried.unshift('Webbed');
  return carried.length === 0 ? 'No equipment' : carried.join(', ');
}

export function troopFace(troop: TroopView, side: Side, coming: number): CardFace {
  const { name, text, rule, cost } = TROOPS[troop.card];
  return {
    tone: 'paper',
    side,
    name: shortName(name),
    glyph: cardGlyph(troop.card),
    icon: 'shield',
    ...(cost > 0 && { cost }),
    power: troop.power.value,
    hp: troop.hp.value,
    lost: troop.damage,
    keys: troopKeys(troop, coming),
    text,
    kind: 'Troop',
    rule,
  };
}

/** What stands under an Enemy's picture: how it fights, and what was done to it. */
function enemyKeys(enemy: EnemyView, coming: number): string {
  if (coming > 0) return `Will take ${coming}`;
  if (enemy.stasis) return 'In stasis';
  if (enemy.turned !== null) return 'Converted';
  return enemy.card === null ? '' : wayOfFighting(ENEMIES[enemy.card]);
}

const OCCASIONS = {
  reveal: 'Reveal',
  'fight start': 'At each exchange',
  'fight hit': 'When it hurts',
  kill: 'When it kills',
  death: 'When killed',
};

function wayOfFighting({ armored, undermine, rampage, effect, boss, wave }: EnemyCard): string {
  const words = [
    armored > 0 && `Armored ${armored}`,
    undermine && 'Fights your last Troop',
    rampage && 'Rampage',
    effect && OCCASIONS[effect.on],
  ];
  return words.filter(Boolean).join(' · ') || (boss ? 'Boss' : `Hive, wave ${wave}`);
}

/** An Enemy that is known, or a converted Troop. */
export function enemyFace(enemy: EnemyView, coming: number): CardFace {
  const values = {
    power: enemy.power?.value ?? 0,
    hp: enemy.hp?.value ?? 0,
    lost: enemy.damage,
    keys: enemyKeys(enemy, coming),
  };
  if (enemy.turned !== null) {
    const { name, text, rule } = TROOPS[enemy.card];
    return {
      tone: 'carbon',
      side: 'b',
      name,
      glyph: cardGlyph(enemy.card),
      icon: 'swap',
      text,
      kind: 'Converted Troop',
      rule,
      ...values,
    };
  }
  if (enemy.card === null) throw new Error(`this viewer does not know Enemy ${enemy.id}`);
  return { ...printedEnemyFace(enemy.card), ...values };
}

/** An Enemy as its card is printed. */
export function printedEnemyFace(id: EnemyId): CardFace {
  const { name, wave, text, boss, rule, power, hp } = ENEMIES[id];
  return {
    tone: 'carbon',
    side: 'b',
    name,
    glyph: enemyGlyph(id),
    icon: boss ? 'star' : 'burst',
    wave,
    text,
    kind: marked(id, boss ? `Boss, wave ${wave}` : `Hive, wave ${wave}`),
    rule,
    power,
    hp,
  };
}
