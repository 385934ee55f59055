// Xenosathem exchange: worth more in fewer cards.
import { type Refusal, type RuleId, type Seat, applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import { CARDS } from '../../content/cards.ts';
import { CRYSTALS, type CrystalId } from '../../content/troops.ts';
import { type Table, type Wave, commanderOf } from '../../table.ts';
import { suppliedWords, supplyOf } from '../../siege.ts';
import type { Rules } from '../chapter.ts';
import { burn } from '../piles.ts';

interface Trade {
  rule: RuleId;
  give: CrystalId;
  count: number;
  from: Wave;
}

/** XS-XEN-01 Two 3s for a 6 from wave 3 on. XS-XEN-02 Three 1s for a 3 from wave 2 on. */
const TRADES: Record<'x3' | 'x6', Trade> = {
  x3: { rule: 'XS-XEN-02', give: 'x1', count: 3, from: 2 },
  x6: { rule: 'XS-XEN-01', give: 'x3', count: 2, from: 3 },
};

/** XS-XEN-03 XS-XEN-05 Any number of times, from the own Discard Pile, while the better stack lasts. */
export function exchangeFault(w: Table, seat: Seat, better: 'x3' | 'x6'): Refusal | null {
  const { rule, give, count, from } = TRADES[better];
  if (supplyOf(w) < from)
    return { rule, reason: `This exchange is ${suppliedWords(w.options, from, 'there')}.` };
  if (w.crystals[better] === 0) return { rule: 'XS-XEN-05', reason: `No ${CARDS[better].name} is left.` };
  let held = 0;
  for (const card of commanderOf(w, seat).discard) if (card === give) held++;
  return held >= count
    ? null
    : {
        rule,
        reason: `It takes ${count} cards “${CARDS[give].name}” of your Discard Pile, which holds ${held}.`,
      };
}

export function exchanges(w: Table, seat: Seat, choices: Choice[]): void {
  if (supplyOf(w) === 1) return;
  for (const better of ['x3', 'x6'] as const)
    if (exchangeFault(w, seat, better) === null) choices.push({ do: 'exchange', for: better });
}

/** XS-XEN-04 The new card lies in the Discard Pile and must be drawn before it can be spent. */
export function tradeIn(play: Rules, seat: Seat, better: 'x3' | 'x6'): void {
  const { w } = play;
  const { rule, give, count } = TRADES[better];
  const pile = commanderOf(w, seat).discard;
  for (let i = 0; i < count; i++) {
    pile.splice(pile.indexOf(give), 1);
    burn(w, give);
  }
  applies(CRYSTALS[give].rule);
  applies(CRYSTALS[better].rule);
  applies('XS-XEN-03');
  applies('XS-XEN-04');
  w.crystals[better]--;
  pile.push(better);
  play.tell?.({ type: 'exchanged', seat, for: better }, rule);
}
