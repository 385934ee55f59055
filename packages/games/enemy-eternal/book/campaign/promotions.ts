// Promotions, one after the other.
import type { Seat } from '@xenotable/kernel';
import { type ChoiceOf, saidAs } from '../../choices.ts';
import * as auto from '../../auto/rewards.ts';
import type { Sheet, Side, Table } from '../../table.ts';
import { missionIdOf, sheetOf, veteranOf } from '../../tableReaders.ts';
import { chapter } from '../chapter.ts';
import { promote, trainings } from './sheet.ts';

/** Soldiers that can still rise. */
export const promotable = (sheet: Sheet) => sheet.roster.filter((v) => v.state !== 'fallen' && v.rank < 7);

interface Promotions {
  side: Side;
  /** Who says who is promoted. */
  by: Seat;
  /** The soldier of each promotion that is still to be given; -1 where it is free. */
  wanted: number[];
  given: number[];
  /** How many one soldier may get. */
  most: number;
  /** The highest rank that may still be promoted. */
  highest: number;
}

/** EE-RWD-10 Promotions, one after the other. */
export const promotions = chapter<Promotions>('promotions')
  .shows('side', 'by', 'wanted', 'given', 'most', 'highest')
  .steps({
    promote: {
      rule: 'EE-RWD-10',
      prompt: 'Who is promoted?',
      who: (w, f) => (promotionOffers(w, f).length > 0 ? f.by : null),
      offers: (w, f) => promotionOffers(w, f),
      auto: ({ w }, f) => auto.promote(sheetOf(w, f.side), promotionOffers(w, f)),
      take(play, f, _seat, choice) {
        const { veteran, raise, learn } = saidAs(choice, 'promote');
        const v = veteranOf(sheetOf(play.w, f.side), veteran);
        promote(v, raise, learn);
        v.history.push({ after: missionIdOf(play.w), rank: v.rank, gained: raise ?? learn }); // EE-CAM-18
        f.wanted.shift();
        f.given.push(veteran);
        play.tell?.(
          { type: 'promoted', side: f.side, model: v.name, rank: v.rank, raise, learn },
          'EE-RWD-10',
        );
        return 'again';
      },
    },
  });

/** Two promotions go to different models, of three at most two to one; a model that joins with a rank takes all its own. */
function promotionOffers(w: Table, f: Promotions): ChoiceOf<'promote'>[] {
  const only = f.wanted[0];
  if (only === undefined) return [];
  return promotable(sheetOf(w, f.side))
    .filter((v) =>
      only < 0
        ? f.given.filter((id) => id === v.id).length < f.most &&
          v.rank <= f.highest &&
          (f.most < 7 || v.deployed)
        : v.id === only,
    )
    .flatMap((v) =>
      trainings(v).map(({ raise, learn }) => ({ do: 'promote' as const, veteran: v.id, raise, learn })),
    );
}
