// Who sits where: every change is decided by the store, also between several nodes.
import type { Backend } from './backend.ts';
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
  async claim(
    match: string,
    seat: number,
    key: string,
    guest: string,
    name: string | null,
  ): Promise<boolean> {
    const result = await this.db
      .updateTable('seats')
      .set({ guest, ...(name !== null && { name }) })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('key', '=', key)
      .where('guest', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /**
   * Deals the table to the people and scripted players of `filled`. False, and nothing is changed, if it is dealt
   * already or if a seat has another guest or key than `seats` says: another node was quicker.
   */
  deal(match: string, head: string, seats: SeatRow[], filled: SeatRow[], at: number): Promise<boolean> {
    const { db } = this;
    return this.backend.atomically([
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
  async handOver(match: string, seat: number, key: string, invite: string): Promise<void> {
    await this.backend.atomically([
      {
        query: this.db
          .updateTable('seats')
          .set({ key, invite, guest: null, seen: -1, program: null })
          .where('match', '=', match)
          .where('seat', '=', seat),
      },
      { query: this.db.deleteFrom('spectators').where('match', '=', match).where('sees', '=', seat) },
    ]);
  }

  /** A program plays the seat for its player, or (null) no longer does. */
  async program(match: string, seat: number, strength: string | null): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ program: strength })
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
