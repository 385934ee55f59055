// What a server's table is for the eyes that look at it from this browser.
import type { Viewer } from '@xenotable/kernel';
import type { TableInfo } from '@xenotable/server/protocol';
import type { Programs } from '../../storage/tableRow.ts';
import type { Awaited, TableState } from './client.ts';
import type { Eyes } from './eyes.ts';

interface Known {
  info: TableInfo;
  viewer: Viewer;
  eyes: Eyes;
  /** Entries that the viewer had looked at when it last looked. */
  seen: number;
  saved: TableState['saved'];
  awaited: Awaited | null;
  programs: Programs;
}

/** Null before anything was heard. */
export function onlineState({
  info,
  viewer,
  eyes,
  seen,
  saved,
  awaited,
  programs,
}: Known): TableState | null {
  const { news, lines } = eyes.of(viewer) ?? {};
  if (news === undefined || lines === undefined) return null;
  return {
    id: info.table,
    game: info.game,
    name: info.name,
    seats: info.seats.map(({ kind, name }) => ({ kind, name })),
    options: info.options,
    mine: eyes.seats.filter((seat) => programs[seat] === undefined),
    ...news,
    lines,
    undone: new Set(news.undone),
    seen: lines.filter((line) => line.entry < seen).length,
    saved,
    typed: info.typed,
    awaited,
    // The last choice may be a program's: taking back goes as far as a person's, whatever its words were.
    ...(Object.keys(programs).length > 0 && { undo: Math.min(1, news.undo), undoWords: null }),
    ...(awaited !== null && { ask: null, undo: 0, undoWords: null }),
    scene: null,
    present: info.seats.map((seat) => seat.present || seat.kind !== 'person'),
    cover: false,
    programs,
    thinking: null,
    online: true,
  };
}
