// Whether somebody must first hear what happened since they looked: at a shared screen, or after being away from an online table.
import { useEffect, useState } from 'react';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';

export function useCatching(
  state: TableState,
  client: Table,
): [catching: boolean, set: (catching: boolean) => void] {
  // Who only watches has no place to come back to.
  const behind = state.watches === null && state.seen < state.lines.length;
  const [catching, setCatching] = useState((state.cover || state.online) && behind);
  const [away, setAway] = useState(document.hidden);
  useEffect(() => {
    const look = (): void => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  // While the page is hidden an online table goes on; nobody has read that.
  const unread = state.online && away;
  const [wasUnread, setWasUnread] = useState(unread);
  if (wasUnread !== unread) {
    setWasUnread(unread);
    if (!unread && behind) setCatching(true);
  }
  useEffect(() => {
    if (!catching && !unread) client.markSeen();
  }, [client, state, catching, unread]);
  return [catching, setCatching];
}
