// Whole purchases side by side: what else the money could buy, and how the lane would hold with it. The best first.
import { type Json, type Seat, same } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';
import type { Outlook, View } from '@xenotable/xenoshyft';
import { CARDS, shortName } from '@xenotable/xenoshyft/content';
import { type Purchase, purchasesOf, seatOf } from '@xenotable/xenoshyft/preview';
import { planOf } from './border.ts';
import { damageOf, holdsOf, useOutlooks } from './outlooks.ts';

const DEALS = 120;
const MOST_ROWS = 5;

interface Way extends Purchase {
  outlook: Outlook;
}

const better = (a: Way, b: Way): number =>
  holdsOf(b.outlook) - holdsOf(a.outlook) || damageOf(a.outlook) - damageOf(b.outlook) || a.price - b.price;

/** The ways to spend the money that have been dealt so far, the best first. */
function useWays(view: View, seat: Seat): Way[] {
  const open = view.phase === 'acquire' && !seatOf(view, seat).ready;
  const all = open ? purchasesOf(view, seat) : [];
  const found = useOutlooks(view, seat, all.length < 2 ? null : all.map(({ choices }) => choices), DEALS);
  return all
    .flatMap((one, i) => {
      const outlook = found[i];
      return outlook ? [{ ...one, outlook }] : [];
    })
    .toSorted(better)
    .slice(0, MOST_ROWS);
}

interface OtherWaysProps {
  view: View;
  seat: Seat;
  picked: Json | null;
  pick(choice: Json | null): void;
}

export default function OtherWays({ view, seat, picked, pick }: OtherWaysProps) {
  const ways = useWays(view, seat);
  if (ways.length < 2) return null;
  const { purse, hand } = seatOf(view, seat);
  const money = (hand ?? []).reduce((sum, card) => sum + CARDS[card].value, purse);
  return (
    <table className="reactions">
      <thead>
        <tr>
          <th scope="col">Ways to spend {money}</th>
          <th scope="col">price</th>
          <th scope="col">holds</th>
          <th scope="col">base</th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({ cards, price, choices, outlook }) => {
          const planned = picked !== null && same(picked, planOf(choices));
          return (
            <tr key={cards.join()} className={planned ? 'picked' : ''}>
              <th scope="row">
                <button type="button" aria-pressed={planned} onClick={() => pick(planOf(choices))}>
                  {cards.map((card) => shortName(CARDS[card].name)).join(', ')}
                </button>
              </th>
              <td>{price}</td>
              <td>{percent(holdsOf(outlook))} %</td>
              <td className={outlook.fell > 0 ? 'danger' : ''}>{damageOf(outlook).toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
