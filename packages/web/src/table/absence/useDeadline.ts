import { useEffect, useState } from 'react';
import type { AbsenceFacts } from '../client/absence.ts';

/** Milliseconds added to a deadline, so that it has surely passed. */
const SURELY = 100;

/** The present time, updated when a deadline passes. */
export function useDeadline(absence: AbsenceFacts | null): number {
  const [now, setNow] = useState(Date.now);
  const ends = (absence?.seats ?? []).flatMap(({ awaited }) => awaited?.until ?? []);
  const next = Math.min(...ends.map((until) => until - (absence?.ahead ?? 0)).filter((end) => end > now));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + SURELY);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
