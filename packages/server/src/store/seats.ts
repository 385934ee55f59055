// Who sits where. Every change is decided by the store; none is made if another node has taken the match.
import type { Updateable } from 'kysely';
import type { Backend, Held } from './backend.ts';
import { stillHeld } from './held.ts';
import type { SeatRow } from './schema.ts';

export class Seats {
  private readonly backend: Backend;

  constructor(backend: Backend) {
    this.backend = backend;
  }

  private get db() {
    return this.backend.db;
  }

  /** Sits down on a seat that is free and still has this key; false if somebody was quicker. */
  claim(
    held: Held,
    seat: number,
    key: string,
    newcomer: Pick<SeatRow, 'guest'> & Partial<Pick<SeatRow, 'name' | 'word'>>,
  ): Promise<boolean> {
    const query = this.db
      .updateTable('seats')
      .set(newcomer)
      .where('match', '=', held.match)
      .where('seat', '=', seat)
      .where('key', '=', key)
      .where('guest', 'is', null);
    return this.backend.atomically([stillHeld(this.db, held), { query, rows: 1 }]);
  }

  /**
   * Deals the table to the people and scripted players of `filled`. False, and nothing is changed, if it is dealt
   * already or if a seat has another guest or key than `seats` says.
   */
  deal(held: Held, head: string, seats: SeatRow[], filled: SeatRow[], at: number): Promise<boolean> {
    const { db } = this;
    const { match } = held;
    return this.backend.atomically([
      stillHeld(db, held),
      {
        query: db
          .updateTable('matches')
          .set({ head, code: null, updated: at })
          .where('id', '=', match)
          .where('head', 'is', null),
        rows: 1,
      },
      ...seats.map(({ seat, key, guest }, i) => {
        const { kind, name, key: newKey, invite } = filled[i]!;
        return {
          query: db
            .updateTable('seats')
            .set({ kind, name, key: newKey, invite })
            .where('match', '=', match)
            .where('seat', '=', seat)
            .where('key', key === null ? 'is' : '=', key)
            .where('guest', guest === null ? 'is' : '=', guest),
          rows: 1,
        };
      }),
    ]);
  }

  /** The seat gets new keys and is free for the person who is invited; views that were shared from it end. */
  handOver(held: Held, seat: number, key: string, invite: string): Promise<boolean> {
    const { match } = held;
    return this.backend.atomically([
      stillHeld(this.db, held),
      {
        query: this.db
          .updateTable('seats')
          .set({
            key,
            invite,
            guest: null,
            seen: -1,
            program: null,
            stand_in: 0,
            left_at: null,
            alerts: null,
            quiet: null,
            told_at: 0,
            orders: null,
          })
          .where('match', '=', match)
          .where('seat', '=', seat),
      },
      { query: this.db.deleteFrom('spectators').where('match', '=', match).where('sees', '=', seat) },
    ]);
  }

  /** Changes something about a seat. */
  change(held: Held, seat: number, change: Updateable<SeatRow>): Promise<boolean> {
    const query = this.db
      .updateTable('seats')
      .set(change)
      .where('match', '=', held.match)
      .where('seat', '=', seat);
    return this.backend.atomically([stillHeld(this.db, held), { query }]);
  }

  /** A program plays the seat for its player (with `standIn` because the others wished it), or (null) no longer does. */
  program(held: Held, seat: number, strength: string | null, standIn = false): Promise<boolean> {
    return this.change(held, seat, { program: strength, stand_in: standIn ? 1 : 0 });
  }

  /** How the seat's player is told that it is their turn. */
  alerts(held: Held, seat: number, alerts: string | null): Promise<boolean> {
    return this.change(held, seat, { alerts });
  }

  /** Hours in which the seat's player is not told. */
  quiet(held: Held, seat: number, quiet: string | null): Promise<boolean> {
    return this.change(held, seat, { quiet });
  }

  /** The seat's player was told that it is their turn, or it was tried often enough. */
  told(held: Held, seat: number, at: number): Promise<boolean> {
    return this.change(held, seat, { told_at: at });
  }

  /** How the windows of the seat are answered. */
  orders(held: Held, seat: number, orders: string | null): Promise<boolean> {
    return this.change(held, seat, { orders });
  }

  /** The last device of the seat's player has left. */
  async left(match: string, seat: number, at: number): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ left_at: at })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
  }

  /** The seat's player has looked at everything up to this entry; looks never go back. */
  async see(match: string, seat: number, seq: number): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ seen: seq })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('seen', '<', seq)
      .execute();
  }
}
