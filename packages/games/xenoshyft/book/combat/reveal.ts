// Step 1 of a Combat: turning an Enemy up, answering its REVEAL effect, and the effect itself.
import { type Bookmark, type Playing, type RuleId, type Seat, reactions } from '@xenotable/kernel';
import { type Choice, PASS, type Play } from '../../choices.ts';
import { CARDS } from '../../content/cards.ts';
import { ENEMIES, type EnemyId } from '../../content/enemies.ts';
import { type Enemy, type Table, enemyById, laneOfEnemy, seatsFrom, troopById } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { damageTo } from '../damage/damage.ts';
import { markUsed } from '../abilities/divisions.ts';
import { identify } from '../hive/encounter.ts';
import { hiveEffect } from '../hive/hiveEffect.ts';
import { judgePlay } from '../abilities/playFault.ts';
import { aimLabel, label } from '../labels.ts';
import { discard, outOfHand } from '../piles.ts';
import { type Occasion, abilityIn, cardOf, playsOf } from '../abilities/plays.ts';
import { asking, mightAnswer } from '../question.ts';
import { spent } from '../abilities/spentCard.ts';
import type { Waiting } from '../simultaneous.ts';
import { hiveCard } from '../values.ts';

/** XS-REV-01 XS-REV-04 XS-FDN-05 Turns a face-down Enemy up; it stays so. */
export function turnUp(play: Playing<Table>, seat: Seat, enemy: Enemy, why: RuleId): void {
  identify(play, enemy, why);
  if (enemy.seen !== 0) play.reveal();
  enemy.up = true;
  play.tell?.({ type: 'revealed', unit: enemy.id, card: enemy.card, lane: seat, zone: enemy.zone }, why);
}

/** XS-CNV-03 A converted Troop has no REVEAL effect. */
export const hasReveal = (enemy: Enemy): boolean => hiveCard(enemy)?.effect?.on === 'reveal';

/** XS-REV-02 The REVEAL effect of an Enemy that was just turned up, waiting. */
export function revealed(w: Table, enemy: Enemy): Waiting {
  const lane = laneOfEnemy(w, enemy.id);
  return {
    lane,
    label: label(w, enemy),
    does: revealEffect.begin({ lane, enemy: enemy.id, card: enemy.card as EnemyId, cancelled: false }),
  };
}

interface RevealEffect {
  lane: Seat;
  enemy: number;
  card: EnemyId;
  cancelled: boolean;
}

const still = (w: Table, f: RevealEffect): Enemy | null => enemyById(w, f.enemy);

const occasion = (w: Table, f: RevealEffect): Occasion => ({
  window: 'reveal',
  lane: f.lane,
  revealed: still(w, f)!,
});

export const revealEffect = chapter<RevealEffect>('reveal effect').looseSteps({
  /** XS-REV-05 XS-REV-06 XS-FDN-07 The R-REVEAL window, from the lane owner to the left. XS-REV-07 Once the effect is cancelled it closes. */
  ...asking(
    'answer the reveal',
    'the effect',
    reactions<Table, Choice, RevealEffect>({
      rule: 'XS-REV-06',
      prompt: (_w, f) => `${ENEMIES[f.card].name}. ${ENEMIES[f.card].text} Answer it?`,
      order: (w, f) => seatsFrom(w, f.lane),
      closed: (w, f) => f.cancelled || still(w, f) === null,
      plays: (w, f, seat) => playsOf(w, seat, occasion(w, f)),
      mightPlay: (w, _f, seat) => mightAnswer(w, seat),
      pass: PASS,
      judge: (w, f, seat, choice) => judgePlay(w, seat, choice, occasion(w, f)),
      take: (play, f, seat, choice) => answerWith(play, f, seat, choice as Play),
    }),
  ),
  'the effect': {
    run(play, f) {
      if (!f.cancelled)
        return {
          call: hiveEffect.begin({
            lane: f.lane,
            enemy: f.enemy,
            card: f.card,
            opponent: 0,
            at: 0,
            hit: [],
            reveal: true,
          }),
        };
      play.tell?.({ type: 'cancelled', unit: f.enemy, card: f.card, lane: f.lane }, 'XS-REV-07');
    },
  },
});

/** XS-I-02 XS-I-16 XS-I-17 XS-D-01 A boost for a Troop, or the effect is cancelled. */
function answerWith(play: Playing<Table>, f: RevealEffect, seat: Seat, use: Play): void | { call: Bookmark } {
  const { w } = play;
  if (use.do === 'division') {
    markUsed(w, seat, use.ability);
    f.cancelled = true;
    return;
  }
  const card = cardOf(w, use)!;
  const ability = abilityIn(card, 'reveal');
  play.tell?.(
    { type: 'played', seat, card, target: aimLabel(w, use.at) },
    use.do === 'play' ? 'XS-REV-08' : 'XS-ABI-03',
  );
  if (use.do === 'use') {
    // XS-I-02 The Shotgun is the price.
    troopById(w, use.troop)!.weapon = '';
    discard(w, seat, card);
    f.cancelled = true;
    return;
  }
  outOfHand(w, seat, card);
  // XS-CRD-04 Nothing is cancelled: the Troop merely has more Hit Points when the effect hits.
  if (ability.verb === 'boost') {
    troopById(w, use.at.troop!)!.boosts++;
    discard(w, seat, card);
    return;
  }
  f.cancelled = true;
  // XS-CRD-05 The Pulsar Bomb hits an Enemy that is already face-up.
  return {
    call: spent.begin({
      seat,
      card,
      does: damageTo(f.lane, [f.enemy], (ability as { amount: number }).amount, CARDS[card].rule),
    }),
  };
}
