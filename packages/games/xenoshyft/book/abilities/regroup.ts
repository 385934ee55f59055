// Field Orders: the Troops of a lane in a new order.
import type { Seat } from '@xenotable/kernel';
import { type Choice, doing } from '../../choices.ts';
import { chapter } from '../chapter.ts';
import { drawCards } from '../piles.ts';
import { type Question, question } from '../question.ts';
import { type Table, closeRank, laneOf } from '../../table.ts';

interface Regroup extends Question {
  /** Who played the card, and whose lane it is. */
  seat: Seat;
  lane: Seat;
}

function orders(ids: readonly number[]): number[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((first) => orders(ids.filter((id) => id !== first)).map((rest) => [first, ...rest]));
}

const troopsOf = (w: Table, f: Regroup): number[] => laneOf(w, f.lane).troops.map((troop) => troop.id);

export const regroup = chapter<Regroup>('regroup')
  .shows('seat', 'lane', 'looked')
  .steps({
    /** XS-I-24 The lane's owner may put its Troops into any order, packed to the front. */
    'order the lane': question<Regroup>({
      rule: 'XS-I-24',
      prompt: 'In which order do your Troops stand?',
      who: (w, f) => (troopsOf(w, f).length > 1 ? f.lane : null),
      offers: (w, f) => orders(troopsOf(w, f)).map((troops): Choice => ({ do: 'order', troops })),
      take(play, f, _seat, choice) {
        const { troops: order } = doing(choice, 'order');
        laneOf(play.w, f.lane).troops.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
      },
    }),
    /** XS-I-24 A lone Troop comes to the front as well. */
    'pack the lane': {
      run(play, f) {
        const { troops } = laneOf(play.w, f.lane);
        if (troops.length === 0) return;
        closeRank(troops);
        play.tell?.({ type: 'regrouped', lane: f.lane, cards: troops.map((troop) => troop.card) }, 'XS-I-24');
      },
    },
    /** XS-CRD-24 The draw never reshuffles. */
    draw: { run: (play, f) => void drawCards(play, f.seat, 1, 'XS-I-24', false) },
  });
