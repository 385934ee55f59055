// Ways out for a table on this device that cannot be shown.
import { useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { tablesWorker } from '../../worker/client.ts';

/** Its last good step, and its record to report it with. */
export function Rescue({ table }: { table: string }) {
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  return (
    <>
      <div className="flex-row">
        <button
          type="button"
          className="button"
          onClick={() =>
            void tablesWorker.rescue(table).then((row) => location.assign(`/table/${row.id}`), fail)
          }
        >
          <Icon name="undo" />
          Go back to the last good step
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            void tablesWorker.write(table).then((text) => saveFile(text, `${table}.xeno.jsonl`), fail)
          }
        >
          <Icon name="file" />
          Save the record, to report it
        </button>
      </div>
      <Alert words={problem} />
    </>
  );
}
