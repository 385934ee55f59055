// At a seat: how long the table has waited for its player, and how much time is left.
import type { AbsenceFacts } from '../client/absence.ts';
import { useNow } from './useNow.ts';
import { awaitedWords } from './words.ts';

export default function AwaitedSince({ absence, seat }: { absence: AbsenceFacts; seat: number }) {
  const now = useNow() + absence.ahead;
  const awaited = absence.seats[seat]?.awaited ?? null;
  if (awaited === null) return null;
  const { since, until } = awaited;
  const left = until === null ? null : until - now;
  const words = awaitedWords(absence, seat, now);
  if (words === null) return null;
  return (
    <p className={`awaited${left !== null && left <= 0 ? ' overdue' : ''}`}>
      <span>{words}</span>
      {until !== null && (
        <progress
          aria-hidden="true"
          max={until - since}
          value={Math.min(until - since, Math.max(0, now - since))}
        />
      )}
    </p>
  );
}
