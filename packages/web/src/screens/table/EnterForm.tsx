// Before somebody sits down: which table it is, who is there, and a field for their name.
import { titleOf } from '@xenotable/shelf';
import { type FormEvent, useState } from 'react';
import { PageHeader } from '../../kit/shellParts.tsx';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { keepOwnName, ownName } from '../../storage/person.ts';
import type { Entrance, Introduction } from '../../table/client/people.ts';
import { OwnName } from '../../table/seats/OwnName.tsx';
import { Commitment } from '../../table/seal/Commitment.tsx';
import { Agreed } from './Agreed.tsx';
import './waiting.css';

interface EnterFormProps {
  entrance: Entrance;
  problem: string;
  sit(introduction: Introduction): void;
}

const andAll = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export function EnterForm({ entrance: { info, seat }, problem, sit }: EnterFormProps) {
  const [name, setName] = useState(ownName);
  const [word, setWord] = useState('');
  const title = titleOf(info.game);
  const here = info.seats.filter(({ kind, taken }) => kind === 'person' && taken).map((seat) => seat.name);
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    keepOwnName(name);
    sit({ name: name.trim(), word: word.trim() });
  };
  const called = title?.name ?? info.title;
  return (
    <div className="page" data-game={title?.accent}>
      <PageHeader place={null} />
      <main className="waiting">
        <p className="label">{info.name === called ? called : `${info.name} · ${called}`}</p>
        <h1>Sit down at the table</h1>
        <p className="muted">
          {here.length === 0
            ? 'Nobody sits there yet.'
            : `${andAll(here)} ${here.length > 1 ? 'are' : 'is'} here.`}
        </p>
        <Agreed info={info} seat={seat} />
        <form className="enter" onSubmit={enter}>
          <OwnName id="own-name" name={name} setName={setName} />
          {info.status === 'waiting' && (
            <details>
              <summary>Add your own word to the dice</summary>
              <Commitment commitment={info.commitment} typed={info.typed} />
              <label className="label" htmlFor="own-word">
                Your word
              </label>
              <input
                id="own-word"
                className="field"
                value={word}
                maxLength={60}
                autoComplete="off"
                onChange={(event) => setWord(event.target.value)}
              />
            </details>
          )}
          <button type="submit" className="button primary" disabled={name.trim() === ''}>
            <Icon name="door" />
            Sit down
          </button>
        </form>
        <Alert words={problem} />
      </main>
    </div>
  );
}
