// Which questions are open, and since when: a choice that was made before its question is stale.
import type { PlayedEntry, Seat, Session } from '@xenotable/kernel';

export class Questions {
  /** Who is asked, and since which seq that seat has had the same question before it. */
  private asked: ReadonlyMap<Seat, number> = new Map();
  /** The seq that this is known for; -1: nothing is known. */
  private seq = -1;

  /** Nothing is known of how these questions came up. */
  open({ asks, entries }: Session): void {
    this.seq = entries.length;
    this.asked = new Map(asks.map((ask) => [ask.seat, entries.length]));
  }

  /** Whether they are known for the table as it was after so many entries. */
  knownAt(seq: number): boolean {
    return this.seq === seq;
  }

  /** The same again, for a table that is followed on trial. */
  copy(): Questions {
    const copy = new Questions();
    copy.asked = this.asked;
    copy.seq = this.seq;
    return copy;
  }

  /** After an act: another seat's answer to the same question leaves a choice as good as it was. */
  note({ world, asks, entries }: Session, act: readonly PlayedEntry[]): void {
    const [first] = act;
    if (first === undefined) return;
    const { before, entry } = first;
    const seq = entries.length;
    const page = before.flow.at(-1);
    const open = world.flow.at(-1);
    const turned =
      world.flow.length !== before.flow.length ||
      page?.chapter !== open?.chapter ||
      page?.step !== open?.step;
    const fresh = act.length > 1 || turned || world.undoBarrier !== before.undoBarrier || 'undo' in entry;
    const asked = new Map<Seat, number>();
    for (const { seat } of asks)
      asked.set(seat, fresh || seat === entry.seat ? seq : (this.asked.get(seat) ?? seq));
    this.asked = asked;
    this.seq = seq;
  }

  /** The first seq at which this seat had its present question; undefined if it has none. */
  since(seat: Seat): number | undefined {
    return this.asked.get(seat);
  }
}
