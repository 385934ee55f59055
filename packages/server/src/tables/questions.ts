// Which questions are open, and since when: a choice from before its question is stale.
import type { PlayedEntry, Seat, Session } from '@xenotable/kernel';

export class Questions {
  /** By seat, the seq since which it has had its present question. */
  private asked: ReadonlyMap<Seat, number> = new Map();
  /** The seq for which `asked` is valid; -1: none. */
  private seq = -1;

  /** Sets the open questions without knowing when they began: they count from now. */
  open({ asks, entries }: Session): void {
    this.seq = entries.length;
    this.asked = new Map(asks.map((ask) => [ask.seat, entries.length]));
  }

  /** Whether the questions are known for this seq. */
  knownAt(seq: number): boolean {
    return this.seq === seq;
  }

  /** A copy, for a record that is followed before it is known to be valid. */
  copy(): Questions {
    const copy = new Questions();
    copy.asked = this.asked;
    copy.seq = this.seq;
    return copy;
  }

  /** Called after an act. If another seat answered the same question, choices made before it stay valid. */
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
