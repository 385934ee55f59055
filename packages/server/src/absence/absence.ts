// People who are asked and do not answer: how long the table has waited for them, and what the others wish to be done about their seats.
import { type Seat, secretsBetween } from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { Absent } from '../protocol.ts';
import { storedPace } from '../store/rows.ts';
import type { SeatRow } from '../store/schema.ts';
import { Fenced } from '../store/store.ts';
import { type Device, say } from '../tables/connections.ts';
import { expel } from '../tables/expelling.ts';
import { newKey } from '../tables/keys.ts';
import type { Table } from '../tables/table.ts';
import type { Awaited, Wish } from './protocol.ts';

const HIDDEN = 'This seat holds something hidden: only its own player can hand it over.';

/** The others' wishes about a seat that the table has waited for since `since`. */
interface Wishes {
  since: number;
  by: Map<Seat, Wish>;
}

export class Absence {
  private readonly table: Table;
  private readonly wishes = new Map<Seat, Wishes>();
  /** When the last device of a seat disconnected from this node. */
  private readonly leftAt = new Map<Seat, number>();

  constructor(table: Table) {
    this.table = table;
  }

  /** Notes the time if this was the last device of the seat. */
  left(seat: Seat): void {
    if (!this.table.connections.present(seat)) this.leftAt.set(seat, Date.now());
  }

  /** The latest time at which the seat's player may have been connected; null: connected now. */
  awayFrom({ seat, left_at }: SeatRow): number | null {
    const { connections, settings } = this.table;
    if (connections.present(seat)) return null;
    // Players who were connected before a restart get the time since the restart to come back.
    return Math.max(this.leftAt.get(seat) ?? 0, left_at ?? 0, settings.startedAt);
  }

  awaited(seat: Seat): Awaited | null {
    const { table } = this;
    const row = table.seats[seat];
    const since = table.status === 'playing' ? table.waits.since(seat) : null;
    if (since === null || row === undefined || row.key === null || row.program !== null) return null;
    const { by } = this.wishesAbout(seat, since);
    return {
      since,
      until: this.until(row, since),
      wishes: [...by].map(([other, wish]) => ({ by: other, wish })),
    };
  }

  /** When the seat's time runs out. At pace `live` it runs only while the player is away, otherwise always. Null: it does not run. */
  private until(row: SeatRow, since: number): number | null {
    const { match, settings } = this.table;
    const pace = storedPace(match.pace);
    if (pace === null) return null;
    if (pace !== 'live') return since + settings.paceMs[pace];
    const away = this.awayFrom(row);
    return away === null ? null : Math.max(since, away) + settings.paceMs.live;
  }

  /** Wishes from before the seat's latest question are dropped. */
  private wishesAbout(seat: Seat, since: number): Wishes {
    let known = this.wishes.get(seat);
    if (known === undefined || known.since !== since)
      this.wishes.set(seat, (known = { since, by: new Map() }));
    return known;
  }

  /** Connected people other than the seat's player, with one seat for each of them. */
  private others(about: SeatRow): SeatRow[] {
    const there = this.table.seats.filter(
      ({ seat, guest, program }) =>
        guest !== null && program === null && guest !== about.guest && this.table.connections.present(seat),
    );
    return [...new Map(there.map((row) => [row.guest, row])).values()];
  }

  /** Notes a wish about a seat whose time has run out, and carries it out once all connected people wish the same. */
  async wish(device: Device, { id, seat, about, wish }: Absent): Promise<void> {
    const { table } = this;
    table.playing(device, seat);
    const row = table.seats[about];
    const awaited = this.awaited(about);
    if (row === undefined || awaited === null)
      throw new Problem('not-now', 'The table does not wait for that seat.');
    if (awaited.until === null || awaited.until > Date.now())
      throw new Problem('not-now', 'Their time has not run out.');
    const own = this.others(row).find(({ guest }) => guest === table.seats[seat]?.guest);
    if (own === undefined) throw new Problem('forbidden', 'Only the others can wish that.');
    if (wish !== null) this.refuseImpossible(row, wish);
    table.talk.spend(seat, 'wishes', table.settings.talk);
    const { by } = this.wishesAbout(about, awaited.since);
    if (wish === null) by.delete(own.seat);
    else by.set(own.seat, wish);
    const agreed = wish !== null && this.others(row).every((other) => by.get(other.seat) === wish);
    if (agreed) await this.carryOut(row, wish);
    else table.sayInfo();
    say(device, { type: 'wished', id, table: table.id, done: agreed });
  }

  private refuseImpossible(row: SeatRow, wish: Wish): void {
    const { table } = this;
    if (wish === 'end') return;
    if (wish !== 'substitute') return table.settings.refusePrograms(table.match);
    const others = table.seats.filter(({ seat, key }) => seat !== row.seat && key !== null);
    const world = table.session?.world;
    if (world !== undefined && others.some((one) => secretsBetween(table.game, world, [row.seat, one.seat])))
      throw new Problem('not-now', HIDDEN);
  }

  private async carryOut(row: SeatRow, wish: Wish): Promise<void> {
    const { table } = this;
    this.wishes.delete(row.seat);
    if (wish === 'substitute') return this.invite(row);
    const done =
      wish === 'end'
        ? await table.store.end(table.held, Date.now())
        : await table.store.seats.program(table.held, row.seat, wish, true);
    if (!done) throw new Fenced(table.id);
    await table.seatsChanged();
  }

  /** Frees the seat and sends its invitation to all who wished for a substitute. */
  private async invite(row: SeatRow): Promise<void> {
    const { table } = this;
    const key = newKey();
    const wished = this.others(row).map(({ seat }) => seat);
    await table.store.seats.handOver(table.held, row.seat, newKey(), key);
    table.host?.forget(row.seat);
    table.talk.forget(table, row.seat);
    await table.seatsChanged();
    await expel(table);
    for (const { device, viewer, plays } of table.connections.everybody())
      if (plays && viewer !== 'table' && wished.includes(viewer))
        say(device, { type: 'invited', table: table.id, seat: row.seat, key });
  }
}
