// Damage and death, first half: damage that is about to be placed, the answers to it, and the tokens.
import { type Bookmark, type RuleId, type Seat, applies, reactions } from '@xenotable/kernel';
import { type Choice, type Play, aimAt, asPlay } from '../../choices.ts';
import { CARDS } from '../../content/cards.ts';
import type { BlowPart, Happening } from '../../happenings.ts';
import {
  type Enemy,
  type Table,
  enemyById,
  laneOf,
  laneOfEnemy,
  laneOfTroop,
  troopById,
  troopOf,
} from '../../table.ts';
import { pending } from '../abilities/aims.ts';
import { type Asks, type Rules, chapter } from '../chapter.ts';
import type { Hit } from './hits.ts';
import { troopLabel } from '../labels.ts';
import { checkKills } from './killCheck.ts';
import { moveToBack } from '../moves.ts';
import { outOfHand, discard } from '../piles.ts';
import { type Occasion, abilityIn, cardOf } from '../abilities/plays.ts';
import { wipeNotes } from '../combat/notes.ts';
import { revealed, turnUp } from '../combat/reveal.ts';
import { answering } from '../answering.ts';
import { question } from '../question.ts';
import { type Waiting, inOrder } from '../simultaneous.ts';
import { enemyHp, hp } from '../values.ts';
import type { DamageEvent } from '../windows.ts';

export const damageTo = (lane: Seat, units: readonly number[], amount: number, rule: RuleId): Bookmark =>
  damage.begin({ lane, hits: units.map((unit) => ({ unit, amount, moved: false })), guards: [], rule });

export const damage = chapter<DamageEvent>('damage')
  .shows('lane', 'hits', 'guards', 'rule', 'window', 'looked')
  .steps({
    /** XS-FDN-01 XS-FDN-02 XS-REA-08 Face-down Enemies that would be damaged are all turned up before any REVEAL effect; then those effects resolve (XS-FDN-04). */
    'flip the face-down': {
      run(play, f) {
        const waiting: Waiting[] = [];
        const down: Enemy[] = [];
        for (const hit of f.hits) {
          const enemy = enemyById(play.w, hit.unit);
          if (enemy !== null && !enemy.up) down.push(enemy);
        }
        if (down.length > 1) applies('XS-FDN-02');
        if (down.length > 0 && play.w.flow.filter(damage.has).length > 1) {
          applies('XS-FDN-04');
          applies('XS-SIM-04');
        }
        for (const enemy of down) {
          const seat = laneOfEnemy(play.w, enemy.id);
          applies('XS-FDN-05');
          // Mines wait for a Reveal step or an Overrun.
          if (laneOf(play.w, seat).mines >= 0) applies('XS-I-23');
          turnUp(play, seat, enemy, 'XS-FDN-01');
        }
        for (const enemy of down) {
          const effect = revealed(play.w, enemy);
          if (effect === null) continue;
          applies('XS-FDN-07');
          waiting.push(effect);
        }
        if (waiting.length === 0) return;
        applies('XS-FDN-03');
        return { call: inOrder(play.w, waiting) };
      },
    },
    'answer the damage': question(answerDamage<DamageEvent>()),
    /** XS-DMG-01 XS-FDN-03 XS-REA-13 Tokens go on every target that is still in a lane, all at once. */
    'place the tokens': {
      run(play, f) {
        let placed = false;
        for (const hit of f.hits) {
          if (placeTokens(play, hit, f.rule)) placed = true;
          wipeNotes(enemyById(play.w, hit.unit));
        }
        if (!placed) return 'done';
      },
    },
    /** XS-DMG-03 Then the dead are counted. */
    'count the dead': {
      run() {
        applies('XS-DMG-03');
        return { call: checkKills() };
      },
    },
  });

/** Puts the tokens of one share on its card; says whether there were any. */
export function placeTokens(play: Rules, hit: Hit, rule: RuleId, blow?: () => Struck): boolean {
  if (hit.amount === 0) return false;
  const enemy = enemyById(play.w, hit.unit);
  const card = enemy ?? troopById(play.w, hit.unit);
  if (card === null) {
    applies('XS-REA-13');
    return false;
  }
  applies('XS-DMG-01');
  card.damage += hit.amount;
  play.tell?.(
    {
      type: 'damaged',
      unit: hit.unit,
      card: card.card,
      lane: enemy === null ? laneOfTroop(play.w, hit.unit) : laneOfEnemy(play.w, hit.unit),
      amount: hit.amount,
      left: Math.max(0, hitPoints(play.w, hit.unit) - card.damage),
      ...blow?.(),
    },
    rule,
  );
  return true;
}

/** Who strikes in a Fight, and what the blow is made of. */
export interface Struck {
  by: number;
  parts: BlowPart[];
}

function hitPoints(w: Table, unit: number): number {
  const enemy = enemyById(w, unit);
  return enemy === null ? hp(w, troopOf(w, unit)) : enemyHp(w, enemy);
}

function occasion({ lane, hits, guards }: DamageEvent): Occasion {
  return { window: 'damage', lane, hits, guards };
}

/** Damage is about to be placed on a Troop. XS-DMG-13 Where nothing is left, nobody is asked. */
function threatensTroops(w: Table, hits: readonly Hit[]): boolean {
  for (const hit of hits) if (hit.amount > 0 && troopById(w, hit.unit) !== null) return true;
  return false;
}

/** XS-DMG-09 XS-DMG-12 The R-DAMAGE window: from the owner of the damaged lane to the left, one use at a time, until all pass in a row. */
export function answerDamage<L extends DamageEvent>(): Asks<L> {
  return reactions<Table, Choice, L, never, Happening>({
    rule: 'XS-DMG-09',
    prompt: (w, f) => `About to be placed: ${f.hits.flatMap((hit) => about(w, hit)).join(', ')}. Answer it?`,
    ...answering(occasion),
    closed: (w, f) => !threatensTroops(w, f.hits),
    take: (play, f, seat, choice) => answerWith(play, f, seat, asPlay(choice)),
  });
}

/** '3 damage on NorTec Ranger (A1)'. */
function about(w: Table, hit: Hit): string[] {
  const troop = troopById(w, hit.unit);
  if (troop === null || hit.amount === 0) return [];
  return [`${hit.amount} damage on ${troopLabel(w, troop)}`];
}

/** XS-DMG-10 XS-DMG-11 Damage is prevented, moved to a Defender, or left behind by a Medical Shuttle. */
function answerWith(play: Rules, f: DamageEvent, seat: Seat, use: Play): void {
  const { w } = play;
  if (use.do === 'division') return;
  const card = cardOf(w, use);
  const ability = abilityIn(card, 'damage');
  const troop = aimAt(use.at, 'troop');
  applies(CARDS[card].rule);
  const target = (): string => troopLabel(w, troopOf(w, troop));
  if (ability.verb === 'prevent') {
    const amount = aimAt(use.at, 'amount');
    prevent(f.hits, troop, amount);
    play.tell?.({ type: 'prevented', seat, card, troop, target: target(), amount }, 'XS-DMG-10');
  } else if (ability.verb === 'shield' && use.do === 'use') {
    // XS-CRD-08 Also if that kills the Defender: both are checked together.
    const amount = aimAt(use.at, 'amount');
    prevent(f.hits, troop, amount);
    const guard = use.troop;
    applies('XS-CRD-08');
    applies('XS-DMG-13');
    f.hits.push({ unit: guard, amount, moved: true });
    f.guards.push(guard);
    play.tell?.(
      { type: 'moved damage', seat, card, troop, target: target(), to: guard, amount },
      'XS-DMG-11',
    );
  } else {
    // XS-I-13 All of it is prevented, then the Troop goes to the back of its lane (XS-CRD-06, XS-CRD-07).
    play.tell?.(
      { type: 'evacuated', seat, card, troop, target: target(), amount: pending(f.hits, troop) },
      'XS-I-13',
    );
    prevent(f.hits, troop, pending(f.hits, troop));
    if (!moveToBack(laneOf(w, laneOfTroop(w, troop)), troopOf(w, troop))) applies('XS-CRD-07');
  }
  if (use.do === 'play') {
    outOfHand(w, seat, card);
    discard(w, seat, card);
  } else if (ability.verb === 'prevent') {
    applies('XS-ABI-02');
    troopOf(w, use.troop).used[use.of] = true;
  }
}

function prevent(hits: Hit[], unit: number, amount: number): void {
  for (const hit of hits) {
    if (hit.unit !== unit) continue;
    const less = Math.min(hit.amount, amount);
    hit.amount -= less;
    amount -= less;
  }
}
