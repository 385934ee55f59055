// What can be done with a table on this device that cannot be shown.
import { useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { ReportButtons } from '../../table/ReportButtons.tsx';
import { tablesWorker } from '../../worker/client.ts';

/** Opens its last valid step, and offers a report with its record. */
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
        <ReportButtons about={async () => ({ table, record: await tablesWorker.write(table) })} fail={fail} />
      </div>
      <Alert words={problem} />
    </>
  );
}
