// Joining by link or code, and the tables of this device and of the server.
import { itemAt } from '@xenotable/kernel';
import { titleOf, titleOfCompanion } from '@xenotable/shelf';
import { type FormEvent, useState } from 'react';
import { Link, go } from '../../kit/router.tsx';
import { Alert } from '../../kit/Alert.tsx';
import { Badge } from '../../kit/draw/Badge.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { DamagedTables } from '../replay/DamagedTables.tsx';
import { RECORD_FILES, openRecord } from '../replay/drop.ts';
import { type OnlineRow, findTable } from '../../table/client/lobby.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { peopleOf } from '../../worker/people.ts';
import { type TableName, nameOf, namesOf, pathOf } from '../tableNames.ts';
import { ago } from '../../kit/ago.ts';
import { counted, initial } from '../../kit/words.ts';

export function Join() {
  const [typed, setTyped] = useState('');
  const join = (event: FormEvent): void => {
    event.preventDefault();
    go(findTable(typed));
  };
  return (
    <section className="home-box" aria-labelledby="join">
      <h2 className="label" id="join">
        Join a table
      </h2>
      <form className="join" onSubmit={join}>
        <label className="visually-hidden" htmlFor="code">
          Link or code
        </label>
        <input
          className="field"
          id="code"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Paste a link or type a code"
          autoComplete="off"
        />
        <button type="submit" className="button" disabled={typed.trim() === ''}>
          <Icon name="link" size={15} />
          Join
        </button>
      </form>
    </section>
  );
}

const MOST = 5;

/** People who share a screen are named; a single player is not. */
function LocalRow({ row, called }: { row: TableRow; called: TableName }) {
  const people = peopleOf(row).map((seat) => itemAt(row.seats, seat).name);
  const beside = titleOfCompanion(row.game);
  const title = titleOf(row.game) ?? beside;
  const says = [
    called.result,
    called.name === title?.name ? null : title?.name,
    beside && 'on a real table',
    called.where || counted(row.entries, 'decision'),
    people.length > 1 ? `${people.join(', ')} at this screen` : null,
  ];
  return (
    <Link
      className="trow"
      href={row.over && beside === undefined ? `/replay/${row.id}` : pathOf(row)}
      data-game={title?.accent}
    >
      <Badge side={row.over ? 'x' : 'a'} letter={initial(called.name)} size={26} />
      <span>
        <b>{called.name}</b>
        <em>{says.filter((part) => part !== null && part !== undefined).join(' · ')}</em>
      </span>
      <i>{row.over ? 'over' : ago(row.updated)}</i>
    </Link>
  );
}

interface YourTablesProps {
  /** Null while they are being loaded. */
  rows: readonly TableRow[] | null;
  online: readonly OnlineRow[];
}

export function YourTables({ rows, online }: YourTablesProps) {
  const [problem, setProblem] = useState('');
  const names = namesOf(rows ?? []);
  return (
    <section className="home-box" aria-labelledby="tables">
      <div className="sechead">
        <h2 className="label" id="tables">
          Your tables
        </h2>
        <span className="grow" />
        <Link className="button small quiet" href="/replays">
          All <Icon name="right" size={13} />
        </Link>
      </div>
      {online.slice(0, MOST).map((row) => (
        <Link key={row.table} className={`trow${row.waitingForMe ? ' mine' : ''}`} href={row.link}>
          <Badge side="c" letter={initial(row.name)} size={26} />
          <span>
            <b>{row.name}</b>
            <em>
              {row.name === titleOf(row.game)?.name ? '' : `${titleOf(row.game)?.name} · `}
              {row.seats.map((seat) => seat.name).join(', ')}
            </em>
          </span>
          <i>{row.waitingForMe ? 'your turn' : ago(row.updated)}</i>
        </Link>
      ))}
      {rows?.slice(0, MOST).map((row) => (
        <LocalRow key={row.id} row={row} called={names.get(row.id) ?? nameOf(row, undefined)} />
      ))}
      <DamagedTables />
      {rows !== null && rows.length + online.length === 0 && (
        <p className="muted quiet-note">None yet. Tables are kept on this device after every choice.</p>
      )}
      <FileButton
        small
        words="Open a record file"
        accept={RECORD_FILES}
        take={(file) => void openRecord(file).catch((error: Error) => setProblem(error.message))}
      />
      <span className="muted"> or drop one anywhere</span>
      <Alert words={problem} />
    </section>
  );
}
