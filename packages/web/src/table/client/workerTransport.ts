// A table on this device: the worker hosts it, and every choice is stored before it is shown.
import type { Strength } from '@xenotable/bots';
import type { Refusal, Seat, Viewer } from '@xenotable/kernel';
import type { TableRow } from '../../storage/tableRow.ts';
import type { TableAct } from '../../worker/api.ts';
import { onTableChanged, tablesWorker } from '../../worker/client.ts';
import { peopleOf } from '../../worker/people.ts';
import { paceNow } from '../film/device.ts';
import { ON_THIS_DEVICE } from './deviceFacts.ts';
import { type MomentSource, workerMoments } from './moments.ts';
import type { Seal, TableFacts, Transport, TransportEvents } from './transport.ts';

const factsOf = (row: TableRow): TableFacts => ({
  id: row.id,
  game: row.game,
  edition: row.edition,
  name: row.name,
  seats: row.seats,
  options: row.options,
  mine: peopleOf(row),
  typed: row.typed,
  hints: row.hints !== 'off',
  cover: row.cover,
  programs: row.programs,
  held: null,
  broughtHere: false,
  ...(row.lesson !== undefined && { teaches: true }),
  ...ON_THIS_DEVICE,
});

export class WorkerTransport implements Transport {
  readonly live = false;
  private readonly id: string;
  private events: TransportEvents | null = null;
  private ignore: (() => void) | null = null;
  /** The last viewer: what other tabs do is shown to them. */
  private viewer: Viewer = 'table';

  /** Whether scenes are requested, if the player wants them; a companion has no board to show them on. */
  private readonly steps: boolean;

  constructor(id: string, steps = true) {
    this.id = id;
    this.steps = steps;
  }

  async open(events: TransportEvents): Promise<void> {
    this.events = events;
    const row = await tablesWorker.row(this.id);
    events.facts(factsOf(row));
    const people = peopleOf(row);
    const asked = row.rolling === null ? row.waiting : [row.rolling.seat];
    await this.look(asked.find((seat) => people.includes(seat)) ?? people[0] ?? 'table', -1);
    this.ignore = onTableChanged((table) => {
      if (table === this.id)
        void this.look(this.viewer, -1).catch((error: Error) => events.closed(error.message));
    });
  }

  async look(viewer: Viewer, after: number): Promise<void> {
    const { row, news, secrets, read } = await tablesWorker.look(this.id, viewer, after);
    if (viewer === 'table' || row.programs[viewer] === undefined) this.viewer = viewer;
    this.events?.facts(factsOf(row));
    this.events?.update({ news, secrets });
    // A viewer that has never looked has not read the opening either, which comes before entry 0.
    this.events?.read(viewer, read ?? -1);
  }

  async act(act: TableAct, viewer: Viewer, after: number): Promise<Refusal | null> {
    this.events?.saved('saving');
    try {
      const result = await tablesWorker.act(this.id, act, {
        viewer,
        after,
        scenes: this.steps && paceNow() !== null,
      });
      if ('refusal' in result) return result.refusal;
      this.events?.update(result);
      return null;
    } catch (error) {
      // It could not be stored: the table is as it was before.
      await this.look(viewer, -1).catch(() => undefined);
      throw error;
    } finally {
      this.events?.saved('saved');
    }
  }

  async seatProgram(seat: Seat, strength: Strength | null): Promise<void> {
    this.events?.facts(factsOf(await tablesWorker.seat(this.id, seat, strength)));
  }

  markRead(viewer: Viewer, entries: number): void {
    void tablesWorker.read(this.id, viewer, entries);
  }

  record(): Promise<string> {
    return tablesWorker.write(this.id);
  }

  past(): MomentSource {
    return workerMoments(this.id);
  }

  seal(): Promise<Seal | null> {
    return tablesWorker.seal(this.id);
  }

  async replay(): Promise<string> {
    return `/replay/${this.id}`;
  }

  async rename(name: string): Promise<void> {
    await tablesWorker.rename(this.id, name);
    this.events?.facts(factsOf(await tablesWorker.row(this.id)));
  }

  async cover(cover: boolean): Promise<void> {
    this.events?.facts(factsOf(await tablesWorker.cover(this.id, cover)));
  }

  close(): void {
    this.ignore?.();
  }
}
