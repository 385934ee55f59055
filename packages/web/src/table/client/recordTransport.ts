// A record that is being watched: its moments come from the worker, and nothing can be decided.
import type { LogLine, Refusal, Scene, Viewer } from '@xenotable/kernel';
import type { TableRow } from '../../storage/tableRow.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { Moment, MomentSource } from './moments.ts';
import type { Seal, Transport, TransportEvents } from './transport.ts';

const WATCHING: Refusal = { rule: 'record', reason: 'A record is only watched.' };

/** Moments that are kept: one steps back and forth. */
const KEPT = 12;

/** How many lines belong to entries before `n`; they are in order, so the search takes no longer in a long record. */
function linesBefore(lines: readonly LogLine[], n: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.entry < n) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class RecordTransport implements Transport {
  readonly live = true;
  readonly watches = true;
  private readonly row: TableRow;
  private events: TransportEvents | null = null;
  /** Everything that each viewer hears to the end, asked for once. */
  private readonly lines = new Map<Viewer, Promise<LogLine[]>>();
  private wanted = 0;
  private readonly moments = new Map<string, Promise<Moment>>();
  private readonly source: MomentSource;

  constructor(row: TableRow, source: MomentSource) {
    this.row = row;
    this.source = source;
  }

  async open(events: TransportEvents): Promise<void> {
    this.events = events;
    const { id, game, edition, name, seats, options, typed, programs } = this.row;
    events.facts({
      id,
      game,
      edition,
      name,
      seats,
      options,
      typed,
      programs,
      held: [],
      absence: null,
      mine: [],
      hints: false,
      cover: false,
      present: null,
      online: false,
      watches: null,
      watching: [],
      watchers: 0,
      watchDelay: 0,
      keepsTalk: false,
      broughtHere: false,
    });
  }

  linesOf(viewer: Viewer): Promise<LogLine[]> {
    let lines = this.lines.get(viewer);
    if (lines === undefined) this.lines.set(viewer, (lines = this.source.lines(viewer)));
    return lines;
  }

  /** A moment and what led to it; the one that is likely next is asked for meanwhile. */
  private momentAt(n: number, viewer: Viewer): Promise<Moment> {
    const key = `${n} ${viewer}`;
    const known = this.moments.get(key);
    if (known !== undefined) return known;
    const moment = this.source.moment(n, viewer);
    moment.catch(() => this.moments.delete(key));
    this.moments.set(key, moment);
    const [oldest] = this.moments.keys();
    if (this.moments.size > KEPT && oldest !== undefined) this.moments.delete(oldest);
    return moment;
  }

  /** Shows the table after `n` entries and tells what led there. Null if another moment was wanted before this one came. */
  async goTo(n: number, viewer: Viewer): Promise<Scene[] | null> {
    const order = ++this.wanted;
    const [[news, scenes], lines] = await Promise.all([this.momentAt(n, viewer), this.linesOf(viewer)]);
    if (n < this.row.entries) void this.momentAt(n + 1, viewer).catch(() => undefined);
    if (order !== this.wanted) return null;
    this.events?.update({ news: { ...news, after: -1, lines: lines.slice(0, linesBefore(lines, n)) } });
    this.events?.read(viewer, n);
    return scenes;
  }

  async look(): Promise<void> {}

  async act(): Promise<Refusal> {
    return WATCHING;
  }

  async seatProgram(): Promise<void> {}

  markRead(): void {}

  record(): Promise<string> {
    return tablesWorker.write(this.row.id);
  }

  past(): MomentSource {
    return this.source;
  }

  seal(): Promise<Seal | null> {
    return tablesWorker.seal(this.row.id);
  }

  async replay(): Promise<string> {
    return `/replay/${this.row.id}`;
  }

  rename(name: string): Promise<void> {
    return tablesWorker.rename(this.row.id, name);
  }

  close(): void {
    this.wanted++;
  }
}
