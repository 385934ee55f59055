// The orders of a seat, each of which can be withdrawn.
import type { PreparedAnswer, Seat, StandingOrder, StandingOrders } from '@xenotable/kernel';
import { NOTHING_LOST, isForMoment } from '@xenotable/kernel';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { useSheet } from '../useSheet.ts';

type Windows = Readonly<Record<string, string>>;

const STANDING: Record<Exclude<StandingOrder, 'ask'>, string> = { pass: 'always pass', use: 'always use' };

const preparedWords = ({ asked, words, lapsed }: PreparedAnswer): string =>
  lapsed === true
    ? `“${words}” was not possible when you were asked: it has lapsed. (${asked})`
    : `If asked “${asked}”: ${words}`;

const standingWords = (key: string, order: Exclude<StandingOrder, 'ask'>, windows: Windows): string => {
  if (!isForMoment(key)) return `${windows[key] ?? key}: ${STANDING[order]}`;
  const [window = key] = key.split('@');
  return `${windows[window] ?? window}: ${order}, for one activation`;
};

interface OrderRow {
  key: string;
  words: string;
  lapsed: boolean;
}

/** All orders except 'ask'. */
const rowsOf = (orders: StandingOrders, windows: Windows): OrderRow[] =>
  Object.entries(orders).flatMap(([key, order]) => {
    if (order === 'ask') return [];
    const words = typeof order === 'string' ? standingWords(key, order, windows) : preparedWords(order);
    return [{ key, words, lapsed: typeof order !== 'string' && order.lapsed === true }];
  });

interface OrderListProps {
  state: TableState;
  client: Table;
  seat: Seat;
}

/** Shows nothing if there are no orders and none are possible here. */
export function OrderList({ state, client, seat }: OrderListProps) {
  const sheet = useSheet(state);
  const orders = client.orders.of(seat);
  const rows = rowsOf(orders, sheet?.windows ?? {});
  /** Windows that are passed by default can be asked, and passed again. */
  const asksAlways = sheet?.windows[NOTHING_LOST] !== undefined && orders[NOTHING_LOST] !== 'pass';
  if (sheet === null || (rows.length === 0 && !asksAlways)) return null;
  const withdraw = (key: string): void => {
    const { [key]: _withdrawn, ...others } = orders;
    void client.orders.set(seat, key === NOTHING_LOST ? { ...others, [key]: 'ask' } : others);
  };
  return (
    <section aria-label="Standing orders">
      <h2 className="label">Answered without asking you</h2>
      <ul className="plain">
        {rows.map(({ key, words, lapsed }) => (
          <li key={key} className="flex-row">
            <span>{words}</span>
            <button
              type="button"
              className="button small quiet"
              aria-label={`${lapsed ? 'Take away' : 'Withdraw'}: ${words}`}
              onClick={() => withdraw(key)}
            >
              {lapsed ? 'Take away' : 'Withdraw'}
            </button>
          </li>
        ))}
        {asksAlways && (
          <li className="flex-row">
            <span>{sheet.windows[NOTHING_LOST]}: you are asked</span>
            <button
              type="button"
              className="button small quiet"
              onClick={() => void client.orders.set(seat, { ...orders, [NOTHING_LOST]: 'pass' })}
            >
              Always pass
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
