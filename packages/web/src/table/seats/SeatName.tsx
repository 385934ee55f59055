// How the person on a seat is called, to be changed by them.
import { type FormEvent, useState } from 'react';
import { keepOwnName } from '../../storage/person.ts';

interface SeatNameProps {
  name: string;
  rename(name: string): Promise<void>;
  fail(error: Error): void;
}

export function SeatName({ name: known, rename, fail }: SeatNameProps) {
  const [name, setName] = useState(known);
  const change = (event: FormEvent): void => {
    event.preventDefault();
    keepOwnName(name);
    rename(name.trim()).catch(fail);
  };
  return (
    <form className="naming" onSubmit={change}>
      <label className="label" htmlFor="seat-name">
        Your name
      </label>
      <input
        id="seat-name"
        className="field"
        value={name}
        maxLength={40}
        required
        autoComplete="name"
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button" disabled={name.trim() === '' || name.trim() === known}>
        Change
      </button>
    </form>
  );
}
