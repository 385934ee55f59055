// A record file that is dropped on the page or chosen opens as a replay. It is verified by playing it.
import { titleOfCompanion } from '@xenotable/shelf';
import { useState } from 'react';
import { go } from '../../kit/router.tsx';
import { useFileDrop } from '../../kit/useFileDrop.ts';
import { tablesWorker } from '../../worker/client.ts';
import { pathOf } from '../tableNames.ts';

/** Larger files are not records. */
const LARGEST = 16_000_000;

/** The accepted file types of records. */
export const RECORD_FILES = '.jsonl,.txt,application/jsonl';

export async function openRecord(file: File): Promise<void> {
  if (file.size > LARGEST) throw new Error(`${file.name} is too large for a record.`);
  const row = await tablesWorker.take(await file.text(), file.name.replace(/(\.xeno)?\.jsonl?$|\.txt$/, ''));
  go(titleOfCompanion(row.game) === undefined ? `/replay/${row.id}` : pathOf(row));
}

/** Opens files dropped on the page; returns whether a file is dragged over it, and the last error. */
export function useRecordDrop(): { over: boolean; problem: string } {
  const [problem, setProblem] = useState('');
  const over = useFileDrop((file) => {
    setProblem('');
    openRecord(file).catch((error: Error) => setProblem(error.message));
  });
  return { over, problem };
}
