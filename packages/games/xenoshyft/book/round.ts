// The round: Draw, Acquire Resources, Deployment, Combat, Wrap-Up.
import { type Seat, applies } from '@xenotable/kernel';
import { type Choice, doing } from '../choices.ts';
import { FULL_HAND, type Table, commanderOf, dawnOf, hostOf, seatsFrom } from '../table.ts';
import { waveNumber, waveOf } from '../siege.ts';
import { acquire, payIncome } from './acquire/acquire.ts';
import { holdOut } from './base.ts';
import { chapter } from './chapter.ts';
import { combat } from './combat/combat.ts';
import { deployment } from './deployment/deployment.ts';
import { countPerks } from './abilities/divisions.ts';
import { bossesJoin, fillLane, newDeck } from './hive/encounter.ts';
import { drawCards } from './piles.ts';
import { nameFirst } from './setup.ts';
import { type Question, question } from './question.ts';
import { wrapUp } from './wrapUp.ts';

interface Round extends Question {
  /** How many lanes have fought in this round. */
  fought: number;
}

/** XS-RND-01 The five phases in order. */
export const round = chapter<Round>('round')
  .shows('fought', 'looked')
  .steps({
    /** XS-RND-02 Every once-per-round ability is ready again. */
    refresh: {
      run({ w, tell }) {
        w.phase = 'draw';
        w.dawn = dawnOf(w);
        for (const one of w.commanders) {
          applies('XS-RND-02');
          one.used = [];
          one.wants = false;
          for (const { used } of one.lane.troops) used.troop = used.weapon = used.armor = false;
        }
        tell?.({ type: 'round', round: w.round, first: w.opened ? w.first : null }, 'XS-RND-01');
      },
    },
    /** XS-DRW-01 XS-DRW-05 Hands are refilled to six, from the first player to the left. Who holds six or more draws nothing. */
    draw: {
      run(play) {
        for (const seat of seatsFrom(play.w, play.w.first)) {
          applies('XS-DRW-05');
          const kept = commanderOf(play.w, seat).hand.length;
          if (kept > 0) applies('XS-WRP-02');
          if (kept >= FULL_HAND) applies('XS-DRW-01');
          drawCards(play, seat, Math.max(0, FULL_HAND - kept), 'XS-DRW-01');
        }
      },
    },
    /** XS-ACQ-01 Income, then buying. */
    acquire: {
      run(play) {
        play.w.phase = 'acquire';
        payIncome(play);
        return { call: acquire.begin({}) };
      },
    },
    /** XS-DEP-01 */
    deploy: {
      run(play) {
        play.w.phase = 'deployment';
        bossesJoin(play);
        return { call: deployment.begin({}) };
      },
    },
    /** XS-SET-14 Before the first Combat the host says who begins it; alone there is nothing to say (XS-M-SOLO-02), and Ally Commanders among themselves begin with seat 1. */
    'who fights first': question<Round, 'place the Enemies'>({
      rule: 'XS-SET-14',
      prompt: 'Who fights first in round 1?',
      who: (w) => (w.opened ? null : hostOf(w)),
      offers: (w) => w.commanders.map((_, seat): Choice => ({ do: 'begin with', seat })),
      take(play, _f, _seat, choice) {
        nameFirst(play, doing(choice, 'begin with').seat, 'XS-SET-14');
        return { goTo: 'place the Enemies' };
      },
    }),
    /** XS-DEP-16 XS-DEP-17 The Hive fills the lanes in combat order. */
    'place the Enemies': {
      run(play, f) {
        if (!play.w.opened) nameFirst(play, 0, 'XS-SET-14');
        for (const seat of seatsFrom(play.w, play.w.first)) {
          applies('XS-DEP-17');
          fillLane(play, seat);
        }
        play.w.phase = 'combat';
        f.fought = 0;
      },
    },
    /** XS-CMB-01 XS-CMB-02 XS-M-SOLO-02 One lane after the other, from the first player to the left. */
    fight: {
      run({ w }, f) {
        const seat: Seat | undefined = seatsFrom(w, w.first)[f.fought++];
        w.active = seat ?? -1;
        if (seat === undefined) return;
        applies('XS-CMB-01');
        applies('XS-CMB-02');
        return { call: combat.begin({ lane: seat, flipped: 0 }), then: 'fight' };
      },
    },
    /** XS-CMB-08 XS-END-02 XS-M-TRAIN-02 After the last round's combat all win at once. */
    'has the Base held': {
      run(play) {
        applies('XS-CMB-08');
        holdOut(play);
      },
    },
    /** XS-WRP-09 */
    'wrap up': {
      run(play) {
        play.w.phase = 'wrap-up';
        return { call: wrapUp.begin({}) };
      },
    },
    /** XS-WAV-01 XS-WAV-02 XS-WAV-05 The marker moves on; after the rounds of a wave the next one begins, and nothing else changes. */
    'advance the track': {
      run(play) {
        const { w } = play;
        applies('XS-WAV-01');
        applies('XS-GEN-02');
        const before = waveNumber(w);
        w.round++;
        const wave = waveNumber(w);
        if (wave === before) return;
        applies('XS-WAV-05');
        newDeck(w);
        countPerks(w);
        const { name } = waveOf(w);
        play.tell?.({ type: 'wave', wave, ...(name !== '' && { name }) }, 'XS-WAV-02');
      },
    },
    /** XS-RND-03 XS-CMB-03 What lasts this round ends; the first-player mark moves left. */
    'the round ends': {
      run({ w }) {
        endRound(w);
        applies('XS-WRP-09');
        applies('XS-CMB-03');
        w.first = (w.first + 1) % w.commanders.length;
        return { goTo: 'refresh' };
      },
    },
  });

/** XS-WRP-10 Mines are no effect of the round: they stay. */
function endRound(w: Table): void {
  for (const { lane } of w.commanders) {
    applies('XS-RND-03');
    if (lane.mines >= 0) applies('XS-WRP-10');
    lane.added = 0;
    lane.rampage = false;
    for (const troop of lane.troops) {
      if (troop.webbed) applies('XS-MOD-05');
      troop.webbed = false;
      troop.fresh = false;
    }
    for (const enemy of lane.enemies) {
      enemy.bonus = 0;
      enemy.stasis = false;
    }
  }
}
