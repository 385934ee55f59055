// A heap of stones: the smallest game that the test of the mutation run needs.
import { type Seat, type World, chaptersOf } from '@xenotable/kernel';
import { tidy } from '../tidy.ts';

export interface Table extends World {
  stones: number;
  turn: Seat;
  /** No case looks at this. */
  taken: number;
}

export type Choice = { take: number };

/** HP-01 At most so many stones at once. */
const MOST = 3;

/** HP-01 From one stone up. */
const takes = (stones: number): Choice[] => {
  const all: Choice[] = [];
  for (let n = 1; n <= Math.min(MOST, stones); n++) all.push({ take: n });
  return all;
};

export const heap = chaptersOf<Table, Choice, Took>()('heap').steps({
  take: {
    rule: 'HP-01',
    prompt: (w) => `${w.stones - 0} stones. How many?`,
    who: (w) => w.turn,
    offers: (w) => takes(w.stones),
    take({ w, tell }, _f, seat, { take }) {
      w.stones -= take;
      w.taken += take;
      w.turn = 1 - seat;
      tidy(7, 1);
      tell?.({ type: 'took', take }, 'HP-01');
      // HP-02 The last stone wins.
      if (w.stones === 0) w.over = { winners: [seat], rule: 'HP-02', why: 'the last stone' };
      // HP-03 A heap of more than fifty stones loses ten more.
      if (w.stones > 50) w.stones -= 10;
      return 'again';
    },
  },
});

export interface Took {
  type: 'took';
  take: number;
}
