// What is known about the seed of a table: its hash before the first die, and after the game whether every die comes from it.
import { useEffect, useState } from 'react';
import type { Typed } from '../../storage/tableRow.ts';
import type { Table } from '../client/table.ts';
import type { Seal } from '../client/transport.ts';
import { CheckDiceButton } from './CheckDiceButton.tsx';
import { Commitment } from './Commitment.tsx';

interface SealedDiceProps {
  client: Pick<Table, 'seal' | 'record'>;
  over: boolean;
  typed: Typed | null;
  /** Names of the seats. */
  names: readonly string[];
}

export function SealedDice({ client, over, typed, names }: SealedDiceProps) {
  const [seal, setSeal] = useState<Seal | null>(null);
  useEffect(() => {
    void client.seal().then(setSeal, () => setSeal(null));
  }, [client]);
  if (seal === null) return null;
  return (
    <section className="sealed-dice" aria-label="Sealed dice">
      <Commitment commitment={seal.commitment} typed={typed} />
      {seal.words.map(({ seat, word }) => (
        <p key={seat} className="muted">
          {names[seat] ?? `Seat ${seat + 1}`} added “{word}”.
        </p>
      ))}
      {over ? (
        <CheckDiceButton record={() => client.record()} />
      ) : (
        <p className="muted">
          {typed === null
            ? 'The seal opens after the game: then every die can be checked here.'
            : 'The seal opens after the game: then what the table drew can be checked here.'}
        </p>
      )}
    </section>
  );
}
