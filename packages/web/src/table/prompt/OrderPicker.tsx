// How windows of this kind are answered from now on, the open one included.
import type { Json, Reaction, StandingOrder } from '@xenotable/kernel';
import { useState } from 'react';
import type { Table } from '../client/table.ts';

const WORDS: Record<StandingOrder, string> = { ask: 'Ask me', pass: 'Always pass', use: 'Always use' };

export default function OrderPicker({ reaction, client }: { reaction: Reaction<Json>; client: Table }) {
  const [orders, setOrders] = useState(client.standingOrders);
  const order = orders[reaction.key] ?? 'ask';
  const choices: StandingOrder[] = reaction.use === null ? ['ask', 'pass'] : ['ask', 'pass', 'use'];
  const give = (key: string, chosen: StandingOrder): void => {
    const after = { ...orders, [key]: chosen };
    setOrders(after);
    void client.setOrders(after);
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
      {here !== undefined && (
        <button type="button" className="button" onClick={() => give(here.key, 'pass')}>
          {here.label}
        </button>
      )}
    </fieldset>
  );
}
