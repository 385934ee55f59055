// Which questions are open, and since when: a choice that was made before its question is stale.
import type { Entry, Seat, Session, World } from '@xenotable/kernel';

export class Questions {
  /** Who is asked, and since which seq that seat has had the same question before it. */
  private asked = new Map<Seat, number>();

  /** Nothing is known of how these questions came up. */
  open({ asks, entries }: Session): void {
    this.asked = new Map(asks.map((ask) => [ask.seat, entries.length]));
  }

  /** After an entry: another seat's answer to the same question leaves a choice as good as it was. */
  note({ world, asks, entries }: Session, before: World, entry: Entry): void {
    const seq = entries.length;
    const page = before.flow.at(-1);
    const open = world.flow.at(-1);
    const turned =
      world.flow.length !== before.flow.length ||
      page?.chapter !== open?.chapter ||
      page?.step !== open?.step;
    const fresh = turned || world.undoBarrier !== before.undoBarrier || 'undo' in entry;
    const asked = new Map<Seat, number>();
    for (const { seat } of asks)
      asked.set(seat, fresh || seat === entry.seat ? seq : (this.asked.get(seat) ?? seq));
    this.asked = asked;
  }

  /** The first seq at which this seat had its present question; undefined if it has none. */
  since(seat: Seat): number | undefined {
    return this.asked.get(seat);
  }
}
