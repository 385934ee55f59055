// A record that is being watched: its moments from the worker, where we are, and running on by itself.
import type { LogLine, Viewer } from '@xenotable/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { RecordTransport } from '../../table/client/recordTransport.ts';
import { Table } from '../../table/client/table.ts';
import type { TableState } from '../../table/client/tableState.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { Mark } from '../../worker/api.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { type Part, partsOf } from './steps.ts';

export type Speed = 1 | 2 | 4;
/** Milliseconds between two steps at single speed. */
const PACE = 1200;

export interface Replay {
  /** The table at the moment that is shown. */
  state: TableState;
  /** Whose eyes were asked for; the moment follows. */
  viewer: Viewer;
  at: number;
  last: number;
  parts: readonly Part[];
  marks: readonly Mark[];
  /** Everything that the viewer heard, to the end. */
  lines: readonly LogLine[];
  playing: boolean;
  speed: Speed;
  goTo(at: number): void;
  look(viewer: Viewer): void;
  setPlaying(playing: boolean): void;
  setSpeed(speed: Speed): void;
}

/** Null until the first moment has come. */
export function useReplay(row: TableRow, first: Viewer, start: number): Replay | null {
  const transport = useMemo(() => new RecordTransport(row), [row]);
  const [table, setTable] = useState<Table | null>(null);
  const [at, setAt] = useState(start);
  const [viewer, setViewer] = useState(first);
  /** The moment that is shown. */
  const [shown, setShown] = useState<number | null>(null);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = row.entries;

  useEffect(() => {
    let opened: Table | null = null;
    void Table.open(row.id, transport).then((one) => setTable((opened = one)));
    return () => opened?.close();
  }, [row.id, transport]);
  useEffect(() => {
    if (table === null) return;
    void transport.goTo(at, viewer).then(async (came) => {
      if (!came) return;
      await table.look(viewer);
      setShown(at);
    });
    history.replaceState(null, '', `#${at}`);
  }, [table, transport, at, viewer]);
  useEffect(() => {
    void transport.linesOf(viewer).then(setLines);
  }, [transport, viewer]);
  useEffect(() => {
    void tablesWorker.marks(row.id).then(setMarks);
  }, [row.id]);

  // The next step comes a pause after the last one was shown, so a slow table is never outrun.
  useEffect(() => {
    if (!playing || shown === null) return;
    if (at >= last) return setPlaying(false);
    if (shown !== at) return;
    const timer = setTimeout(() => setAt(at + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, at, last, speed]);

  const goTo = useCallback((to: number) => setAt(Math.min(last, Math.max(0, to))), [last]);
  const parts = useMemo(() => partsOf(lines), [lines]);
  const state = useSyncExternalStore(
    useCallback((listener) => table?.subscribe(listener) ?? (() => {}), [table]),
    () => table?.state() ?? null,
  );
  return (
    state && {
      state,
      viewer,
      at,
      last,
      parts,
      marks,
      lines,
      playing,
      speed,
      goTo,
      look: setViewer,
      setPlaying,
      setSpeed,
    }
  );
}
