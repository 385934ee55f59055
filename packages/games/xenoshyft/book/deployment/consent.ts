// XS-OPT-11 A lane owner who may refuse help.
import type { Seat } from '@xenotable/kernel';
import { type Choice, type Doing, doing } from '../../choices.ts';
import { CARDS } from '../../content/cards.ts';
import { commanderOf } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { equip } from './equip.ts';
import { outOfHand } from '../piles.ts';
import { type Question, question } from '../question.ts';
import { putInLane } from './putInLane.ts';

export interface Consent extends Question {
  giver: Seat;
  lane: Seat;
  gift: Doing<'deploy' | 'equip'>;
}

/** XS-DEP-06 Without the option nobody can refuse; with it a refused card stays in the giver's hand. */
export const consent = chapter<Consent>('consent')
  .shows('giver', 'lane', 'gift', 'looked')
  .steps({
    'accept the help': question<Consent>({
      rule: 'XS-OPT-11',
      prompt: (w, f) => `${commanderOf(w, f.giver).name} offers ${CARDS[f.gift.card].name} to your lane.`,
      who: (_w, f) => f.lane,
      offers: (): Choice[] => [{ do: 'accept' }, { do: 'refuse' }],
      take(play, f, _seat, choice) {
        if (doing(choice, 'accept', 'refuse').do === 'refuse') {
          play.tell?.({ type: 'refused help', seat: f.lane, giver: f.giver, card: f.gift.card }, 'XS-OPT-11');
          return 'done';
        }
        if (f.gift.do === 'equip') return { call: equip(play, f.giver, f.gift) };
        outOfHand(play.w, f.giver, f.gift.card);
        putInLane(play, f.giver, f.gift.card, f.gift.lane, f.gift.zone, 'XS-DEP-02');
        return 'done';
      },
    }),
  });
