// Step 3 of a Combat: exchanges of blows until somebody is dead, gone, or nobody can win.
import { type Bookmark, type Seat, applies } from '@xenotable/kernel';
import type { Trigger } from '../../content/abilities.ts';
import { isTroop } from '../../content/cards.ts';
import { ENEMIES, type EnemyId } from '../../content/enemies.ts';
import { ITEMS, type ItemId } from '../../content/items.ts';
import { TROOPS, type TroopId } from '../../content/troops.ts';
import {
  type Enemy,
  type Table,
  type Troop,
  enemyById,
  enemyOf,
  laneOf,
  troopById,
  troopOf,
} from '../../table.ts';
import { hurtBase } from '../base.ts';
import { type Rules, chapter } from '../chapter.ts';
import type { BlowPart } from '../../happenings.ts';
import { type Struck, answerDamage, placeTokens } from '../damage/damage.ts';
import { discardEnemy, removeEnemy } from '../hive/encounter.ts';
import { effectOf } from '../hive/hiveEffect.ts';
import { checkKills } from '../damage/killCheck.ts';
import { moveToBack } from '../moves.ts';
import { reaction } from './reaction.ts';
import { question } from '../question.ts';
import { wipeNotes } from './notes.ts';
import { type Waiting, inOrder } from '../simultaneous.ts';
import { extraHit } from './extraHit.ts';
import {
  type Value,
  blowToEnemy,
  blowToTroop,
  enemyPower,
  enemyPowerOf,
  hiveCard,
  powerOf,
} from '../values.ts';
import type { DamageEvent } from '../windows.ts';

interface Fight extends DamageEvent {
  troop: number;
  enemy: number;
  /** What the opponents are and carry: their effects happen although they may be dead by then (XS-FGT-10). */
  card: TroopId;
  weapon: ItemId | '';
  armor: ItemId | '';
  foe: EnemyId | '';
  /** The blow that the Enemy gets. */
  back: number;
  /** Damage on both before the exchange. */
  before: [number, number];
  exchange: number;
  /** Whether the blows of this exchange landed on the opponents. */
  hurt: boolean;
  hurtBack: boolean;
  /** The Enemy's blow killed its opponent. */
  felled: boolean;
}

/** XS-FGT-01 XS-FGT-15 The Troop in zone 1, or the Last Troop against an Enemy with UNDERMINE; XS-FGT-02 nobody if a zone 1 is empty. */
export function opponents(w: Table, seat: Seat): [Troop, Enemy] | null {
  const { troops, enemies } = laneOf(w, seat);
  const first = troops[0];
  const enemy = enemies[0];
  if (first === undefined || enemy === undefined || first.zone !== 1 || enemy.zone !== 1) return null;
  if (!hiveCard(enemy)?.undermine) return [first, enemy];
  applies('XS-FGT-15');
  return [troops.at(-1) ?? first, enemy];
}

/** XS-FGT-05 The opponents are fixed when the Fight begins. */
export const startFight = (lane: Seat, [troop, enemy]: [Troop, Enemy]): Bookmark =>
  fight.begin({
    lane,
    hits: [],
    guards: [],
    rule: 'XS-FGT-03',
    troop: troop.id,
    enemy: enemy.id,
    card: troop.card,
    weapon: '',
    armor: '',
    foe: enemy.turned === null ? enemy.card : '',
    back: 0,
    before: [0, 0],
    exchange: 0,
    hurt: false,
    hurtBack: false,
    felled: false,
  });

/** XS-FGT-05 Both are still there and still the ones the rules would name. */
function facing(w: Table, f: Fight): boolean {
  const now = opponents(w, f.lane);
  return now !== null && now[0].id === f.troop && now[1].id === f.enemy;
}

/** The Enemy's own effect, if it has one of this kind. */
const hiveEffectOn = (f: Fight, on: 'fight start' | 'fight hit'): Bookmark | null =>
  f.foe === '' || ENEMIES[f.foe].effect?.on !== on
    ? null
    : effectOf(f.lane, f.enemy, f.foe, { opponent: f.troop });

export const fight = chapter<Fight>('fight')
  .shows(
    'lane',
    'hits',
    'guards',
    'rule',
    'troop',
    'enemy',
    'card',
    'weapon',
    'armor',
    'foe',
    'back',
    'before',
    'exchange',
    'hurt',
    'hurtBack',
    'felled',
    'window',
    'looked',
  )
  .steps({
    /** XS-FGT-04 (a) XS-FGT-08 FIGHT-START effects, the Enemy's first … */
    'the Enemy starts': {
      run(play, f) {
        f.exchange++;
        f.before = [troopOf(play.w, f.troop).damage, enemyOf(play.w, f.enemy).damage];
        f.hits = [];
        f.guards = [];
        f.hurt = f.hurtBack = f.felled = false;
        const effect = hiveEffectOn(f, 'fight start');
        if (effect === null) return;
        applies('XS-FGT-08');
        return { call: effect };
      },
    },
    /** … then the Troop's Equipment: a Shock Lance in the first exchange only (XS-I-06). */
    'the Troop starts': {
      run(play, f) {
        if (!facing(play.w, f)) return { goTo: 'break off' };
        const { weapon } = troopOf(play.w, f.troop);
        if (f.exchange > 1 || weapon === '') return;
        const { trigger } = ITEMS[weapon];
        if (trigger?.on !== 'fight start') return;
        applies('XS-FGT-08');
        return { call: extraHit(f.lane, weapon, trigger, f.enemy).does };
      },
    },
    /** XS-FGT-03 XS-FGT-04 (b) Each strikes for its own Power; both amounts are fixed, with reductions. */
    'fix the blows': {
      run(play, f) {
        if (!facing(play.w, f)) return { goTo: 'break off' };
        const troop = troopOf(play.w, f.troop);
        const enemy = enemyOf(play.w, f.enemy);
        f.weapon = troop.weapon;
        f.armor = troop.armor;
        applies('XS-FGT-04');
        f.back = blowToEnemy(play.w, troop, enemy);
        f.hits = [{ unit: troop.id, amount: blowToTroop(play.w, enemy, troop), moved: false }];
      },
    },
    /** XS-FGT-04 (c) XS-FGT-07 Only the damage to the Troop can be answered. */
    'answer the damage': question(answerDamage<Fight>()),
    /** XS-FGT-04 (d) (e) XS-FGT-11 XS-FGT-18 Tokens on both, then the kill check for both together. */
    'land the blows': {
      run(play, f) {
        if (!facing(play.w, f)) {
          applies('XS-CRD-06');
          return { goTo: 'break off' };
        }
        const struck: number[] = [];
        for (const hit of f.hits) {
          if (!placeTokens(play, hit, 'XS-FGT-03', () => theirBlow(play.w, f, hit.amount))) continue;
          struck.push(hit.unit);
          if (!hit.moved) f.hurt = true;
        }
        f.hurtBack = placeTokens(play, { unit: f.enemy, amount: f.back, moved: false }, 'XS-FGT-03', () =>
          ourBlow(play.w, f),
        );
        if (!f.hurtBack && struck.length === 0) return;
        applies('XS-FGT-18');
        return {
          call: checkKills({
            troop: f.troop,
            enemy: f.enemy,
            card: f.foe,
            weapon: f.weapon,
            struck,
            struckBack: f.hurtBack,
          }),
        };
      },
    },
    /** XS-FGT-04 (f) XS-FGT-09 FIGHT-HIT effects of the Enemy, if its blow hurt its opponent … */
    'the Enemy hits on': {
      run(play, f) {
        f.felled = f.hurt && troopById(play.w, f.troop) === null;
        const effect = hiveEffectOn(f, 'fight hit');
        if (effect === null) return;
        applies('XS-FGT-09');
        if (!f.hurt) return;
        if (enemyById(play.w, f.enemy) === null) applies('XS-FGT-10');
        return { call: effect };
      },
    },
    /** … then ours: FIGHT-HIT and FIGHT-HURT of the Troop and its Equipment. */
    'the Troop hits on': {
      run(play, f) {
        const waiting: Waiting[] = [];
        for (const card of [f.card, f.weapon, f.armor]) {
          if (card === '') continue;
          const trigger = triggerOf(card);
          if ((trigger?.on === 'fight hit' && f.hurtBack) || (trigger?.on === 'fight hurt' && f.hurt)) {
            applies('XS-FGT-09');
            if (troopById(play.w, f.troop) === null) applies('XS-FGT-10');
            waiting.push(extraHit(f.lane, card, trigger, f.enemy));
          }
        }
        if (waiting.length > 1) applies('XS-SIM-02');
        return waiting.length > 0 ? { call: inOrder(play.w, waiting) } : undefined;
      },
    },
    /** XS-FGT-06 XS-FGT-12 If both live there is another exchange; if nothing has changed it is a stalemate. */
    'go on or stop': {
      run(play, f) {
        thaw(play.w, f);
        const troop = troopById(play.w, f.troop);
        const enemy = enemyById(play.w, f.enemy);
        if (troop === null || enemy === null || !facing(play.w, f)) {
          if (troop === null && enemy === null) applies('XS-FGT-11');
          wipeNotes(enemy);
          // RAMPAGE: its blow killed its opponent and it still stands.
          if (f.felled && f.foe !== '' && ENEMIES[f.foe].rampage) {
            applies('XS-FGT-16');
            if (enemy !== null) laneOf(play.w, f.lane).rampage = true;
          }
          return 'done';
        }
        if (troop.damage === f.before[0] && enemy.damage === f.before[1])
          return stalemate(play, f, troop, enemy);
        wipeNotes(enemy);
        applies('XS-FGT-06');
        // The softer game lets everybody react before the next exchange.
        if (play.w.options.between) {
          applies('XS-OPT-14');
          return { call: reaction.begin({ lane: f.lane, acted: [] }), then: 'fight on' };
        }
        applies('XS-FGT-07');
        return { goTo: 'the Enemy starts' };
      },
    },
    'fight on': { run: (play, f) => (facing(play.w, f) ? { goTo: 'the Enemy starts' } : 'done') },
    /** XS-FGT-05 XS-CRD-06 The exchange ends early: no blows land in it, and the Fight is over. */
    'break off': {
      run(play, f) {
        thaw(play.w, f);
        wipeNotes(enemyById(play.w, f.enemy));
        play.tell?.({ type: 'fight broken off', lane: f.lane }, 'XS-FGT-05');
        return 'done';
      },
    },
  });

/** What a blow is made of: Power with its parts, and what was taken off it. */
function partsOf({ value, parts }: Value, landed: number): BlowPart[] {
  const made = parts.map((part) => ({
    label: part.label === 'printed' ? 'Power' : (part.label ?? 'Bonus'),
    value: part.value,
    rule: part.because,
  }));
  return landed === value ? made : [...made, { label: 'Reduced', value: landed - value, rule: 'XS-FGT-04' }];
}

const theirBlow = (w: Table, f: Fight, landed: number): Struck => {
  const enemy = enemyById(w, f.enemy);
  return { by: f.enemy, parts: enemy === null ? [] : partsOf(enemyPowerOf(w, enemy), landed) };
};

const ourBlow = (w: Table, f: Fight): Struck => {
  const troop = troopById(w, f.troop);
  return { by: f.troop, parts: troop === null ? [] : partsOf(powerOf(w, troop), f.back) };
};

const triggerOf = (card: TroopId | ItemId): Trigger | null =>
  isTroop(card) ? TROOPS[card].trigger : ITEMS[card].trigger;

/** XS-MOD-06 STASIS ends with the first exchange. */
function thaw(w: Table, f: Fight): void {
  const enemy = enemyById(w, f.enemy);
  if (enemy === null || !enemy.stasis) return;
  applies('XS-MOD-06');
  enemy.stasis = false;
}

/** XS-FGT-13 The Troop makes room for the next one. XS-FGT-14 If all have tried in vain, the Enemy slips past. */
function stalemate(play: Rules, f: Fight, troop: Troop, enemy: Enemy): 'done' {
  const { w } = play;
  const lane = laneOf(w, f.lane);
  play.tell?.({ type: 'stalemate', lane: f.lane, troop: troop.id, enemy: enemy.id }, 'XS-FGT-12');
  applies('XS-FGT-13');
  if (!enemy.noted.includes(troop.id)) enemy.noted.push(troop.id);
  if (moveToBack(lane, troop))
    play.tell?.({ type: 'moved back', unit: troop.id, card: troop.card, lane: f.lane }, 'XS-FGT-13');
  if (lane.troops.every((one) => enemy.noted.includes(one.id))) {
    play.tell?.({ type: 'slipped past', lane: f.lane, unit: enemy.id, card: enemy.card }, 'XS-FGT-14');
    removeEnemy(lane, enemy);
    discardEnemy(w, enemy);
    hurtBase(play, f.lane, baseDamage(w, enemy), 'XS-FGT-14');
  }
  return 'done';
}

/** XS-OVR-05 XS-E3-12 Its Power, plus what its text adds; under STASIS nothing at all (XS-MOD-06). */
export function baseDamage(w: Table, enemy: Enemy): number {
  const power = enemyPower(w, enemy);
  return enemy.stasis ? 0 : power + (hiveCard(enemy)?.breach ?? 0);
}
