// Cards of the game as the drawing kit wants them.
import type { CardFace } from '../../draw/Card.tsx';
import type { Side } from '../../draw/sides.ts';
import { CARD_GLYPHS, ENEMY_GLYPHS } from './glyphs.ts';
import {
  CARDS,
  type CardId,
  CRYSTALS,
  type CrystalId,
  ENEMIES,
  type EnemyId,
  type EnemyView,
  ITEMS,
  type ItemId,
  TROOPS,
  type TroopId,
  type TroopView,
} from './rulebook.ts';
import { signed } from '../../app/words.ts';

/** Humans first square-cut, then the other shapes, so that four commanders differ in print. */
const SEAT_SIDES: readonly Side[] = ['a', 'c', 'd', 'n'];
export const sideOf = (seat: number): Side => SEAT_SIDES[seat] ?? 'x';

export const ROMAN = ['', 'I', 'II', 'III'] as const;

const isTroop = (card: CardId | EnemyId): card is TroopId => card in TROOPS;
const isItem = (card: CardId | EnemyId): card is ItemId => card in ITEMS;

/** A name short enough for a card in a row: the nickname where there is one. */
export function shortName(name: string): string {
  const nickname = /"(.+?)"/.exec(name);
  if (nickname) return nickname[1]!;
  return name.replace(/^NorTec /, '').replace(/ (Mk-IV Exo Suit|Assault Battery|Exoskeleton)$/, '');
}

/** What an Item gives or does, in a few words. */
function itemStat(item: ItemId): string {
  const { power, hp, kind, abilities } = ITEMS[item];
  const gives = [power > 0 && `+${power} power`, hp > 0 && `+${hp} health`].filter(Boolean).join(', ');
  if (gives !== '') return gives;
  if (kind !== 'instant') return kind;
  const ability = abilities[0];
  if (ability && 'amount' in ability)
    return (
      {
        strike: `${ability.amount} damage`,
        bombard: `${ability.amount} to a lane`,
        cancel: 'stops a reveal',
      }[ability.verb as string] ?? `heals ${ability.amount}`
    );
  return (
    {
      boost: 'boosts a troop',
      freeze: 'stasis',
      scan: 'looks ahead',
      fetch: 'calls a troop',
      mine: 'mines a lane',
      regroup: 'new order',
      evacuate: 'saves a troop',
      revive: 'revives',
    }[ability?.verb as string] ?? 'instant'
  );
}

const KINDS = {
  troop: 'Troop',
  crystal: 'Xenosathem',
  weapon: 'Weapon',
  armor: 'Armor',
  instant: 'Instant',
} as const;

/** A card of ours in a hand, a stack or a pile. */
export function cardFace(card: CardId, side: Side): CardFace {
  const { name, text, kind, cost, rule } = CARDS[card];
  const face: CardFace = {
    tone: 'paper',
    side,
    name,
    glyph: CARD_GLYPHS[card],
    text,
    rule,
    kind: KINDS[kind],
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
  return {
    ...face,
    side: 'x',
    cost: CRYSTALS[card as CrystalId].value,
    stat: `worth ${CRYSTALS[card as CrystalId].value}`,
  };
}

/** What stands under a Troop's picture. */
function troopKeys(troop: TroopView, coming: number): string {
  if (coming > 0) return `Will take ${coming}`;
  const carried = [troop.weapon, troop.armor].flatMap((item) =>
    item === '' ? [] : [shortName(ITEMS[item].name)],
  );
  if (troop.webbed) carried.unshift('Webbed');
  return carried.length === 0 ? 'No equipment' : carried.join(', ');
}

export function troopFace(troop: TroopView, side: Side, coming: number): CardFace {
  const { name, text, rule, power } = TROOPS[troop.card];
  const more = troop.power.value - power;
  return {
    tone: 'paper',
    side,
    name: shortName(name),
    glyph: CARD_GLYPHS[troop.card],
    icon: 'shield',
    power: more === 0 ? troop.power.value : power,
    ...(more !== 0 && { powerMod: signed(more) }),
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
  const card = enemy.card as EnemyId;
  const data = ENEMIES[card];
  if (data === undefined) return 'Converted';
  const words = [
    data.armored > 0 && `Armored ${data.armored}`,
    data.undermine && 'Undermine',
    data.rampage && 'Rampage',
    data.effect &&
      {
        reveal: 'Reveal',
        'fight start': 'At each exchange',
        'fight hit': 'When it hurts',
        kill: 'When it kills',
        death: 'When killed',
      }[data.effect.on],
  ];
  return words.filter(Boolean).join(' · ') || (data.boss ? 'Boss' : `Hive, wave ${data.wave}`);
}

/** An Enemy that is known, or a converted Troop. */
export function enemyFace(enemy: EnemyView, coming: number): CardFace {
  const card = enemy.card!;
  const values = {
    power: enemy.power?.value ?? 0,
    hp: enemy.hp?.value ?? 0,
    lost: enemy.damage,
    keys: enemyKeys(enemy, coming),
  };
  if (isTroop(card))
    return {
      tone: 'carbon',
      side: 'b',
      name: TROOPS[card].name,
      glyph: CARD_GLYPHS[card],
      icon: 'swap',
      text: TROOPS[card].text,
      kind: 'Converted Troop',
      rule: TROOPS[card].rule,
      ...values,
    };
  const { name, wave, text, boss, rule } = ENEMIES[card];
  return {
    tone: 'carbon',
    side: 'b',
    name,
    glyph: ENEMY_GLYPHS[card],
    icon: boss ? 'star' : 'burst',
    wave,
    text,
    kind: boss ? `Boss, wave ${wave}` : `Hive, wave ${wave}`,
    rule,
    ...values,
  };
}
