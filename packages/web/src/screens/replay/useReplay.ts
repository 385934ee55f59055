// A record being watched: its moments from the worker, the present position, and automatic playing.
import type { LogLine, Viewer } from '@xenotable/kernel';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { RecordTransport } from '../../table/client/recordTransport.ts';
import { Table } from '../../table/client/table.ts';
import type { TableState } from '../../table/client/tableState.ts';
import type { MomentSource } from '../../table/client/moments.ts';
import type { Mark } from '../../worker/api.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { type Part, partsOf } from './steps.ts';
import { type Place, type Step, placeIn, stateAt, staying, stepOf } from './happenings.ts';

export type Speed = 1 | 2 | 4;

export interface Replay {
  /** The table at the moment that is shown. */
  state: TableState;
  /** The selected viewer; the moment follows when it is loaded. */
  viewer: Viewer;
  at: number;
  /** The happening of this step that is shown, and how many there are. */
  beat: number;
  beats: number;
  last: number;
  parts: readonly Part[];
  marks: readonly Mark[];
  /** Everything that the viewer hears, to the end. */
  lines: readonly LogLine[];
  playing: boolean;
  speed: Speed;
  goTo(at: number): void;
  /** One happening forward or back. */
  step(by: 1 | -1): void;
  look(viewer: Viewer): void;
  setPlaying(playing: boolean): void;
  setSpeed(speed: Speed): void;
}

/** The record behind a replay: its table, all its lines, and the kind of each step. */
function useRecord(row: TableRow, source: MomentSource, transport: RecordTransport, viewer: Viewer) {
  const [table, setTable] = useState<Table | null>(null);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    let opened: Table | null = null;
    void Table.open(row.id, transport).then((one) => setTable((opened = one)));
    return () => opened?.close();
  }, [row.id, transport]);
  useEffect(() => {
    void transport.linesOf(viewer).then(setLines);
  }, [transport, viewer]);
  useEffect(() => {
    void source.marks().then(setMarks);
  }, [source]);
  return { table, lines, marks };
}

/** What is watched: the source, the first viewer, and whether the address contains the moment. */
export interface Watch {
  row: TableRow;
  source: MomentSource;
  first: Viewer;
  start: number;
  addressed: boolean;
  fail(error: Error): void;
}

/** Null until the first moment is loaded. */
export function useReplay({ row, source, first, start, addressed, fail }: Watch): Replay | null {
  const transport = useMemo(() => new RecordTransport(row, source), [row, source]);
  const [at, setAt] = useState(start);
  const [place, setPlace] = useState<Place>('last');
  const [viewer, setViewer] = useState(first);
  /** The step that is shown. */
  const [shown, setShown] = useState<Step | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = row.entries;
  const { table, lines, marks } = useRecord(row, source, transport, viewer);
  const failed = useEffectEvent(fail);

  useEffect(() => {
    if (table === null) return;
    transport
      .goTo(at, viewer)
      .then((scenes) => scenes && table.look(viewer).then(() => setShown(stepOf(at, scenes))))
      .catch((error: Error) => failed(error));
    if (addressed) history.replaceState(null, '', `#${at}`);
  }, [table, transport, at, viewer, addressed]);

  const beat = shown === null || shown.at !== at ? 0 : placeIn(shown, place);
  const beats = shown?.pictures.length ?? 0;
  const step = useCallback(
    (by: 1 | -1) => {
      if (shown === null || shown.at !== at) return;
      if (by > 0 ? beat < beats : beat > 1) return setPlace(beat + by);
      if (at + by < 0 || at + by > last) return;
      setAt(at + by);
      setPlace(by > 0 ? 'first' : 'last');
    },
    [shown, at, beat, beats, last],
  );
  // The next happening comes a pause after the last one was shown, so that a slow device keeps up.
  useEffect(() => {
    if (!playing || shown === null || shown.at !== at) return;
    if (at >= last && beat >= beats) return setPlaying(false);
    const timer = setTimeout(() => step(1), staying(shown, beat) / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, at, beat, beats, last, speed, step]);

  const goTo = useCallback(
    (to: number) => {
      setAt(Math.min(last, Math.max(0, to)));
      setPlace('last');
    },
    [last],
  );
  const parts = useMemo(() => partsOf(lines), [lines]);
  const state = useSyncExternalStore(
    useCallback((listener) => table?.subscribe(listener) ?? (() => {}), [table]),
    () => table?.state() ?? null,
  );
  const seen = useMemo(
    () => (state === null || shown === null ? state : stateAt(state, shown, beat, playing)),
    [state, shown, beat, playing],
  );
  return (
    seen && {
      state: seen,
      beat,
      beats,
      step,
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
