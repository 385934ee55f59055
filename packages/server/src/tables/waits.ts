// Since when the table has waited for each seat. Decisions of other seats do not change it; the seat's own decision does.
import { type Seat, type Session, waitingSeats } from '@xenotable/kernel';

export class Waits {
  private from: ReadonlyMap<Seat, number> = new Map();

  /** Sets the waiting seats without knowing when their questions began: they count from `at`. */
  open(session: Session, at: number): void {
    this.from = new Map(waitingSeats(session).map((seat) => [seat, at]));
  }

  /** Called after an entry of seat `by` at time `at`. */
  note(session: Session, by: Seat, at: number): void {
    const { from } = this;
    this.from = new Map(
      waitingSeats(session).map((seat) => [seat, seat === by ? at : (from.get(seat) ?? at)]),
    );
  }

  /** In milliseconds since 1970; null: the table does not wait for this seat. */
  since(seat: Seat): number | null {
    return this.from.get(seat) ?? null;
  }

  get seats(): readonly Seat[] {
    return [...this.from.keys()];
  }
}
