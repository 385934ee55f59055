// A table on this device: the rules run in the worker, and every choice is kept before it is shown.
import type { Json, News, Refusal, Seat, Viewer } from '@xenotable/kernel';
import { desk, reckoner } from '../worker/desk-client.ts';
import type { TableRow } from '../worker/desk.ts';
import type { TableClient, TableState } from './client.ts';

/** Seats that people on this device decide for. */
export const peopleOf = (row: Pick<TableRow, 'seats'>): Seat[] => row.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));

export class LocalTable implements TableClient {
  private now: TableState | null = null;
  private listeners = new Set<() => void>();
  private row: TableRow;

  private constructor(row: TableRow) {
    this.row = row;
  }

  static async open(id: string): Promise<LocalTable> {
    const table = new LocalTable(await desk.open(id));
    const people = peopleOf(table.row);
    await table.look(table.row.waiting.find((seat) => people.includes(seat)) ?? people[0] ?? 'table');
    return table;
  }

  state(): TableState | null {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private show(state: TableState): void {
    this.now = state;
    for (const listener of this.listeners) listener();
  }

  private stateOf(news: News, earlier: TableState['lines'], seen: number): TableState {
    const { row } = this;
    return {
      id: row.id,
      game: row.game,
      name: row.name,
      seats: row.seats,
      options: row.options,
      mine: peopleOf(row),
      ...news,
      lines: [...earlier.filter((line) => line.entry < news.after), ...news.lines],
      undone: new Set(news.undone),
      seen,
      saved: 'saved',
      present: null,
      cover: row.cover,
      online: null,
    };
  }

  async look(viewer: Viewer): Promise<void> {
    const news = await desk.look(this.row.id, viewer, -1);
    this.show(this.stateOf(news, [], this.row.seen[String(viewer)] ?? news.lines.length));
  }

  /** What has changed for the one who looks. */
  private async refresh(): Promise<void> {
    const before = this.now!;
    const news = await desk.look(this.row.id, before.viewer, before.seq);
    this.show(this.stateOf(news, before.lines, before.seen));
  }

  async choose(seat: Seat, choice: Json): Promise<Refusal | null> {
    const refusal = await desk.choose(this.row.id, seat, choice);
    if (refusal === null) await this.refresh();
    return refusal;
  }

  async undo(seat: Seat): Promise<Refusal | null> {
    const refusal = await desk.undo(this.row.id, seat);
    if (refusal === null) await this.refresh();
    return refusal;
  }

  markSeen(): void {
    const { now } = this;
    if (now === null || now.seen === now.lines.length) return;
    this.row.seen[String(now.viewer)] = now.lines.length;
    void desk.read(this.row.id, now.viewer, now.lines.length);
    this.show({ ...now, seen: now.lines.length });
  }

  odds(choice: Json, measure: string) {
    const { game, view, viewer } = this.now!;
    return viewer === 'table' ? Promise.resolve(null) : reckoner.odds(game, view, viewer, choice, measure);
  }

  record(): Promise<string> {
    return desk.write(this.row.id);
  }

  close(): void {
    this.listeners.clear();
  }
}
