// The seats of matches. The store decides every change; nothing changes if another node has taken the match.
import { itemAt } from '@xenotable/kernel';
import type { Updateable } from 'kysely';
import type { Backend, Held } from './backend.ts';
import { stillHeld } from './held.ts';
import type { SeatRow } from './schema.ts';

/** What a seat knows of its player, before there is one. */
export const NO_PLAYER = {
  seen: -1,
  program: null,
  stand_in: 0,
  left_at: null,
  alerts: null,
  quiet: null,
  told_at: 0,
  orders: null,
} satisfies Partial<SeatRow>;

export class Seats {
  private readonly backend: Backend;

  constructor(backend: Backend) {
    this.backend = backend;
  }

  private get db() {
    return this.backend.db;
  }

  /** Claims a seat that is free and still has this key; false if somebody was faster. */
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
   * Deals the table to the people and scripted seats of `filled`. Returns false, and changes nothing, if it is already dealt
   * or a seat's guest or key differs from `seats`.
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
        const { kind, name, key: newKey, invite } = itemAt(filled, i);
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

  /** Gives the seat new keys and frees it for the invited person; views shared from it end. */
  handOver(held: Held, seat: number, key: string, invite: string): Promise<boolean> {
    const { match } = held;
    return this.backend.atomically([
      stillHeld(this.db, held),
      {
        query: this.db
          .updateTable('seats')
          .set({ ...NO_PLAYER, key, invite, guest: null })
          .where('match', '=', match)
          .where('seat', '=', seat),
      },
      { query: this.db.deleteFrom('spectators').where('match', '=', match).where('sees', '=', seat) },
    ]);
  }

  /** Changes columns of a seat. */
  change(held: Held, seat: number, change: Updateable<SeatRow>): Promise<boolean> {
    const query = this.db
      .updateTable('seats')
      .set(change)
      .where('match', '=', held.match)
      .where('seat', '=', seat);
    return this.backend.atomically([stillHeld(this.db, held), { query }]);
  }

  /** Lets a program play the seat (as a stand-in with `standIn`), or (null) no longer. */
  program(held: Held, seat: number, strength: string | null, standIn = false): Promise<boolean> {
    return this.change(held, seat, { program: strength, stand_in: standIn ? 1 : 0 });
  }

  /** Sets the alerts of the seat's player. */
  alerts(held: Held, seat: number, alerts: string | null): Promise<boolean> {
    return this.change(held, seat, { alerts });
  }

  /** Sets the quiet hours of the seat's player. */
  quiet(held: Held, seat: number, quiet: string | null): Promise<boolean> {
    return this.change(held, seat, { quiet });
  }

  /** Notes that the seat's player was alerted, or that all attempts failed. */
  told(held: Held, seat: number, at: number): Promise<boolean> {
    return this.change(held, seat, { told_at: at });
  }

  /** Sets the standing orders of the seat. */
  orders(held: Held, seat: number, orders: string | null): Promise<boolean> {
    return this.change(held, seat, { orders });
  }

  /** Notes when the last device of the seat's player left. */
  async left(match: string, seat: number, at: number): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ left_at: at })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
  }

  /** Notes what the seat's player has seen; the number never decreases. */
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
