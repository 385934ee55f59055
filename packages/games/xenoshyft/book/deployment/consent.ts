// XS-OPT-11 A lane owner who may refuse help.
import type { Seat } from '@xenotable/kernel';
import type { Choice, LaneChoice } from '../../choices.ts';
import { CARDS } from '../../content/cards.ts';
import { chapter } from '../chapter.ts';
import { equip } from './equip.ts';
import { outOfHand } from '../piles.ts';
import { asking } from '../question.ts';
import { putInLane } from './putInLane.ts';

export interface Consent {
  giver: Seat;
  lane: Seat;
  gift: Extract<LaneChoice, { do: 'deploy' | 'equip' }>;
}

/** XS-DEP-06 Without the option nobody can refuse; with it a refused card stays in the giver's hand. */
export const consent = chapter<Consent>('consent').steps({
  ...asking<Consent>('accept the help', 'done', {
    rule: 'XS-OPT-11',
    prompt: (w, f) => `${w.commanders[f.giver]!.name} offers ${CARDS[f.gift.card].name} to your lane.`,
    who: (_w, f) => f.lane,
    offers: (): Choice[] => [{ do: 'accept' }, { do: 'refuse' }],
    take(play, f, _seat, choice) {
      if ((choice as { do: string }).do === 'refuse') {
        play.tell?.({ type: 'refused help', seat: f.lane, giver: f.giver, card: f.gift.card }, 'XS-OPT-11');
        return 'done';
      }
      if (f.gift.do === 'equip') return { call: equip(play, f.giver, f.gift), then: 'end of the offer' };
      outOfHand(play.w, f.giver, f.gift.card);
      putInLane(play, f.giver, f.gift.card, f.gift.lane, f.gift.zone, 'XS-DEP-02');
      return 'done';
    },
  }),
  'end of the offer': { run: () => 'done' },
});
