// Whether the player must first be shown what happened since they looked: at a shared screen, or after being away from an online table.
import { useEffect, useState } from 'react';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';

/**
 * Whether something was decided after the first `since` lines that the viewer does not know. The opening does not count,
 * nor, at a shared screen, the viewer's own choices. Online a program may have played for the viewer.
 */
const hasNews = ({ lines, viewer, online }: TableState, since: number): boolean =>
  lines.slice(since).some(({ entry, seat }) => entry >= 0 && (online || seat !== viewer));

export function useCatching(
  state: TableState,
  client: Table,
): [catching: boolean, set: (catching: boolean) => void] {
  // A watcher has no place to come back to.
  const behind = state.watches === null && hasNews(state, state.seen);
  const [catching, setCatching] = useState((state.cover || state.online) && behind);
  // A player who acts has read enough.
  const [begun, setBegun] = useState(state.lines.length);
  if (begun < state.lines.length) {
    setBegun(state.lines.length);
    if (state.lines.slice(begun).some(({ entry, seat }) => entry >= 0 && seat === state.viewer))
      setCatching(false);
  }
  const [away, setAway] = useState(document.hidden);
  useEffect(() => {
    const look = (): void => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  // An online table continues while the page is hidden; nobody has read that.
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
