// All tables of this device, to watch or to continue, and records from files.
import { useCallback, useEffect, useState } from 'react';
import { Link } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { Alert } from '../../kit/Alert.tsx';
import { DeleteButton } from '../../kit/DeleteButton.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { titleOf, titleOfCompanion } from '@xenotable/shelf';
import { ago } from '../../kit/ago.ts';
import { counted } from '../../kit/words.ts';
import { notes } from '../../storage/notesStore.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { type TableName, nameOf, namesOf, pathOf } from '../tableNames.ts';
import { DamagedTables } from './DamagedTables.tsx';
import { RECORD_FILES, openRecord, useRecordDrop } from './drop.ts';
import './replay.css';

export default function ReplaysScreen() {
  const [rows, setRows] = useState<readonly TableRow[] | null>(null);
  const [problem, setProblem] = useState('');
  const drop = useRecordDrop();
  const load = useCallback(() => {
    tablesWorker.tables().then(
      // Lessons are not listed: they are started again from their own page.
      (all) => setRows(all.filter(({ lesson }) => lesson === undefined)),
      (error: Error) => setProblem(error.message),
    );
  }, []);
  useEffect(load, [load]);
  const names = namesOf(rows ?? []);
  const choose = (file: File | undefined): void => {
    if (file) openRecord(file).catch((error: Error) => setProblem(error.message));
  };
  const remove = (id: string): void => {
    // Reviews are useless without the table; a device without notes has none.
    void notes.removeReviews(id).catch(() => undefined);
    tablesWorker.remove(id).then(load, (error: Error) => setProblem(error.message));
  };
  return (
    <>
      <PageHeader place="replays" />
      <main className="replays">
        <h1>Replays</h1>
        <p className="muted">
          Every table on this device can be watched from its first decision, through any seat’s eyes, and
          played on from any moment. <Link href="/you">Your games, counted</Link>
        </p>
        <label className={`dropzone${drop.over ? ' over' : ''}`}>
          <Icon name="file" size={22} />
          <span>
            <b>Open a record</b>
            Drop a file here or anywhere on the page, or choose one. It is played through before it opens.
          </span>
          <input type="file" accept={RECORD_FILES} onChange={(event) => choose(event.target.files?.[0])} />
        </label>
        <Alert words={problem || drop.problem} />
        <DamagedTables />
        {rows?.length === 0 && <p className="muted">No tables yet.</p>}
        <ul className="plain">
          {rows?.map((row) => (
            <ReplayRow
              key={row.id}
              row={row}
              called={names.get(row.id) ?? nameOf(row, undefined)}
              remove={() => remove(row.id)}
            />
          ))}
        </ul>
      </main>
    </>
  );
}

interface ReplayRowProps {
  row: TableRow;
  called: TableName;
  remove(): void;
}

function ReplayRow({ row, called, remove }: ReplayRowProps) {
  const beside = titleOfCompanion(row.game);
  const title = titleOf(row.game) ?? beside;
  const result = called.result ?? 'still playing';
  return (
    <li className="replay-row" data-game={title?.accent}>
      <i className="gametag" />
      <div>
        <h2>{called.name}</h2>
        <p className="muted">
          <b>{result}</b> · {title?.name} · {called.where && `${called.where} · `}
          {row.seats.map((seat) => seat.name).join(', ')} · {counted(row.entries, 'decision')} ·{' '}
          {ago(row.updated)}
        </p>
      </div>
      <div className="flex-row">
        <Link className="button small" href={`/replay/${row.id}`} aria-label={`Watch ${called.name}`}>
          <Icon name="play" size={14} />
          Watch
        </Link>
        {(row.over === null || beside !== undefined) && (
          <Link className="button small" href={pathOf(row)} aria-label={`Go on with ${called.name}`}>
            {row.over === null ? 'Go on' : 'Read the log'}
          </Link>
        )}
        <DeleteButton name={called.name} remove={remove} />
      </div>
    </li>
  );
}
