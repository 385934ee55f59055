// The name of the person on a seat, which that person can change.
import { type FormEvent, useState } from 'react';
import { keepOwnName } from '../../storage/person.ts';
import { OwnName } from './OwnName.tsx';

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
      <OwnName id="seat-name" name={name} setName={setName} />
      <button type="submit" className="button" disabled={name.trim() === '' || name.trim() === known}>
        Change
      </button>
    </form>
  );
}
