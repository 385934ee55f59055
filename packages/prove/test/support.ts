// Runs cases that a test writes as text.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@xenotable/kernel';
import type { CaseResult } from '@xenotable/kernel/proof';
import { readCases, resultOf } from '../src/caseFiles.ts';

/** The result of each case in a text. */
export async function resultsOf(game: AnyGame, text: string): Promise<CaseResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  try {
    const file = join(folder, 'case.yaml');
    writeFileSync(file, text);
    return await Promise.all(readCases(file, [game.name]).map((one) => resultOf(one, async () => game)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
