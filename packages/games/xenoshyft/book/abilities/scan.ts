// Scanner Drone: looking at face-down Enemies and putting them back in another order.
import type { Playing, Seat } from '@xenotable/kernel';
import { type Choice, PASS } from '../../choices.ts';
import type { Enemy, Table } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { identify } from '../hive/encounter.ts';
import { drawCards } from '../piles.ts';
import { asking } from '../question.ts';

interface Scan {
  seat: Seat;
  lane: Seat;
  /** How many of the face-down zones have been decided, from the front. */
  placed: number;
}

const faceDown = (w: Table, f: Scan): Enemy[] =>
  w.commanders[f.lane]!.lane.enemies.filter((enemy) => !enemy.up);

/** XS-I-19 XS-FDN-06 XS-CRD-22 All face-down Enemies of the lane are looked at, by the player and (with open hands) the allies; nothing is turned up. */
export const scan = chapter<Scan>('scan').steps({
  look: {
    run(play, f) {
      const cards = faceDown(play.w, f).map((enemy) => {
        identify(play, enemy, 'XS-I-19');
        enemy.seen |= 1 << f.seat;
        return enemy.card;
      });
      play.reveal();
      const seen = { type: 'scanned', seat: f.seat, lane: f.lane, cards };
      if (play.w.rules.hands === 'open') play.tell?.(seen, 'XS-I-19');
      else play.tell?.(seen, 'XS-I-19', [f.seat], { type: 'scanned', seat: f.seat, lane: f.lane });
    },
  },
  /** Zone by zone from the front: which of the cards not yet placed lies here? */
  ...asking<Scan>('put them back', 'draw', {
    rule: 'XS-I-19',
    prompt: (w, f) => `Which card goes to zone ${faceDown(w, f)[f.placed]!.zone}?`,
    who: (w, f) => (f.placed < faceDown(w, f).length - 1 ? f.seat : null),
    offers: (w, f) => [
      ...faceDown(w, f)
        .slice(f.placed)
        .map((enemy): Choice => ({ do: 'next', enemy: enemy.id })),
      PASS,
    ],
    take(play, f, _seat, choice) {
      const pick = choice as { do: 'next'; enemy: number } | typeof PASS;
      if (pick.do === 'pass') return;
      const down = faceDown(play.w, f);
      swapContents(
        down[f.placed]!,
        down.find((enemy) => enemy.id === pick.enemy)!,
      );
      f.placed++;
      return 'again';
    },
  }),
  /** XS-CRD-24 The draw never reshuffles. */
  draw: { run: (play: Playing<Table>, f) => void drawCards(play, f.seat, 1, 'XS-I-19', false) },
});

/** Two face-down cards change zones with everything on them; the backs look alike, so nobody else can follow which went where. */
function swapContents(a: Enemy, b: Enemy): void {
  const { card, from, seen, bonus } = a;
  a.card = b.card;
  a.from = b.from;
  a.seen = b.seen;
  a.bonus = b.bonus;
  Object.assign(b, { card, from, seen, bonus });
}
