// How far each seat's player has looked, on any device: what came later happened while they were away.
import type { Seat } from '@xenotable/kernel';
import type { SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export class ReadMarkers {
  private readonly store: Store;
  private readonly table: string;
  private readonly lately = new Map<Seat, number>();

  constructor(store: Store, table: string) {
    this.store = store;
    this.table = table;
  }

  /** The last entry that the player of a seat has looked at; -1: none. */
  of({ seat, seen }: SeatRow): number {
    return Math.max(seen, this.lately.get(seat) ?? -1);
  }

  note(seat: Seat, seq: number): void {
    this.lately.set(seat, Math.max(seq, this.lately.get(seat) ?? -1));
  }

  /** A look is no reason to write at once: it is kept when its device leaves. */
  async keep(seat: Seat): Promise<void> {
    const seq = this.lately.get(seat);
    if (seq !== undefined) await this.store.seats.see(this.table, seat, seq);
  }

  /** Somebody else sits there now. */
  forget(seat: Seat): void {
    this.lately.delete(seat);
  }
}
