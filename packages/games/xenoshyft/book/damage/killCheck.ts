// Damage and death, second half: the kill check.
import { type Bookmark, type Seat, applies, reactions } from '@xenotable/kernel';
import { type Choice, type Play, aimAt, asPlay } from '../../choices.ts';
import { ENEMIES, type EnemyId } from '../../content/enemies.ts';
import { ITEMS, type ItemId } from '../../content/items.ts';
import { TROOPS } from '../../content/troops.ts';
import type { Happening } from '../../happenings.ts';
import {
  type Enemy,
  type Table,
  type Troop,
  commanderOf,
  enemyById,
  laneOf,
  laneOfTroop,
  seatsFrom,
  troopOf,
} from '../../table.ts';
import { type Rules, chapter } from '../chapter.ts';
import { discardEnemy, removeEnemy } from '../hive/encounter.ts';
import { effectOf } from '../hive/hiveEffect.ts';
import { label } from '../labels.ts';
import { burn, discard, intoHand, outOfHand } from '../piles.ts';
import type { Occasion } from '../abilities/plays.ts';
import { answering } from '../answering.ts';
import { question } from '../question.ts';
import { type Waiting, inOrder } from '../simultaneous.ts';
import { extraHit } from '../combat/extraHit.ts';
import { enemyHp, hiveCard, hp } from '../values.ts';
import type { Killed } from '../windows.ts';

/** The blows behind a check after an exchange: who struck, and which cards got tokens by it. */
export interface Blow {
  troop: number;
  enemy: number;
  /** The Enemy's card, and the weapon of the Troop: both may be gone by the time their effects happen. */
  card: EnemyId | '';
  weapon: ItemId | '';
  /** XS-DMG-17 Troops that got tokens from the Enemy's blow, redirected ones too (XS-FGT-19). */
  struck: number[];
  /** The Troop's blow put tokens on the Enemy. */
  struckBack: boolean;
}

interface KillCheck extends Killed {
  blow: Blow | null;
  /** Enemies that are dead. */
  slain: number[];
  burned: number[];
  saved: number[];
  theirs: Waiting[];
  ours: Waiting[];
}

export const checkKills = (blow: Blow | null = null): Bookmark =>
  killCheck.begin({ blow, lane: 0, dead: [], slain: [], burned: [], saved: [], theirs: [], ours: [] });

export const killCheck = chapter<KillCheck>('kill check')
  .shows('blow', 'lane', 'dead', 'slain', 'burned', 'saved', 'theirs', 'ours', 'window', 'looked')
  .steps({
    /** XS-DMG-18 (1) XS-DMG-02 XS-DMG-03 XS-DMG-04 All cards in all lanes whose tokens reach their Hit Points die together. (2) XS-BRN-07 Some Enemies burn what their blow kills. */
    'find the dead': {
      run(play, f) {
        const { w } = play;
        applies('XS-DMG-03');
        for (const { lane } of w.commanders) {
          for (const troop of lane.troops)
            if (troop.damage > 0 && isDead(troop.damage, hp(w, troop))) f.dead.push(troop.id);
          for (const enemy of lane.enemies)
            if (enemy.damage > 0 && isDead(enemy.damage, enemyHp(w, enemy))) f.slain.push(enemy.id);
        }
        if (f.dead.length + f.slain.length > 1) applies('XS-DMG-04');
        const [first] = f.dead;
        if (first === undefined) return f.slain.length === 0 ? 'done' : { goTo: 'clear them away' };
        applies('XS-DMG-18');
        f.lane = firstLaneOf(w, f.dead);
        const { blow } = f;
        if (blow !== null && burnsKills(w, blow)) {
          applies('XS-DMG-17');
          applies('XS-CRD-21');
          f.burned = f.dead.filter((id) => blow.struck.includes(id));
        }
      },
    },
    /** XS-DMG-18 (3) XS-DMG-16 The R-KILL window covers all Troops of the check that are bound for a Discard Pile, in the Combat Phase only. */
    'answer the kill': question(
      reactions<Table, Choice, KillCheck, never, Happening>({
        rule: 'XS-DMG-16',
        prompt: 'A Troop was killed. Answer it?',
        ...answering(occasion),
        closed(w, f) {
          if (saveable(f).length === 0) return true;
          applies('XS-DMG-16');
          return w.phase !== 'combat';
        },
        take: (play, f, seat, choice) => revive(play, f, seat, asPlay(choice)),
      }),
    ),
    /** XS-DMG-18 (4) XS-DMG-05 XS-DMG-06 All dead cards and their Equipment leave the lanes together. XS-DMG-07 What was more than needed is lost. */
    'clear them away': {
      run(play, f) {
        const { w } = play;
        // XS-SIM-05 By lane from the active one to the left, then by zone from the front.
        for (const seat of seatsFrom(w, fromLane(w))) {
          const lane = laneOf(w, seat);
          const fallen = lane.troops.filter((troop) => f.dead.includes(troop.id));
          const slain = lane.enemies.filter((enemy) => f.slain.includes(enemy.id));
          for (const enemy of slain) slay(play, f, seat, enemy);
          for (const troop of fallen) bury(play, f, seat, troop);
          // Equipment after its Troop.
          for (const enemy of slain) gunOn(f, seat, enemy);
        }
        if (f.theirs.length + f.ours.length === 0) return 'done';
      },
    },
    /** XS-DMG-18 (5) XS-SIM-03 XS-CRD-14 The remaining KILL and the DEATH effects, on the lanes as they are now: the Enemies' first … */
    "the Hive's effects": {
      run(play, f) {
        if (f.theirs.length === 0) return;
        if (f.ours.length > 0) applies('XS-SIM-03');
        return { call: inOrder(play.w, f.theirs) };
      },
    },
    /** … then those of Troops and Items (XS-FGT-10: they happen although the card is gone). */
    'our effects': {
      run(play, f) {
        if (f.ours.length === 0) return;
        if (f.ours.length > 1) applies('XS-SIM-02');
        return { call: inOrder(play.w, f.ours) };
      },
    },
  });

/** XS-DMG-02 As many tokens as Hit Points are enough; XS-DMG-07 what is more is lost. */
function isDead(damage: number, hitPoints: number): boolean {
  if (damage < hitPoints) return false;
  applies(damage === hitPoints ? 'XS-DMG-02' : 'XS-DMG-07');
  return true;
}

/** XS-DMG-16 The lane of the dead whose owner answers first, counted from the active lane to the left. */
function firstLaneOf(w: Table, dead: readonly number[]): Seat {
  const lanes = dead.map((id) => laneOfTroop(w, id));
  return seatsFrom(w, fromLane(w)).find((seat) => lanes.includes(seat)) ?? w.first;
}

/** XS-SIM-05 The lane from which effects and answers are counted. */
const fromLane = (w: Table): Seat => (w.active < 0 ? w.first : w.active);

const saveable = (f: KillCheck): number[] =>
  f.dead.filter((id) => !f.burned.includes(id) && !f.saved.includes(id));

function occasion(f: KillCheck): Occasion {
  return { window: 'kill', lane: f.lane, saveable: saveable(f) };
}

/** XS-BRN-07 XS-CRD-21 The striking Enemy burns instead of discarding. */
function burnsKills(w: Table, blow: Blow): boolean {
  const striker = enemyById(w, blow.enemy);
  return (
    striker !== null &&
    (hiveCard(striker)?.effect?.parts.some((part) => part.verb === 'burn the killed') ?? false)
  );
}

const killEffect = (card: EnemyId): boolean => ENEMIES[card].effect?.on === 'kill';

/** XS-I-15 The Troop goes to its owner's hand instead of the Discard Pile. */
function revive(play: Rules, f: KillCheck, seat: Seat, use: Play): void {
  if (use.do !== 'play') return;
  const troop = aimAt(use.at, 'troop');
  f.saved.push(troop);
  outOfHand(play.w, seat, use.card);
  discard(play.w, seat, use.card);
  play.tell?.({ type: 'revived', seat, troop, card: troopOf(play.w, troop).card }, 'XS-I-15');
}

/** XS-FGT-19 A Gatling Gun whose carrier's blow killed the Enemy fires on. */
function gunOn({ blow, ours }: KillCheck, seat: Seat, enemy: Enemy): void {
  if (blow === null || blow.enemy !== enemy.id || !blow.struckBack || blow.weapon === '') return;
  const { trigger } = ITEMS[blow.weapon];
  if (trigger?.on !== 'kill') return;
  applies('XS-FGT-19');
  ours.push(extraHit(seat, blow.weapon, trigger, blow.enemy));
}

/** An Enemy is killed: its DEATH effect waits. */
function slay(play: Rules, f: KillCheck, seat: Seat, enemy: Enemy): void {
  const { w } = play;
  if (enemy.turned === null && enemy.card !== '' && ENEMIES[enemy.card].effect?.on === 'death') {
    applies('XS-FGT-10');
    applies('XS-CRD-14');
    f.theirs.push({ lane: seat, label: label(w, enemy), does: effectOf(seat, enemy.id, enemy.card) });
  }
  removeEnemy(laneOf(w, seat), enemy);
  discardEnemy(w, enemy);
  commanderOf(w, seat).tally.kills++;
  play.tell?.({ type: 'killed', unit: enemy.id, card: enemy.card, lane: seat }, 'XS-DMG-06');
}

/** A Troop is killed: it goes to the Discard Pile, the hand (XS-OWN-04) or its stack; its Equipment to the Discard Pile in any case (XS-BRN-06). */
function bury(play: Rules, f: KillCheck, seat: Seat, troop: Troop): void {
  const { w } = play;
  const one = commanderOf(w, seat);
  const { blow } = f;
  if (blow !== null && blow.card !== '' && blow.struck.includes(troop.id) && killEffect(blow.card)) {
    applies('XS-FGT-19');
    f.theirs.push({
      lane: seat,
      label: `${ENEMIES[blow.card].name}: ${TROOPS[troop.card].name}`,
      does: effectOf(seat, blow.enemy, blow.card),
    });
  }
  const trigger = TROOPS[troop.card].trigger;
  if (trigger?.on === 'death') {
    applies('XS-FGT-10');
    f.ours.push(extraHit(seat, troop.card, trigger, 0));
  }
  one.lane.troops.splice(one.lane.troops.indexOf(troop), 1);
  const burned = f.burned.includes(troop.id);
  applies('XS-DMG-08');
  if (burned) {
    if (troop.weapon !== '' || troop.armor !== '') applies('XS-BRN-06');
    burn(w, troop.card);
  } else if (f.saved.includes(troop.id)) {
    applies('XS-OWN-04');
    intoHand(w, seat, troop.card, true);
  } else discard(w, seat, troop.card);
  if (troop.weapon !== '') discard(w, seat, troop.weapon);
  if (troop.armor !== '') discard(w, seat, troop.armor);
  one.tally.lost++;
  play.tell?.(
    { type: burned ? 'burned' : 'killed', unit: troop.id, card: troop.card, lane: seat },
    burned ? 'XS-BRN-07' : 'XS-DMG-05',
  );
}
