// Step 1 of a Combat: turning an Enemy up, answering its REVEAL effect, and the effect itself.
import { type Bookmark, type RuleId, type Seat, applies, reactions } from '@xenotable/kernel';
import { type Aim, type Choice, type Play, aimAt, asPlay } from '../../choices.ts';
import { CARDS } from '../../content/cards.ts';
import { ENEMIES } from '../../content/enemies.ts';
import type { Happening } from '../../happenings.ts';
import { type Enemy, type Table, enemyById, laneOfEnemy, troopOf } from '../../table.ts';
import { divisionOf, markUsed } from '../abilities/divisions.ts';
import { type Occasion, abilityIn, cardOf } from '../abilities/plays.ts';
import { spentCard } from '../abilities/spentCard.ts';
import { type Rules, chapter } from '../chapter.ts';
import { damageTo } from '../damage/damage.ts';
import { identify } from '../hive/encounter.ts';
import { effectOf } from '../hive/hiveEffect.ts';
import { aimLabel, label } from '../labels.ts';
import { discard, loseEquipment, outOfHand } from '../piles.ts';
import { answering } from '../answering.ts';
import { question } from '../question.ts';
import type { Waiting } from '../simultaneous.ts';
import { hiveCard } from '../values.ts';
import type { RevealEffect } from '../windows.ts';

/** XS-REV-01 XS-REV-04 XS-FDN-05 Turns a face-down Enemy up; it stays so. */
export function turnUp(play: Rules, seat: Seat, enemy: Enemy, why: RuleId): void {
  identify(play, enemy, why);
  if (enemy.seenBy.length > 0) play.reveal();
  applies('XS-REV-04');
  enemy.up = true;
  play.tell?.({ type: 'revealed', unit: enemy.id, card: enemy.card, lane: seat, zone: enemy.zone }, why);
}

/** XS-REV-02 The REVEAL effect of an Enemy that was just turned up, waiting; XS-CNV-03 a converted Troop has none. */
export function revealed(w: Table, enemy: Enemy): Waiting | null {
  if (enemy.turned !== null || enemy.card === '' || hiveCard(enemy)?.effect?.on !== 'reveal') return null;
  applies('XS-REV-02');
  const lane = laneOfEnemy(w, enemy.id);
  return {
    lane,
    label: label(w, enemy),
    does: revealEffect.begin({ lane, enemy: enemy.id, card: enemy.card, cancelled: false }),
  };
}

const occasion = ({ lane, enemy, card }: RevealEffect): Occasion => ({
  window: 'reveal',
  lane,
  revealed: { enemy, card },
});

export const revealEffect = chapter<RevealEffect>('reveal effect')
  .shows('lane', 'enemy', 'card', 'cancelled', 'window', 'looked')
  .steps({
    /** XS-REV-05 XS-REV-06 XS-FDN-07 The R-REVEAL window, from the lane owner to the left, also if the Enemy has died while its effect was waiting (XS-SIM-04). XS-REV-07 Once the effect is cancelled it closes. */
    'answer the reveal': question(
      reactions<Table, Choice, RevealEffect, never, Happening>({
        rule: 'XS-REV-06',
        prompt: (_w, f) => `${ENEMIES[f.card].name}. ${ENEMIES[f.card].text} Answer it?`,
        ...answering(occasion),
        closed: (_w, f) => f.cancelled,
        take: (play, f, seat, choice) => answerWith(play, f, seat, asPlay(choice)),
      }),
    ),
    'the effect': {
      run(play, f) {
        if (!f.cancelled) {
          applies('XS-REV-05');
          return { call: effectOf(f.lane, f.enemy, f.card, { reveal: true }) };
        }
        play.tell?.({ type: 'cancelled', unit: f.enemy, card: f.card, lane: f.lane }, 'XS-REV-07');
      },
    },
  });

/** What an answer is aimed at; an Enemy that has left the lane is named by its card. */
const targetOf = (w: Table, f: RevealEffect, at: Aim): string =>
  at.enemy === f.enemy && enemyById(w, f.enemy) === null ? ENEMIES[f.card].name : aimLabel(w, at);

/** XS-I-02 XS-I-16 XS-I-17 XS-D-01 A boost for a Troop, or the effect is cancelled. */
function answerWith(play: Rules, f: RevealEffect, seat: Seat, use: Play): void | { call: Bookmark } {
  const { w } = play;
  if (use.do === 'division') {
    markUsed(w, seat, use.ability);
    play.tell?.(
      { type: 'used division', seat, division: divisionOf(w, seat), ability: use.ability, to: null },
      'XS-D-01',
    );
    f.cancelled = true;
    return;
  }
  const card = cardOf(w, use);
  const ability = abilityIn(card, 'reveal');
  play.tell?.(
    { type: 'played', seat, card, target: targetOf(w, f, use.at) },
    use.do === 'play' ? 'XS-REV-08' : 'XS-ABI-03',
  );
  if (use.do === 'use') {
    // XS-I-02 The Shotgun is the price.
    applies(CARDS[card].rule);
    loseEquipment(w, seat, troopOf(w, use.troop), 'weapon');
    f.cancelled = true;
    return;
  }
  outOfHand(w, seat, card);
  // XS-CRD-04 Nothing is cancelled: the Troop merely has more Hit Points when the effect hits.
  if (ability.verb === 'boost') {
    applies('XS-CRD-04');
    troopOf(w, aimAt(use.at, 'troop')).boosts++;
    discard(w, seat, card);
    return;
  }
  f.cancelled = true;
  // XS-CRD-05 The Pulsar Bomb hits an Enemy that is already face-up.
  applies('XS-CRD-05');
  const amount = 'amount' in ability ? ability.amount : 0;
  return {
    call: spentCard.begin({
      seat,
      card,
      does: damageTo(f.lane, [f.enemy], amount, CARDS[card].rule),
    }),
  };
}
