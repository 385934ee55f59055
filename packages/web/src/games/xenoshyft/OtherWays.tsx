// Whole purchases side by side: what else the money could buy, and how the lane would hold with it. The best first.
import { type Json, type Seat, same } from '@xenotable/kernel';
import { useMemo } from 'react';
import { percent } from '../../kit/draw/text.ts';
import { useHeldRows } from '../../table/hint/useHeldRows.ts';
import type { Outlook, View } from '@xenotable/xenoshyft';
import { CARDS, shortName } from '@xenotable/xenoshyft/content';
import { type Purchase, grouped, purchasesOf, seatOf } from '@xenotable/xenoshyft/preview';
import { planOf } from './border.ts';
import { damageOf, holdsOf, marginOf, useOutlooks } from './outlooks.ts';

/** Deals of every way, of the better ones, and of those that are shown. */
const STAGES = [20, 120, 600] as const;
const BETTER = 14;
/** Ways that are dealt at all. */
const MOST_WAYS = 48;
const MOST_ROWS = 5;

interface Way extends Purchase {
  outlook: Outlook;
}

const better = (a: Way, b: Way): number =>
  holdsOf(b.outlook) - holdsOf(a.outlook) || damageOf(a.outlook) - damageOf(b.outlook) || a.price - b.price;

/** Deals some ways so often, and sorts them when all of them have had as many; before that nothing is said. */
function useStage(view: View, seat: Seat, ways: readonly Purchase[], deals: number): Way[] {
  const plans = ways.length < 2 ? null : ways.map(({ choices }) => choices);
  const found = useOutlooks(view, seat, plans, deals);
  const dealt = ways.flatMap((one, i) => {
    const outlook = found[i];
    return outlook ? [{ ...one, outlook }] : [];
  });
  return dealt.length > 1 && dealt.every(({ outlook }) => outlook.deals >= deals)
    ? dealt.toSorted(better)
    : [];
}

/** The ways to spend the money, the best first: first all of them are dealt a few times, then the better ones oftener. */
function useWays(view: View, seat: Seat): { ways: Way[]; of: number } {
  const open = view.phase === 'acquire' && !seatOf(view, seat).ready;
  const all = useMemo(() => (open ? purchasesOf(view, seat, MOST_WAYS) : []), [open, view, seat]);
  const first = useStage(view, seat, all, STAGES[0]).slice(0, BETTER);
  const second = useStage(view, seat, first, STAGES[1]).slice(0, MOST_ROWS);
  const third = useStage(view, seat, second, STAGES[2]);
  return { ways: third.length > 0 ? third : second, of: all.length };
}

/** How many of the best hold as often as the first, as far as their deals can tell. */
function alikeOf(ways: readonly Way[]): number {
  const [best] = ways;
  if (best === undefined) return 0;
  const least = holdsOf(best.outlook) - marginOf(best.outlook) / 100;
  return ways.filter(({ outlook }) => holdsOf(outlook) >= least).length;
}

/** Its cards in words. */
const wordsOf = ({ cards }: Purchase): string =>
  grouped(cards.map((card) => shortName(CARDS[card].name))).join(', ');

interface OtherWaysProps {
  view: View;
  seat: Seat;
  picked: Json | null;
  pick(choice: Json | null): void;
}

export default function OtherWays({ view, seat, picked, pick }: OtherWaysProps) {
  const { ways, of } = useWays(view, seat);
  const { rows, hold, release } = useHeldRows(ways.map((way) => ({ ...way, words: wordsOf(way) })));
  if (of < 2) return null;
  if (rows.length === 0)
    return <p className="muted quiet-note">{of} ways to spend your Xenosathem are being dealt …</p>;
  const alike = alikeOf(ways);
  const { purse, hand } = seatOf(view, seat);
  const money = (hand ?? []).reduce((sum, card) => sum + CARDS[card].value, purse);
  return (
    <>
      <table className="reactions" onPointerEnter={hold} onPointerLeave={release}>
        <thead>
          <tr>
            <th scope="col">Spend {money}: this round only</th>
            <th scope="col">price</th>
            <th scope="col">holds</th>
            <th scope="col">base</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ words, price, choices, outlook }) => {
            const planned = picked !== null && same(picked, planOf(choices));
            return (
              <tr key={words} className={planned ? 'picked' : ''}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={planned}
                    onClick={() => pick(planOf(choices))}
                    onFocus={hold}
                    onBlur={release}
                  >
                    {words}
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
      <p className="assumes">
        {alike > 1 && `The first ${alike} are too close to tell apart. `}
        Only this round counts here; the hint looks at the whole siege and can name another purchase.
      </p>
    </>
  );
}
