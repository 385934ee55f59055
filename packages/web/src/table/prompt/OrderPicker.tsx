// How windows of this kind are answered from now on, the open one included.
import type { Json, Reaction, StandingOrder } from '@xenotable/kernel';
import { useState } from 'react';
import type { Table } from '../client/table.ts';

const WORDS: Record<StandingOrder, string> = { ask: 'Ask me', pass: 'Always pass', use: 'Always use' };

export function OrderPicker({ reaction, client }: { reaction: Reaction<Json>; client: Table }) {
  const [orders, setOrders] = useState(client.standingOrders);
  const order = orders[reaction.key] ?? 'ask';
  const choices: StandingOrder[] = reaction.use === null ? ['ask', 'pass'] : ['ask', 'pass', 'use'];
  const pick = (chosen: StandingOrder): void => {
    const after = { ...orders, [reaction.key]: chosen };
    setOrders(after);
    void client.setOrders(after);
  };
  return (
    <fieldset className="stops">
      <legend>{reaction.label}</legend>
      {choices.map((one) => (
        <label key={one} className={one === order ? 'active' : ''}>
          <input type="radio" name="order" checked={one === order} onChange={() => pick(one)} />
          {WORDS[one]}
        </label>
      ))}
    </fieldset>
  );
}
