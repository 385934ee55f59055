// The Wrap-Up Phase: discarding, rearranging, and new Items on sale.
import { type Next, type Refusal, type Seat, applies, itemAt, sizeOf } from '@xenotable/kernel';
import { type Choice, doing } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import { ITEM_COPIES, type ItemId } from '../content/items.ts';
import { type Slot, type Table, commanderOf, refillOf } from '../table.ts';
import { type Rules, chapter } from './chapter.ts';
import { arrangementFault, arrange, arrangements } from './deployment/arranging.ts';
import { otherPhase } from './otherPhase.ts';
import { part } from './part.ts';
import { discard, kindsInHand, outOfHand } from './piles.ts';
import { nobodyReady, isReady, markReady, stillBusy, withdrawalsOrSwaps } from './ready.ts';
import { type Question, question } from './question.ts';

export const wrapUp = chapter<Question>('wrap-up')
  .shows('looked')
  .steps({
    'the fighting is over': {
      run({ w }) {
        // XS-WRP-05 Wounds stay; XS-OPT-08 by option they heal now.
        for (const { lane } of w.commanders) {
          for (const troop of lane.troops) {
            if (troop.damage === 0) continue;
            applies(w.options.wounds === 'heal' ? 'XS-OPT-08' : 'XS-WRP-05');
            if (w.options.wounds === 'heal') troop.damage = 0;
          }
        }
      },
    },
    /** XS-WRP-01 XS-WRP-02 XS-WRP-03 Any cards from hand may be discarded, the rest is kept; survivors may be rearranged. */
    'discard and rearrange': question<Question, 'discard and rearrange'>({
      rule: 'XS-WRP-01',
      prompt(w, _f, seat) {
        const { hand, deck, discard: pile, lane } = commanderOf(w, seat);
        const draws = refillOf(hand.length, sizeOf(deck) + pile.length);
        const survivors = lane.troops.length > 0;
        if (hand.length === 0)
          return `${survivors ? 'Rearrange your survivors' : 'Nothing is left to discard or to rearrange'}: you draw ${draws}.`;
        return `You keep ${hand.length} and draw ${draws}. Discard what you do not need${survivors ? ', or move your survivors' : ''}.`;
      },
      who: (w) => stillBusy(w),
      withdrawals: withdrawalsOrSwaps,
      offers(w, _f, seat) {
        if (isReady(w, seat)) return [];
        const choices: Choice[] = [{ do: 'ready' }];
        for (const card of kindsInHand(w, seat)) choices.push({ do: 'discard', card });
        arrangements(w, seat, choices);
        return choices;
      },
      judge: wrapUpFault,
      take,
    }),
    /** XS-WRP-06 XS-WRP-07 XS-WRP-09 Every empty slot gets the next tracker, from slot 1 on; the old tracker is retired. */
    replenish: {
      run(play) {
        const { w } = play;
        nobodyReady(w);
        w.slots.forEach((slot, i) => {
          if (slot.left > 0) return;
          if (slot.item !== '') w.retired.push(slot.item);
          const item = play.draw(w.trackers, 'XS-WRP-06');
          if (item === null) applies('XS-WRP-07');
          slot.item = item ?? '';
          slot.left = item === null ? 0 : newStack(w, item);
          if (item !== null)
            play.tell?.({ type: 'new items', slot: i + 1, card: item, copies: slot.left }, 'XS-WRP-06');
        });
      },
    },
  });

/** XS-WRP-08 All copies that no player has and that are not in the box. */
export function newStack(w: Table, item: ItemId): number {
  let out = 0;
  const count = (card: CardId | ''): void => void (card === item && out++);
  const countWorn = ({ weapon, armor }: Record<Slot, ItemId | ''>): void => {
    count(weapon);
    count(armor);
  };
  w.box.forEach(count);
  for (const one of w.commanders) {
    one.hand.forEach(count);
    one.discard.forEach(count);
    const inDeck = one.deck.kinds.indexOf(item);
    if (inDeck >= 0) out += itemAt(one.deck.left, inDeck);
    for (const troop of one.lane.troops) countWorn(troop);
    for (const { turned } of one.lane.enemies) if (turned !== null) countWorn(turned);
    if (one.lane.mines >= 0) count('proximity mines');
  }
  applies('XS-WRP-08');
  return ITEM_COPIES - out;
}

function take(play: Rules, _f: unknown, seat: Seat, choice: Choice): Next<'discard and rearrange'> {
  const said = doing(choice, 'ready', 'not ready', 'discard', 'move', 'hand over');
  if (said.do === 'ready' || said.do === 'not ready') return markReady(play.w, seat, said.do === 'ready');
  if (said.do === 'discard') {
    outOfHand(play.w, seat, said.card);
    discard(play.w, seat, said.card);
    play.tell?.({ type: 'discarded', seat, card: said.card }, 'XS-WRP-01');
    return 'again';
  }
  applies('XS-WRP-03');
  const does = arrange(play, seat, said);
  return does === null ? 'again' : { call: does, then: 'discard and rearrange' };
}

function wrapUpFault(w: Table, _f: unknown, seat: Seat, choice: unknown): Refusal | null {
  switch (part(choice, 'do')) {
    case 'discard':
      return { rule: 'XS-WRP-01', reason: 'That card is not in your hand.' };
    case 'move':
    case 'hand over':
      return arrangementFault(w, seat, choice);
    case 'deploy':
    case 'equip':
      return { rule: 'XS-WRP-04', reason: 'Nothing is deployed or equipped in Wrap-Up.' };
    default:
      return otherPhase(choice) ?? { rule: 'XS-WRP-01', reason: 'Discard, rearrange, or be ready.' };
  }
}
