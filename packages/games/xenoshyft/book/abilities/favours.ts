// What a Division does for a named player, who then chooses.
import type { Seat } from '@xenotable/kernel';
import { type Choice, doing } from '../../choices.ts';
import { type CardId, isTroop } from '../../content/cards.ts';
import type { Fit } from '../../content/divisions.ts';
import { type Table, commanderOf, emptyZones } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { returnable } from './divisions.ts';
import { discard, drawCards, intoHand, kindsInHand, outOfHand } from '../piles.ts';
import { type Question, question } from '../question.ts';
import { putInLane } from '../deployment/putInLane.ts';

/** The player who was named. */
interface Favour extends Question {
  seat: Seat;
}

const kinds = <T extends CardId>(cards: readonly T[]): T[] => [...new Set(cards)];

/** XS-DIV-05 XS-DIV-07 The named player may take one fitting card from the own Discard Pile back to hand. */
export const returnCard = chapter<Favour & { fit: Fit }>('return a card')
  .shows('seat', 'fit', 'looked')
  .steps({
    'take a card back': question<Favour & { fit: Fit }>({
      rule: 'XS-DIV-05',
      prompt: 'Take which card back to your hand?',
      who: (_w, f) => f.seat,
      offers: (w, f) => [
        ...kinds(commanderOf(w, f.seat).discard.filter((card) => returnable(f.fit, card))).map(
          (card): Choice => ({ do: 'take', card }),
        ),
        { do: 'decline' },
      ],
      take(play, _f, seat, choice) {
        const taken = doing(choice, 'take', 'decline');
        if (taken.do === 'decline') return 'done';
        const pile = commanderOf(play.w, seat).discard;
        pile.splice(pile.indexOf(taken.card), 1);
        intoHand(play.w, seat, taken.card, true);
        play.tell?.({ type: 'took back', seat, card: taken.card }, 'XS-DIV-05');
        return 'done';
      },
    }),
  });

/** XS-D-01 The named player draws 1 card, then discards 1 card from hand. */
export const redraw = chapter<Favour>('draw and discard')
  .shows('seat', 'looked')
  .steps({
    draw: { run: (play, f) => void drawCards(play, f.seat, 1, 'XS-D-01') },
    'discard a card': question<Favour>({
      rule: 'XS-D-01',
      prompt: 'Discard which card?',
      who: (w, f) => (commanderOf(w, f.seat).hand.length > 0 ? f.seat : null),
      offers: (w, f) => kinds(commanderOf(w, f.seat).hand).map((card) => ({ do: 'discard', card })),
      take(play, _f, seat, choice) {
        const { card } = doing(choice, 'discard');
        outOfHand(play.w, seat, card);
        discard(play.w, seat, card);
        play.tell?.({ type: 'discarded', seat, card }, 'XS-D-01');
        return 'done';
      },
    }),
  });

/** The Troops a seat could deploy from its hand, into every empty zone. */
export function deployments(w: Table, seat: Seat): Choice[] {
  const choices: Choice[] = [];
  const troops = kindsInHand(w, seat).filter(isTroop);
  if (troops.length === 0) return choices;
  w.commanders.forEach(({ lane: there }, lane) => {
    for (const zone of emptyZones(there))
      for (const card of troops) choices.push({ do: 'deploy', card, lane, zone });
  });
  return choices;
}

/** XS-D-06 The named player may deploy 1 Troop from the own hand into an empty Troop Zone of any lane. */
export const callIn = chapter<Favour>('call in a Troop')
  .shows('seat', 'looked')
  .steps({
    'deploy from hand': question<Favour>({
      rule: 'XS-D-06',
      prompt: 'Deploy a Troop from your hand?',
      who: (_w, f) => f.seat,
      offers: (w, f) => [...deployments(w, f.seat), { do: 'decline' }],
      take(play, _f, seat, choice) {
        const sent = doing(choice, 'deploy', 'decline');
        if (sent.do === 'decline') return 'done';
        outOfHand(play.w, seat, sent.card);
        putInLane(play, seat, sent.card, sent.lane, sent.zone, 'XS-D-06');
        return 'done';
      },
    }),
  });
