// The Troops that a planned card can call to its zone, side by side: how the lane would hold with each.
import { same, seatLetter } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';
import { CARDS, type TroopId, shortName } from '@xenotable/xenoshyft/content';
import { choicesIn, jsonOf } from './border.ts';
import { insteadOf } from './calling.ts';
import type { ForecastProps } from './Forecast.tsx';
import { damageOf, holdsOf, useOutlooks } from './outlooks.ts';

export default function Callable({ view, ask, picked, pick }: ForecastProps) {
  const calls = insteadOf(ask, choicesIn(picked));
  const found = useOutlooks(view, ask.seat, calls.length < 2 ? null : calls.map((call) => [call]));
  if (calls.length < 2) return null;
  const from = (seat: number | undefined): string =>
    view.seats.length === 1 || seat === undefined ? '' : ` (pile of ${seatLetter(seat)})`;
  const named = (card: TroopId | undefined): string =>
    card === undefined ? '' : shortName(CARDS[card].name);
  return (
    <table className="reactions">
      <thead>
        <tr>
          <th scope="col">Troops it can call there</th>
          <th scope="col">holds</th>
          <th scope="col">base</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call, i) => {
          const outlook = found[i] ?? null;
          const choice = jsonOf(call);
          const planned = picked !== null && same(picked, choice);
          return (
            <tr key={`${call.at.from} ${call.at.card}`} className={planned ? 'picked' : ''}>
              <th scope="row">
                <button type="button" aria-pressed={planned} onClick={() => pick(choice)}>
                  {named(call.at.card) + from(call.at.from)}
                </button>
              </th>
              <td>{outlook === null ? '…' : `${percent(holdsOf(outlook))} %`}</td>
              <td className={outlook !== null && outlook.fell > 0 ? 'danger' : ''}>
                {outlook === null ? '…' : damageOf(outlook).toFixed(1)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
