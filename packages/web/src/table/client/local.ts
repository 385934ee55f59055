// A table on this device: the rules run in the worker, and every choice is kept before it is shown.
import type { Strength } from '@xenotable/bots';
import { type Json, type News, type Refusal, type Seat, type Viewer, same } from '@xenotable/kernel';
import { desk, reckoner, thinker } from '../../worker/deskClient.ts';
import type { Question } from '../../worker/desk.ts';
import type { Rolling, TableRow } from '../../storage/tableRow.ts';
import { peopleOf } from '../../worker/people.ts';
import type { TableClient, TableState } from './client.ts';
import { Film, pace, rest } from './film.ts';
import { ProgramPlayers, programToAsk } from './programs.ts';

export class LocalTable implements TableClient {
  private now: TableState | null = null;
  private listeners = new Set<() => void>();
  private row: TableRow;
  private closed = false;
  private readonly film = new Film((state) => this.show(state));
  private readonly players = new ProgramPlayers(
    {
      next: () => (this.closed ? null : programToAsk(this.now!)),
      question: (seat) => this.question(seat),
      play: (seat, choice) => this.play({ seat, choice, results: [] }),
      changed: () => this.show(this.now!),
      rest,
    },
    thinker,
  );
  readonly programs = {
    stop: () => this.players.stop(),
    retry: () => this.players.retry(),
    seat: (seat: Seat, strength: Strength | null) => this.seatProgram(seat, strength),
  };

  private constructor(row: TableRow) {
    this.row = row;
  }

  static async open(id: string): Promise<LocalTable> {
    const table = new LocalTable(await desk.open(id));
    const people = peopleOf(table.row);
    const { waiting, rolling } = table.row;
    const asked = rolling === null ? waiting : [rolling.seat];
    await table.look(asked.find((seat) => people.includes(seat)) ?? people[0] ?? 'table');
    if (rolling !== null) await table.play(rolling);
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
    this.now = { ...state, thinking: this.players.thinking };
    for (const listener of this.listeners) listener();
    this.players.wake();
  }

  private async question(seat: Seat): Promise<Omit<Question, 'before'>> {
    const { view, ask } = await desk.look(this.row.id, seat, Infinity);
    return { game: this.row.game, view, ask: ask!, strength: this.row.programs[seat]! };
  }

  private async seatProgram(seat: Seat, strength: Strength | null): Promise<void> {
    this.players.dismiss();
    this.row = await desk.seat(this.row.id, seat, strength);
    const people = peopleOf(this.row);
    const { viewer } = this.now!;
    await this.look(viewer !== 'table' && people.includes(viewer) ? viewer : (people[0] ?? 'table'));
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
      typed: row.typed,
      awaited: null,
      scene: null,
      present: null,
      cover: row.cover,
      programs: row.programs,
      thinking: null,
      online: false,
    };
  }

  async look(viewer: Viewer): Promise<void> {
    const news = await desk.look(this.row.id, viewer, -1);
    this.show(
      this.stateOf(
        news,
        [],
        this.row.seen[String(viewer)] ?? news.lines.filter((line) => line.entry < 0).length,
      ),
    );
  }

  /** What has changed for the one who looks. */
  private async refresh(): Promise<TableState> {
    const before = this.now!;
    const news = await desk.look(this.row.id, before.viewer, before.seq);
    return this.stateOf(news, before.lines, before.seen);
  }

  choose(seat: Seat, choice: Json): Promise<Refusal | null> {
    this.skip();
    this.players.dismiss();
    return this.play({ seat, choice, results: [] });
  }

  roll(results: readonly number[]): Promise<Refusal | null> {
    const { seat, choice } = this.now!.awaited!;
    return this.play({ seat, choice, results: [...results] });
  }

  private async play(rolling: Rolling): Promise<Refusal | null> {
    const { viewer, ask, awaited } = this.now!;
    const chosen = await desk.choose(this.row.id, rolling);
    if (chosen !== null && 'refusal' in chosen) return chosen.refusal;
    if (chosen !== null) {
      const words =
        awaited?.words ?? ask?.offers.find((offer) => same(offer.choice, rolling.choice))?.words ?? null;
      this.show({
        ...this.now!,
        ask: null,
        undo: 0,
        undoWords: null,
        awaited: { ...rolling, ...chosen, words },
      });
      return null;
    }
    const [after, scenes] = await Promise.all([
      this.refresh(),
      pace() === 0 ? [] : desk.film(this.row.id, viewer),
    ]);
    this.film.play(scenes, () => after, this.now!.lines);
    return null;
  }

  skip(): void {
    this.film.skip();
  }

  async undo(seat: Seat): Promise<Refusal | null> {
    this.skip();
    this.players.dismiss();
    const refusal = await desk.undo(this.row.id, seat);
    if (refusal === null) this.show(await this.refresh());
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

  async replay(): Promise<string> {
    return `/replay/${this.row.id}`;
  }

  async rename(name: string): Promise<void> {
    await desk.rename(this.row.id, name);
    this.row.name = name;
    this.show({ ...this.now!, name });
  }

  close(): void {
    this.closed = true;
    this.film.stop();
    this.players.dismiss();
    this.listeners.clear();
  }
}
