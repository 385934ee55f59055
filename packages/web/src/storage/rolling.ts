// A choice at a server's table that waits for people's own dice: kept here, for the server knows nothing of it until all results are in.
import type { Rolling } from './tableRow.ts';

const keyOf = (table: string): string => `xenotable.rolling.${table}`;

export function rollingAt(table: string): Rolling | null {
  const kept = localStorage.getItem(keyOf(table));
  return kept === null ? null : (JSON.parse(kept) as Rolling);
}

export function keepRolling(table: string, rolling: Rolling | null): void {
  if (rolling === null) localStorage.removeItem(keyOf(table));
  else localStorage.setItem(keyOf(table), JSON.stringify(rolling));
}
