// What people add to the seed while the table waits: the hash is already published, so nobody can choose the dice.
import type { SeatInfo } from '@xenotable/server/protocol';
import { type FormEvent, useState } from 'react';
import type { Typed } from '../../storage/tableRow.ts';
import { Commitment } from '../../table/seal/Commitment.tsx';

interface SeedWordsProps {
  commitment: string;
  typed: Typed | null;
  seats: readonly SeatInfo[];
  /** The player's own seat; null: nobody here has one yet. */
  own: SeatInfo | null;
  add(word: string): Promise<void>;
  fail(error: Error): void;
}

export function SeedWords({ commitment, typed, seats, own, add, fail }: SeedWordsProps) {
  const [word, setWord] = useState(own?.word ?? '');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    add(word.trim()).catch(fail);
  };
  const added = seats.filter((seat) => seat.word !== null);
  return (
    <section className="seed-words" aria-label="Dice">
      <Commitment commitment={commitment} typed={typed} />
      {added.length > 0 && (
        <ul className="plain">
          {added.map((seat) => (
            <li key={seat.name}>
              {seat.name} adds “{seat.word}”
            </li>
          ))}
        </ul>
      )}
      {own !== null && (
        <form className="naming" onSubmit={send}>
          <label className="label" htmlFor="seed-word">
            Your own word for the dice
          </label>
          <input
            id="seed-word"
            className="field"
            value={word}
            maxLength={60}
            autoComplete="off"
            placeholder="Anything: they follow from it too"
            onChange={(event) => setWord(event.target.value)}
          />
          <button type="submit" className="button" disabled={word.trim() === '' || word.trim() === own.word}>
            Add
          </button>
        </form>
      )}
    </section>
  );
}
