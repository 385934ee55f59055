// A record file that is dropped on the page or chosen opens as a replay. It is checked by playing it through.
import { titleOfCompanion } from '@xenotable/shelf';
import { useState } from 'react';
import { go } from '../../kit/router.tsx';
import { useFileDrop } from '../../kit/useFileDrop.ts';
import { tablesWorker } from '../../worker/client.ts';
import { pathOf } from '../tableNames.ts';

/** Larger files are not records. */
const LARGEST = 16_000_000;

/** What a record file may be called. */
export const RECORD_FILES = '.jsonl,.txt,application/jsonl';

export async function openRecord(file: File): Promise<void> {
  if (file.size > LARGEST) throw new Error(`${file.name} is too large for a record.`);
  const row = await tablesWorker.take(await file.text(), file.name.replace(/(\.xeno)?\.jsonl?$|\.txt$/, ''));
  go(titleOfCompanion(row.game) === undefined ? `/replay/${row.id}` : pathOf(row));
}

/** Opens what is dropped anywhere on the page; tells whether a file is held over it, and what went wrong. */
export function useRecordDrop(): { over: boolean; problem: string } {
  const [problem, setProblem] = useState('');
  const over = useFileDrop((file) => {
    setProblem('');
    openRecord(file).catch((error: Error) => setProblem(error.message));
  });
  return { over, problem };
}
