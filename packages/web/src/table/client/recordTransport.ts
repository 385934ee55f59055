// A record that is being watched: its moments come from the worker, and nothing can be decided.
import type { LogLine, Refusal, Viewer } from '@xenotable/kernel';
import type { TableRow } from '../../storage/tableRow.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { Transport, TransportEvents } from './transport.ts';

const WATCHING: Refusal = { rule: 'record', reason: 'A record is only watched.' };

export class RecordTransport implements Transport {
  readonly live = true;
  readonly watches = true;
  private readonly row: TableRow;
  private events: TransportEvents | null = null;
  /** Everything that each viewer hears to the end, asked for once. */
  private readonly lines = new Map<Viewer, Promise<LogLine[]>>();
  private wanted = 0;

  constructor(row: TableRow) {
    this.row = row;
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
      mine: [],
      cover: false,
      present: null,
      online: false,
    });
  }

  linesOf(viewer: Viewer): Promise<LogLine[]> {
    let lines = this.lines.get(viewer);
    if (lines === undefined) this.lines.set(viewer, (lines = tablesWorker.lines(this.row.id, viewer)));
    return lines;
  }

  /** Shows the table after `n` entries. False if another moment was wanted before this one came. */
  async goTo(n: number, viewer: Viewer): Promise<boolean> {
    const order = ++this.wanted;
    const [news, lines] = await Promise.all([
      tablesWorker.moment(this.row.id, n, viewer),
      this.linesOf(viewer),
    ]);
    if (order !== this.wanted) return false;
    this.events?.update({ news: { ...news, after: -1, lines: lines.filter((line) => line.entry < n) } });
    this.events?.read(viewer, n);
    return true;
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
