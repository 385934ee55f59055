// All tables of this installation: making them, finding them, sitting down.
import {
  BadInput,
  type GameRecord,
  type Head,
  type Json,
  Session,
  commitment,
  gameFor,
  newSeed,
  readOptions,
  readRecord,
  readSeats,
  seeded,
} from '@xenotable/kernel';
import type { Games } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Join, TableInfo } from '../protocol.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { newCode, newKey, newTableId } from './keys.ts';
import { opened } from './opening.ts';
import type { Device } from './places.ts';
import { Table } from './table.ts';

const IDLE_MS = 60_000;

export interface Wish {
  game: string;
  options?: unknown;
  seats: unknown;
  typed?: 'dice' | 'all';
  /** The seat of whoever makes the table; null: none. */
  sit?: number | null;
}

/** What the maker of a table gets: everything needed to invite others. */
export interface Made {
  table: string;
  code: string | null;
  keys: { host: string; seats: (string | null)[]; watch: string };
  status: TableInfo['status'];
}

export class House {
  readonly games: Games;
  readonly metrics: Metrics;
  private readonly store: Store;
  private readonly mostTables: number;
  private readonly open = new Map<string, Promise<Table>>();
  private readonly sweep = setInterval(() => void this.forgetIdle(), IDLE_MS / 2).unref();

  constructor(store: Store, games: Games, metrics: Metrics, mostTables: number) {
    this.store = store;
    this.games = games;
    this.metrics = metrics;
    this.mostTables = mostTables;
    metrics.tables = () => this.open.size;
  }

  /** Hears of what other nodes do. */
  listen(): Promise<void> {
    return this.store.listen((match, seq) => {
      for (const [id, opening] of this.open) {
        if (match === null || match === id) void opening.then((table) => table.heardOf(seq)).catch(() => this.metrics.errors++);
      }
    });
  }

  close(): void {
    clearInterval(this.sweep);
  }

  /** The table in memory, or from the store. */
  async table(id: string): Promise<Table> {
    const there = this.open.get(id);
    if (there !== undefined) return there;
    const opening = this.openTable(id);
    this.open.set(id, opening);
    opening.catch(() => this.open.delete(id));
    return opening;
  }

  private async openTable(id: string): Promise<Table> {
    const kept = await this.store.find(id);
    if (kept === null) throw new Problem('unknown', 'There is no such table.');
    const game = await this.games.load(kept.match.game);
    if (game.edition !== kept.match.edition) throw new Problem('not-now', `This table needs edition ${kept.match.edition} of ${game.title}.`);
    return new Table(this.store, this.metrics, game, kept);
  }

  private async forgetIdle(): Promise<void> {
    for (const [id, opening] of this.open) {
      const table = await opening.catch(() => null);
      if (table !== null && table.places.empty && Date.now() - table.used > IDLE_MS) this.open.delete(id);
    }
  }

  async create(wish: Wish, guest: string): Promise<Made> {
    await this.room(guest);
    const game = await this.games.load(wish.game);
    const options = readOptions(game.options, wish.options);
    const plan = readSeats(game.seats, wish.seats);
    const person = game.seats.kinds[0];
    const sit = wish.sit === undefined ? plan.findIndex((seat) => seat.kind === person) : (wish.sit ?? -1);
    if (sit >= 0 && plan[sit]?.kind !== person) throw new BadInput('sit', `seat ${sit} is not for a person`);
    const seats = plan.map(({ kind, name }, seat) => ({ kind, name, key: kind === person ? newKey() : null, guest: seat === sit ? guest : null }));
    const seed = newSeed();
    // Wrong options that only the rules themselves can find are refused here, not when the last player arrives.
    Session.start(game, { options, seats: plan }, seeded(newSeed()));
    const made = await this.keep(
      {
        game: game.name,
        edition: game.edition,
        options: JSON.stringify(options),
        typed: wish.typed ?? null,
        code: newCode(),
        seed,
        seeded_from: 0,
        head: null,
      },
      seats,
      guest,
    );
    const table = await this.table(made.table);
    await table.run(() => this.dealIfFull(table));
    return { ...made, code: table.match.code, status: table.status };
  }

  /** A game that was begun elsewhere goes on here, if every entry of its record holds. */
  async upload(text: string, guest: string): Promise<Made> {
    await this.room(guest);
    const record = readRecord(text);
    const game = gameFor(record.head, [await this.games.load(record.head.game)]);
    const seed = newSeed();
    const { standing } = await opened(game, record, seeded(seed));
    const person = game.seats.kinds[0];
    const seats = readSeats(game.seats, record.head.seats).map(({ kind, name }) => ({
      kind,
      name,
      key: kind === person ? newKey() : null,
      guest: kind === person ? guest : null,
    }));
    const { commitment: _theirs, seed: _known, ...theirs } = record.head;
    const head: Head = { ...theirs, commitment: await commitment(seed), seededFrom: standing.results };
    const match = {
      game: game.name,
      edition: game.edition,
      options: JSON.stringify(head.options),
      typed: head.typed ?? null,
      code: null,
      seed,
      seeded_from: standing.results,
      head: JSON.stringify(head),
    };
    const made = await this.keep(match, seats, guest, record);
    const table = await this.table(made.table);
    return table.run(async () => ({ ...made, status: table.status }));
  }

  /** Refuses guests who have too many unfinished tables. */
  private async room(guest: string): Promise<void> {
    if ((await this.store.unfinished(guest)) >= this.mostTables)
      throw new Problem('too-many', `You have ${this.mostTables} unfinished tables: finish or delete one first.`);
  }

  private async keep(
    match: Pick<MatchRow, 'game' | 'edition' | 'options' | 'typed' | 'code' | 'seed' | 'seeded_from' | 'head'>,
    seats: Pick<SeatRow, 'kind' | 'name' | 'key' | 'guest'>[],
    guest: string,
    record?: GameRecord,
  ): Promise<Made> {
    const id = newTableId();
    const now = Date.now();
    const row: MatchRow = { ...match, id, guest, host_key: newKey(), commitment: await commitment(match.seed), over: 0, created: now, updated: now };
    const watch = newKey();
    await this.store.create(
      row,
      seats.map((seat, i) => ({ ...seat, match: id, seat: i })),
      [{ key: watch, match: id, sees: null }],
      record?.entries.map((entry, i) => ({ match: id, seq: i + 1, body: JSON.stringify(entry), choice: null, at: now })),
    );
    return { table: id, code: row.code, keys: { host: row.host_key, seats: seats.map((seat) => seat.key), watch }, status: 'waiting' };
  }

  /** Sits down or watches with a key; the answer goes to the device. */
  async join(device: Device, message: Join): Promise<{ table: Table; viewer: number | 'table' }> {
    const table = await this.table(message.table);
    return table.run(async () => {
      const { viewer, plays } = await this.entitled(table, message.key);
      if (plays) await this.sit(table, viewer as number, device.guest, message.name ?? null);
      table.places.add({ device, viewer, plays, key: message.key });
      table.sayInfo();
      const news = await table.news(viewer, message.since ?? -1);
      const joined = JSON.stringify({ type: 'joined', id: message.id, info: table.info(), viewer, plays });
      device.send(`${joined.slice(0, -1)},"news":${news}}`);
      return { table, viewer };
    });
  }

  leave(table: Table, device: Device, viewer: number | 'table'): void {
    if (table.places.remove(device, viewer)) table.sayInfo();
  }

  /** What a key opens. */
  async entitled(table: Table, key: string): Promise<{ viewer: number | 'table'; plays: boolean; host: boolean }> {
    const seat = table.seats.find((one) => one.key === key);
    if (seat !== undefined) return { viewer: seat.seat, plays: true, host: false };
    if (key === table.match.host_key) return { viewer: 'table', plays: false, host: true };
    const spectator = await this.store.spectator(table.id, key);
    if (spectator === null) throw new Problem('forbidden', 'This key does not fit the table.');
    return { viewer: spectator.sees ?? 'table', plays: false, host: false };
  }

  /** Takes a free seat; when it was the last one, the table is dealt. */
  private async sit(table: Table, seat: number, guest: string, name: string | null): Promise<void> {
    const row = table.seats[seat]!;
    if (row.guest !== null) return;
    await this.store.claim(table.id, seat, guest, table.status === 'waiting' ? name : null);
    await table.load();
    await this.store.tell(table.id);
    await this.dealIfFull(table);
  }

  private async dealIfFull(table: Table): Promise<void> {
    if (table.status === 'waiting' && table.seats.every((seat) => seat.key === null || seat.guest !== null)) await this.deal(table, table.seats);
  }

  private async deal(table: Table, seats: SeatRow[]): Promise<void> {
    const { match, game } = table;
    const hats = (guest: string | null): number => seats.filter((seat) => seat.guest === guest).length;
    const plan = seats.map(({ kind, name, guest }) => ({
      kind,
      name,
      // Seats of one person are known to be one person's.
      ...(guest !== null && hats(guest) > 1 && { player: `player ${seats.findIndex((seat) => seat.guest === guest) + 1}` }),
    }));
    const setup = {
      options: JSON.parse(match.options) as Json,
      seats: plan,
      commitment: match.commitment,
      ...(match.typed !== null && { typed: match.typed as 'dice' | 'all' }),
    };
    const { head } = Session.start(game, setup, seeded(match.seed));
    await this.store.deal(match.id, JSON.stringify(head), seats, Date.now());
    await table.load();
    await this.store.tell(match.id);
    table.sayInfo();
    await table.sayNews(-1);
  }

  /** Empty seats go to one of the game's scripted players, and the table is dealt. */
  async start(id: string, key: string, fill: string): Promise<TableInfo> {
    const table = await this.table(id);
    return table.run(async () => {
      if (!(await this.entitled(table, key)).host) throw new Problem('forbidden', 'Only the host can start the table.');
      if (table.status !== 'waiting') throw new Problem('not-now', 'The table has been dealt already.');
      const [person, ...scripted] = table.game.seats.kinds;
      if (!scripted.includes(fill))
        throw new BadInput(
          'fill',
          `${JSON.stringify(fill)} cannot take a seat of ${table.game.title}; it has ${scripted.join(', ') || 'no scripted players'}`,
        );
      await this.deal(
        table,
        table.seats.map((seat) => (seat.kind === person && seat.guest === null ? { ...seat, kind: fill, key: null } : seat)),
      );
      return table.info();
    });
  }

  /** The seat's key is exchanged for a new one; whoever brings that one sits down. */
  async handOver(id: string, key: string): Promise<{ key: string }> {
    const table = await this.table(id);
    return table.run(async () => {
      const { viewer, plays } = await this.entitled(table, key);
      if (!plays) throw new Problem('forbidden', 'Only who sits on a seat can hand it over.');
      const fresh = newKey();
      await this.store.handOver(id, viewer as number, fresh);
      await table.load();
      table.expel();
      table.sayInfo();
      await this.store.tell(id);
      return { key: fresh };
    });
  }

  /** A key to watch with: the public view, or the eyes of one's own seat. */
  async watcher(id: string, key: string, sees: 'table' | 'me'): Promise<{ key: string }> {
    const table = await this.table(id);
    return table.run(async () => {
      const { viewer, plays, host } = await this.entitled(table, key);
      if (!plays && !(host && sees === 'table')) throw new Problem('forbidden', 'Only who sits at the table can share a view.');
      const fresh = newKey();
      await this.store.addSpectator({ key: fresh, match: id, sees: sees === 'table' ? null : (viewer as number) });
      return { key: fresh };
    });
  }

  /** By the code that people tell each other: the next free seat, or the public view. */
  async byCode(code: string, name: string | null, guest: string): Promise<{ table: string; seat: number | null; key: string }> {
    const id = await this.store.findByCode(code.toUpperCase());
    if (id === null) throw new Problem('unknown', 'No table with a free seat has this code.');
    const table = await this.table(id);
    return table.run(async () => {
      const mine = table.seats.find((seat) => seat.guest === guest);
      const free = mine ?? table.seats.find((seat) => seat.key !== null && seat.guest === null);
      if (free === undefined) return { table: id, seat: null, key: (await this.store.watchKey(id))! };
      await this.sit(table, free.seat, guest, name);
      return { table: id, seat: free.seat, key: free.key! };
    });
  }

  async remove(id: string, key: string): Promise<void> {
    const table = await this.table(id);
    await table.run(async () => {
      if (!(await this.entitled(table, key)).host) throw new Problem('forbidden', 'Only the host can delete the table.');
      await this.store.remove(id);
      table.close('The table was deleted.');
      this.open.delete(id);
      await this.store.tell(id);
    });
  }

  /** The tables of a guest, with the keys to the own seats. */
  async of(guest: string): Promise<Mine[]> {
    const mine: Mine[] = [];
    for (const id of await this.store.of(guest, 100)) {
      const table = await this.table(id);
      mine.push(
        await table.run(async () => {
          const seats = table.seats.filter((seat) => seat.guest === guest);
          const keys = seats.map(({ seat, key }) => ({ seat, key: key! }));
          return {
            ...table.info(),
            mine: keys,
            host: table.match.guest === guest ? table.match.host_key : null,
            waitingForMe: table.waitsFor(seats.map((seat) => seat.seat)),
            updated: table.match.updated,
          };
        }),
      );
    }
    return mine;
  }
}

export interface Mine extends TableInfo {
  mine: { seat: number; key: string }[];
  host: string | null;
  waitingForMe: boolean;
  updated: number;
}
