// At a seat: how long its player has been awaited, and what is left.
import type { AbsenceFacts } from '../client/absence.ts';
import { useNow } from './useNow.ts';
import { span } from './words.ts';

/** What is not worth a word: somebody decides. */
const AT_ONCE = 30_000;

export default function AwaitedSince({ absence, seat }: { absence: AbsenceFacts; seat: number }) {
  const now = useNow() + absence.ahead;
  const awaited = absence.seats[seat]?.awaited ?? null;
  if (awaited === null) return null;
  const { since, until } = awaited;
  const left = until === null ? null : until - now;
  if (left === null && now - since < AT_ONCE) return null;
  return (
    <p className={`awaited${left !== null && left <= 0 ? ' overdue' : ''}`}>
      <span>asked {span(now - since)} ago</span>
      {left !== null && <span>{left > 0 ? `, ${span(left)} left` : ', time has run out'}</span>}
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
