// The Hive has no will: what Enemy cards do, part by part, by fixed tie-breaks (XS-HIVE-09).
import { type Bookmark, type Next, type Seat, applies } from '@xenotable/kernel';
import type { HivePart, Prey } from '../../content/abilities.ts';
import { CRYSTALS } from '../../content/troops.ts';
import { isCrystal } from '../../content/cards.ts';
import { ENEMIES, type EnemyId } from '../../content/enemies.ts';
import { type Lane, type Table, type Troop, commanderOf, enemyById, laneOf, troopById } from '../../table.ts';
import { hurtBase } from '../base.ts';
import { type Rules, chapter } from '../chapter.ts';
import { convert } from './converted.ts';
import { damage } from '../damage/damage.ts';
import { addEnemy } from './encounter.ts';
import type { Hit } from '../damage/hits.ts';
import { checkKills } from '../damage/killCheck.ts';
import { moveToBack } from '../moves.ts';
import { burn, loseEquipment } from '../piles.ts';
import { hazardOf, power } from '../values.ts';

interface HiveEffect {
  lane: Seat;
  enemy: number;
  card: EnemyId;
  /** The Troop it fights, or 0. */
  opponent: number;
  /** Which part comes next. */
  at: number;
  /** Troops that this effect has hit. */
  hit: number[];
  /** A REVEAL effect: Hazard Suits help. */
  reveal: boolean;
}

/** The effect of an Enemy's card, on its opponent if it fights, or as its REVEAL effect. */
export const effectOf = (
  lane: Seat,
  enemy: number,
  card: EnemyId,
  { opponent = 0, reveal = false }: { opponent?: number; reveal?: boolean } = {},
): Bookmark => hiveEffect.begin({ lane, enemy, card, opponent, at: 0, hit: [], reveal });

/** XS-GEN-05 XS-HIVE-10 XS-SIM-04 Each part is done as far as it can be, also when the Enemy has left play meanwhile. */
export const hiveEffect = chapter<HiveEffect>('hive effect')
  .shows('lane', 'enemy', 'card', 'opponent', 'at', 'hit', 'reveal')
  .steps({
    'next part': {
      run(play, f) {
        const part = ENEMIES[f.card].effect?.parts[f.at++];
        if (part === undefined) return 'done';
        applies('XS-ABI-06');
        return carryOut(play, f, part) ?? 'again';
      },
    },
  });

type Part = Next<'next part'>;

function carryOut(play: Rules, f: HiveEffect, part: HivePart): Part {
  const { w } = play;
  const { rule } = ENEMIES[f.card];
  const lane = laneOf(w, f.lane);
  const self = enemyById(w, f.enemy);
  if (self === null) applies('XS-SIM-04');
  switch (part.verb) {
    case 'hit':
      return hit(f, preyOf(w, lane.troops, part.whom, f.opponent), part.amount);
    case 'push back':
      return pushBack(play, f, lane, part);
    case 'convert': {
      const free = lane.troops.filter((troop) => !guarded(f, troop));
      const prey = preyOf(w, free, part.whom, 0)[0];
      if (prey === undefined) return missing();
      return convert(play, f.lane, prey, rule);
    }
    case 'call':
      for (let i = 0; i < part.cards; i++) addEnemy(play, f.lane, rule);
      return;
    case 'rouse':
      applies('XS-MOD-04');
      // XS-MOD-04 Once, to those in the lane now, face-down ones included.
      for (const enemy of lane.enemies) if (enemy.id !== f.enemy) enemy.bonus += part.amount;
      if (lane.enemies.some((enemy) => enemy.id !== f.enemy))
        play.tell?.({ type: 'roused', lane: f.lane, amount: part.amount }, rule);
      return;
    case 'disarm':
      return disarm(play, f, lane, part);
    case 'devour':
      return devour(play, f, part.otherwise);
    case 'hit the base':
      return hurtBase(play, f.lane, part.amount, rule);
    case 'knit':
      if (self === null || self.damage === 0) return;
      self.damage = Math.max(0, self.damage - part.amount);
      play.tell?.({ type: 'knitted', unit: f.enemy, left: self.damage }, rule);
      return;
    case 'burn the killed':
      // XS-DMG-18 (2) The kill check has sent the Troop to its stack already.
      return;
  }
}

/** XS-I-11 XS-CRD-11 A REVEAL effect cannot move, web, convert or disarm the carrier of a Hazard Suit. */
function guarded(f: HiveEffect, troop: Troop): boolean {
  if (!f.reveal || hazardOf(troop) === 0) return false;
  applies('XS-GEN-04');
  applies('XS-CRD-11');
  return true;
}

/** XS-GEN-05 XS-HIVE-10 A part without a target is left out. */
function missing(): void {
  applies('XS-GEN-05');
  applies('XS-HIVE-10');
}

/** XS-HIVE-09 Nearest to the front first. XS-CRD-13 Zones are counted, not Troops. */
function preyOf(w: Table, troops: readonly Troop[], whom: Prey, opponent: number): readonly Troop[] {
  switch (whom) {
    case 'first':
      return troops.slice(0, 1);
    case 'first two':
      return troops.slice(0, 2);
    case 'last':
      return troops.slice(-1);
    case 'zones 1-3':
      return troops.filter((troop) => troop.zone <= 3);
    case 'zones 2-3':
      applies('XS-CRD-13');
      return troops.filter((troop) => troop.zone === 2 || troop.zone === 3);
    case 'all':
      return troops;
    case 'all but its opponent':
      return troops.filter((troop) => troop.id !== opponent);
    case 'strongest':
      applies('XS-HIVE-09');
      return troops.toSorted((a, b) => power(w, b) - power(w, a)).slice(0, 1);
  }
}

/** XS-DMG-12 XS-REV-09 One damage event for all of them, which may be answered like any other. XS-DMG-13 Hazard Suits take their share off before anybody answers. */
function hit(f: HiveEffect, prey: readonly Troop[], amount: number): Part {
  f.hit = prey.map((troop) => troop.id);
  const hits: Hit[] = [];
  for (const troop of prey) {
    const less = f.reveal ? hazardOf(troop) : 0;
    if (less > 0) applies('XS-DMG-13');
    const reaches = amount - less;
    if (reaches > 0) hits.push({ unit: troop.id, amount: reaches, moved: false });
  }
  if (prey.length === 0) missing();
  if (hits.length === 0) return;
  if (hits.length > 1) applies('XS-DMG-12');
  if (f.reveal) applies('XS-REV-09');
  return {
    call: damage.begin({ lane: f.lane, hits, guards: [], rule: ENEMIES[f.card].rule }),
    then: 'next part',
  };
}

/** XS-REV-11 XS-REV-12 To the back of the lane; a Troop that died of the damage is not moved. */
function pushBack(
  play: Rules,
  f: HiveEffect,
  lane: Lane,
  part: { whom: 'those hit' | 'first'; web?: true },
): void {
  const { rule } = ENEMIES[f.card];
  const moving =
    part.whom === 'first'
      ? lane.troops.filter((troop) => !guarded(f, troop)).slice(0, 1)
      : f.hit.flatMap((id) => troopById(play.w, id) ?? []).filter((troop) => !guarded(f, troop));
  if (part.whom === 'those hit' && f.hit.some((id) => troopById(play.w, id) === null)) applies('XS-REV-12');
  for (const troop of moving) {
    if (moveToBack(lane, troop))
      play.tell?.({ type: 'moved back', unit: troop.id, card: troop.card, lane: f.lane }, rule);
    if (part.web) {
      applies('XS-MOD-05');
      troop.webbed = true;
      play.tell?.({ type: 'webbed', unit: troop.id, card: troop.card, lane: f.lane }, rule);
    }
  }
}

/** XS-E1-06 XS-E2-12 XS-CRD-12 The first Troop with Equipment loses one piece (the Weapon first) or all; where nobody has any, the First Troop is hit. */
function disarm(play: Rules, f: HiveEffect, lane: Lane, part: { all: boolean; otherwise: number }): Part {
  const troop = lane.troops.find((one) => (one.weapon !== '' || one.armor !== '') && !guarded(f, one));
  if (lane.troops.length === 0) applies('XS-CRD-12');
  if (troop === undefined) return hit(f, lane.troops.slice(0, 1), part.otherwise);
  applies('XS-HIVE-09');
  for (const slot of ['weapon', 'armor'] as const) {
    const item = troop[slot];
    if (item === '') continue;
    loseEquipment(play.w, f.lane, troop, slot);
    play.tell?.({ type: 'disarmed', unit: troop.id, card: item, lane: f.lane }, ENEMIES[f.card].rule);
    if (!part.all) break;
  }
  return { call: checkKills(), then: 'next part' };
}

/** XS-E2-10 The lane owner's best Xenosathem is burned; where there is none the Enemy grows. */
function devour(play: Rules, f: HiveEffect, growth: number): void {
  const { discard: pile } = commanderOf(play.w, f.lane);
  const best = pile.filter(isCrystal).sort((a, b) => CRYSTALS[b].value - CRYSTALS[a].value)[0];
  const { rule } = ENEMIES[f.card];
  if (best !== undefined) {
    applies('XS-HIVE-09');
    pile.splice(pile.indexOf(best), 1);
    burn(play.w, best);
    play.tell?.({ type: 'devoured', seat: f.lane, card: best }, rule);
    return;
  }
  const self = enemyById(play.w, f.enemy);
  if (self === null) return;
  self.bonus += growth;
  play.tell?.({ type: 'grew', unit: f.enemy, amount: growth }, rule);
}
