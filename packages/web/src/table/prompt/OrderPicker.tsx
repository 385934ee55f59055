// How windows of this kind are answered from now on, including the open one.
import {
  type Json,
  NOTHING_LOST,
  type Reaction,
  type Seat,
  type StandingOrder,
  isForMoment,
} from '@xenotable/kernel';
import type { Table } from '../client/table.ts';

const WORDS: Record<StandingOrder, string> = { ask: 'Ask me', pass: 'Always pass', use: 'Always use' };

interface OrderPickerProps {
  reaction: Reaction<Json>;
  /** Who is asked. */
  seat: Seat;
  client: Table;
}

export default function OrderPicker({ reaction, seat, client }: OrderPickerProps) {
  const orders = client.orders.of(seat);
  const order = orders[reaction.key] ?? 'ask';
  const choices: StandingOrder[] = reaction.use === null ? ['ask', 'pass'] : ['ask', 'pass', 'use'];
  const give = (key: string, chosen: StandingOrder): void => {
    // Orders for moments that are over are dropped.
    const others = Object.entries(orders).filter(([one]) => !isForMoment(one));
    void client.orders.set(seat, { ...Object.fromEntries(others), [key]: chosen });
  };
  const pick = (chosen: StandingOrder): void => give(reaction.key, chosen);
  const { here } = reaction;
  return (
    <fieldset className="stops">
      <legend>{reaction.label}</legend>
      {choices.map((one) => (
        <label key={one} className={one === order ? 'active' : ''}>
          <input type="radio" name="order" checked={one === order} onChange={() => pick(one)} />
          {WORDS[one]}
        </label>
      ))}
      {reaction.nothingLost && (
        <button type="button" className="button" onClick={() => give(NOTHING_LOST, 'pass')}>
          Pass whenever nothing is lost by it
        </button>
      )}
      {here !== undefined && (
        <button type="button" className="button" onClick={() => give(here.key, 'pass')}>
          {here.label}
        </button>
      )}
    </fieldset>
  );
}
