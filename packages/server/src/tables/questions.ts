// Which questions are open, and since when: a choice that was made before its question is stale.
import type { AnyGame, Entry, Seat, World } from '@xenotable/kernel';

export class Questions {
  /** Who is asked, and since which seq that seat has had the same question before it. */
  private asked = new Map<Seat, number>();

  /** Nothing is known of how these questions came up. */
  open(game: AnyGame, world: World, seq: number): void {
    this.asked = new Map(game.asks(world).map((ask) => [ask.seat, seq]));
  }

  /** After an entry: another seat's answer to the same question leaves a choice as good as it was. */
  note(game: AnyGame, before: World, world: World, entry: Entry, seq: number): void {
    const page = before.flow.at(-1);
    const open = world.flow.at(-1);
    const turned = world.flow.length !== before.flow.length || page?.chapter !== open?.chapter || page?.step !== open?.step;
    const fresh = turned || world.drawn !== before.drawn || 'undo' in entry;
    const asked = new Map<Seat, number>();
    for (const { seat } of game.asks(world)) asked.set(seat, fresh || seat === entry.seat ? seq : (this.asked.get(seat) ?? seq));
    this.asked = asked;
  }

  /** The first seq at which this seat had its present question; undefined if it has none. */
  since(seat: Seat): number | undefined {
    return this.asked.get(seat);
  }
}
