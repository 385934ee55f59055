// Scanner Drone: looking at face-down Enemies and putting them back in another order.
import { type Seat, applies } from '@xenotable/kernel';
import { type Choice, PASS, doing } from '../../choices.ts';
import { type Enemy, type HiveEnemy, type Table, laneOf } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { identify } from '../hive/encounter.ts';
import { drawCards } from '../piles.ts';
import { type Question, question } from '../question.ts';

interface Scan extends Question {
  seat: Seat;
  lane: Seat;
  /** How many of the face-down zones have been decided, from the front. */
  placed: number;
}

const isFaceDown = (enemy: Enemy): enemy is HiveEnemy => !enemy.up && enemy.turned === null;

const faceDown = (w: Table, f: Scan): HiveEnemy[] => laneOf(w, f.lane).enemies.filter(isFaceDown);

/** The next card to be put back, and those that may lie there. */
const notPlaced = (w: Table, f: Scan): HiveEnemy[] => faceDown(w, f).slice(f.placed);

/** XS-I-19 XS-FDN-06 XS-CRD-22 All face-down Enemies of the lane are looked at, by the player and (with open hands) the allies; nothing is turned up. */
export const scan = chapter<Scan>('scan')
  .shows('seat', 'lane', 'placed', 'looked')
  .steps({
    look: {
      run(play, f) {
        const cards = faceDown(play.w, f).map((enemy) => {
          identify(play, enemy, 'XS-I-19');
          applies('XS-FDN-06');
          applies('XS-CRD-22');
          lookAt(enemy, f.seat);
          return enemy.card;
        });
        play.reveal();
        const { seat, lane } = f;
        if (play.w.options.hands === 'open') play.tell?.({ type: 'scanned', seat, lane, cards }, 'XS-I-19');
        else
          play.tell?.({ type: 'scanned', seat, lane, cards }, 'XS-I-19', [seat], {
            type: 'scanned',
            seat,
            lane,
          });
      },
    },
    /** Zone by zone from the front: which of the cards not yet placed lies here? */
    'put them back': question<Scan>({
      rule: 'XS-I-19',
      prompt: (w, f) => `Which card goes to zone ${notPlaced(w, f)[0]?.zone}?`,
      who: (w, f) => (notPlaced(w, f).length > 1 ? f.seat : null),
      offers: (w, f) => [...notPlaced(w, f).map((enemy): Choice => ({ do: 'next', enemy: enemy.id })), PASS],
      take(play, f, _seat, choice) {
        const pick = doing(choice, 'next', 'pass');
        if (pick.do === 'pass') return;
        const [here, ...others] = notPlaced(play.w, f);
        const chosen = others.find((enemy) => enemy.id === pick.enemy);
        if (here !== undefined && chosen !== undefined) swapContents(here, chosen);
        f.placed++;
        return 'again';
      },
    }),
    /** XS-CRD-24 The draw never reshuffles. */
    draw: { run: (play, f) => void drawCards(play, f.seat, 1, 'XS-I-19', false) },
  });

/** Two face-down cards change zones with everything on them; the backs look alike, so nobody else can follow which went where. */
function swapContents(a: HiveEnemy, b: HiveEnemy): void {
  [a.card, b.card] = [b.card, a.card];
  [a.from, b.from] = [b.from, a.from];
  [a.seenBy, b.seenBy] = [b.seenBy, a.seenBy];
  [a.bonus, b.bonus] = [b.bonus, a.bonus];
}

function lookAt(enemy: HiveEnemy, seat: Seat): void {
  if (!enemy.seenBy.includes(seat)) enemy.seenBy = [...enemy.seenBy, seat].sort((a, b) => a - b);
}
