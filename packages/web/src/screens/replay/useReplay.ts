// A record that is being watched: its moments from the worker, where we are, and running on by itself.
import type { LogLine, Viewer } from '@xenotable/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableState } from '../../table/client/client.ts';
import { desk } from '../../worker/deskClient.ts';
import type { Mark, Moment } from '../../worker/desk.ts';
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

function stateOf(row: TableRow, moment: Moment): TableState {
  return {
    ...moment,
    id: row.id,
    game: row.game,
    name: row.name,
    seats: row.seats,
    options: row.options,
    mine: [],
    undone: new Set(moment.undone),
    seen: moment.lines.length,
    saved: 'saved',
    typed: row.typed,
    awaited: null,
    scene: null,
    present: null,
    cover: false,
    programs: row.programs,
    thinking: null,
    online: false,
  };
}

interface Shown {
  moment: Moment;
  at: number;
}

/** Null until the first moment has come. */
export function useReplay(row: TableRow, first: Viewer, start: number): Replay | null {
  const [at, setAt] = useState(start);
  const [viewer, setViewer] = useState(first);
  const [shown, setShown] = useState<Shown | null>(null);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const wanted = useRef(0);
  const last = row.entries;

  useEffect(() => {
    const order = ++wanted.current;
    void desk.moment(row.id, at, viewer).then((moment) => {
      if (order === wanted.current) setShown({ moment, at });
    });
    history.replaceState(null, '', `#${at}`);
  }, [row.id, at, viewer]);
  useEffect(() => {
    void desk.look(row.id, viewer, -1).then((news) => setLines(news.lines));
  }, [row.id, viewer]);
  useEffect(() => {
    void desk.marks(row.id).then(setMarks);
  }, [row.id]);

  // The next step comes a pause after the last one was shown, so a slow table is never outrun.
  useEffect(() => {
    if (!playing || shown === null) return;
    if (at >= last) return setPlaying(false);
    if (shown.at !== at) return;
    const timer = setTimeout(() => setAt(at + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, at, last, speed]);

  const goTo = useCallback((to: number) => setAt(Math.min(last, Math.max(0, to))), [last]);
  const parts = useMemo(() => partsOf(lines), [lines]);
  const state = useMemo(() => (shown === null ? null : stateOf(row, shown.moment)), [row, shown]);
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
