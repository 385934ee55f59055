// A played Instant whose effect takes a while.
import { type Bookmark, type Seat, applies } from '@xenotable/kernel';
import type { CardId } from '../../content/cards.ts';
import { chapter } from '../chapter.ts';
import { discard } from '../piles.ts';

/** XS-REA-12 The card reaches its player's Discard Pile when its effect is finished, so it cannot be drawn or taken back by it. */
export const spentCard = chapter<{ seat: Seat; card: CardId; does: Bookmark }>('spent card')
  .shows('seat', 'card', 'does')
  .steps({
    'its effect': { run: (_play, f) => ({ call: f.does }) },
    'discard it': {
      run(play, f) {
        applies('XS-REA-12');
        discard(play.w, f.seat, f.card);
      },
    },
  });
