// Choices that a seat may make at any time, such as conceding. Each must be confirmed.
import type { Worded } from '@xenotable/kernel';
import { useState } from 'react';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';

interface AnytimeProps {
  state: TableState;
  client: Table;
  fail(problem: string): void;
  close(): void;
}

export function Anytime({ state, client, fail, close }: AnytimeProps) {
  const [sure, setSure] = useState<string | null>(null);
  const { viewer, anytime, mine } = state;
  if (viewer === 'table' || anytime.length === 0 || !mine.includes(viewer)) return null;
  const press = ({ choice, words }: Worded): void => {
    if (sure !== words) return setSure(words);
    void client.choose(viewer, choice).then(
      (refusal) => (refusal === null ? close() : fail(refusal.reason)),
      (error: Error) => fail(error.message),
    );
  };
  return (
    <ul className="menu plain" aria-label="At any moment">
      {anytime.map((one) => (
        <li key={one.words}>
          <button type="button" className="button" onClick={() => press(one)} onBlur={() => setSure(null)}>
            {sure === one.words ? `Really? ${one.words}` : one.words}
          </button>
        </li>
      ))}
    </ul>
  );
}
