// Damaged tables of this device: each can be rescued, if its record is valid, or deleted.
import { useEffect, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { go } from '../../kit/router.tsx';
import type { DamagedTable } from '../../storage/tableStore.ts';
import { tablesWorker } from '../../worker/client.ts';
import './damaged.css';

export function DamagedTables() {
  const [tables, setTables] = useState<readonly DamagedTable[]>([]);
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  useEffect(() => {
    // If the list cannot be read at all, the screen around this one reports it.
    tablesWorker.damaged().then(setTables, () => setTables([]));
  }, []);
  const rescue = (id: string): void =>
    void tablesWorker.rescue(id).then((row) => go(`/table/${row.id}`), fail);
  const remove = (id: string): void =>
    void tablesWorker.remove(id).then(() => setTables(tables.filter((one) => one.id !== id)), fail);
  return (
    <>
      {tables.map(({ id, name, rescuable }) => (
        <div key={id} className="damaged-table">
          <p>
            <b>{name}</b> is damaged on this device.
          </p>
          <div className="flex-row">
            {rescuable && (
              <button
                type="button"
                className="button small"
                onClick={() => rescue(id)}
                aria-label={`Rescue ${name}`}
              >
                Rescue
              </button>
            )}
            <button
              type="button"
              className="button small quiet"
              onClick={() => remove(id)}
              aria-label={`Delete ${name}`}
            >
              Delete
            </button>
          </div>
        </div>
      ))}
      <Alert words={problem} />
    </>
  );
}
