// What this device keeps: whether the browser may delete it, and a backup of it in one file.
import { useEffect, useState } from 'react';
import { Alert } from '../kit/Alert.tsx';
import { FileButton } from '../kit/FileButton.tsx';
import { Icon } from '../kit/draw/Icon.tsx';
import { saveFile } from '../kit/saveFile.ts';
import {
  LARGEST_BACKUP,
  type KeptMerge,
  keptWords,
  mergeKept,
  readBackup,
  writeBackup,
} from '../storage/backup.ts';
import { everythingKept, keepAll } from '../storage/stored.ts';
import { tablesWorker } from '../worker/client.ts';
import type { TakenBack } from '../worker/backups.ts';

/** Whether the browser has promised to keep it; null: unknown. */
function usePersistence(): { persisted: boolean | null; ask(): void } {
  const [persisted, setPersisted] = useState<boolean | null>(null);
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setPersisted);
  }, []);
  return { persisted, ask: () => void navigator.storage?.persist?.().then(setPersisted) };
}

const counted = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

function reportOf({ added, known, beside }: TakenBack, { write }: KeptMerge): string {
  const parts = [
    added.length > 0 ? `${added.length} tables added: ${counted(added)}.` : '',
    beside.length > 0 ? `${beside.length} stand beside those that are here: ${counted(beside)}.` : '',
    known.length > 0 ? `${known.length} were here already.` : '',
    Object.keys(write).length > 0 ? `${Object.keys(write).length} other things added.` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Everything in it was here already.' : parts.join(' ');
}

interface Read {
  words: string;
  /** Values that differ, as the backup has them. */
  differ: Record<string, string>;
}

async function readBack(file: File): Promise<Read> {
  if (file.size > LARGEST_BACKUP) throw new Error(`${file.name} is too large for a backup.`);
  const backup = readBackup(await file.text(), file.name);
  const taken = await tablesWorker.takeTables(backup.tables);
  const merge = mergeKept(everythingKept(), backup.kept);
  keepAll(merge.write);
  return {
    words: reportOf(taken, merge),
    differ: Object.fromEntries(merge.differ.map((key) => [key, backup.kept[key] ?? ''])),
  };
}

export function DeviceData() {
  const { persisted, ask } = usePersistence();
  const [problem, setProblem] = useState('');
  const [read, setRead] = useState<Read | null>(null);
  const fail = (error: Error): void => setProblem(error.message);
  const save = (): void =>
    void tablesWorker
      .allTables()
      .then((tables) =>
        saveFile(
          writeBackup({ tables, kept: everythingKept() }),
          `xenotable-${new Date().toISOString().slice(0, 10)}.backup.json`,
        ),
      )
      .catch(fail);
  const open = (file: File): void => {
    setProblem('');
    setRead(null);
    void readBack(file).then(setRead, fail);
  };
  return (
    <section className="device-data" aria-label="This device">
      <h3 className="label">This device</h3>
      <p className="muted">
        {persisted === true
          ? 'The browser keeps your tables until you delete them.'
          : 'The browser may throw your tables away when it needs room.'}
      </p>
      <div className="flex-row">
        {persisted === false && (
          <button type="button" className="button" onClick={ask}>
            <Icon name="lock" />
            Ask the browser to keep them
          </button>
        )}
        <button type="button" className="button" onClick={save}>
          <Icon name="file" />
          Save everything in one file
        </button>
        <FileButton icon="sync" words="Read a backup" accept=".json,application/json" take={open} />
      </div>
      <p className="muted">
        Tables, records, settings, lists, lessons and notes. It holds what is hidden at your running tables.
      </p>
      {read !== null && <ReadBack read={read} />}
      <Alert words={problem} />
    </section>
  );
}

function ReadBack({ read: { words, differ } }: { read: Read }) {
  const keys = Object.keys(differ);
  const take = (): void => {
    keepAll(differ);
    location.reload();
  };
  return (
    <>
      <p role="status">{words}</p>
      {keys.length > 0 && (
        <p>
          Kept as it is here: {[...new Set(keys.map(keptWords))].join(', ')}.{' '}
          <button type="button" className="button small" onClick={take}>
            Take these from the backup
          </button>
        </p>
      )}
    </>
  );
}
