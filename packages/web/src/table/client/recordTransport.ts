// A record that is watched: its moments come from the worker, and nothing can be decided.
import { type LogLine, type Refusal, type Scene, type Viewer, itemAt } from '@xenotable/kernel';
import type { TableRow } from '../../storage/tableRow.ts';
import { tablesWorker } from '../../worker/client.ts';
import { ON_THIS_DEVICE } from './deviceFacts.ts';
import type { Moment, MomentSource } from './moments.ts';
import type { Seal, Transport, TransportEvents } from './transport.ts';

const WATCHING: Refusal = { rule: 'record', reason: 'A record is only watched.' };

/** Number of moments that are kept for stepping back and forth. */
const KEPT = 12;

/** The number of lines before entry `n`. Lines are in order, so a binary search is fast even in a long record. */
function linesBefore(lines: readonly LogLine[], n: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(lines, middle).entry < n) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class RecordTransport implements Transport {
  readonly live = true;
  readonly watches = true;
  private readonly row: TableRow;
  private events: TransportEvents | null = null;
  /** All lines of each viewer, requested once. */
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
      mine: [],
      hints: false,
      cover: false,
      broughtHere: false,
      ...ON_THIS_DEVICE,
    });
  }

  linesOf(viewer: Viewer): Promise<LogLine[]> {
    let lines = this.lines.get(viewer);
    if (lines === undefined) this.lines.set(viewer, (lines = this.source.lines(viewer)));
    return lines;
  }

  /** A moment and its scenes; the next likely moment is requested in advance. */
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

  /** Shows the table after `n` entries and returns the scenes that led there. Null if another moment was requested meanwhile. */
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
