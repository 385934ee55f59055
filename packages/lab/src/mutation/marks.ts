// Short fingerprints by which a run recognises what an earlier one has seen.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

export function markOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** The fingerprint of the sources and data in a folder, without tests and stored results. */
export function folderMark(folder: URL): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (
      /\.(ts|yaml|jsonl|json|txt)$/.test(file) &&
      !/(^|\/)(test|node_modules)\/|^mutation\.json$/.test(file)
    )
      hash.update(file).update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
}
