// How questions of the seats here are answered without asking: by standing orders, which this device keeps for later tables
// of the game too, and by answers that were prepared for one question.
import type { Refusal, Seat, StandingOrders } from '@xenotable/kernel';
import { keepOrders, lastingOrders, ordersOf } from '../../storage/orders.ts';

export interface OrdersHost {
  send(seat: Seat, orders: StandingOrders): Promise<Refusal | null>;
  /** Seats that are decided here. */
  seats(): readonly Seat[];
  changed(): void;
}

/** With the standing orders of one seat, and the prepared answers of another. */
const withStanding = (standing: StandingOrders, prepared: StandingOrders): StandingOrders =>
  Object.fromEntries([
    ...Object.entries(standing).filter(([, order]) => typeof order === 'string'),
    ...Object.entries(prepared).filter(([, order]) => typeof order !== 'string'),
  ]);

export class OrdersHere {
  private game: string | null = null;
  /** What this device keeps for the game. */
  private lasting: StandingOrders = {};
  /** What the host keeps, as far as it was said or heard. */
  private readonly kept = new Map<Seat, StandingOrders>();
  /** Seats whose orders the host knows. */
  private readonly known = new Set<Seat>();
  private readonly host: OrdersHost;

  constructor(host: OrdersHost) {
    this.host = host;
  }

  begin(game: string): void {
    this.game = game;
    this.lasting = ordersOf(game);
  }

  of(seat: Seat): StandingOrders {
    return this.kept.get(seat) ?? this.lasting;
  }

  /** What the host keeps for a seat; null: nothing was ever said to it. */
  hear(seat: Seat, orders: StandingOrders | null): void {
    if (orders === null) return;
    this.kept.set(seat, orders);
    this.known.add(seat);
    this.host.changed();
  }

  /** The line is lost: the table may be at another host when it is back. */
  lost(): void {
    this.known.clear();
  }

  /** A host that knows nothing of these seats is told what this device keeps. */
  give(seats: readonly Seat[]): void {
    if (Object.values(this.lasting).every((order) => order === 'ask')) return;
    for (const seat of seats) {
      if (this.known.has(seat)) continue;
      this.known.add(seat);
      void this.host.send(seat, this.of(seat)).catch(() => this.known.delete(seat));
    }
  }

  /** How a seat is answered for from now on. Standing orders are good for all seats here and, where they last, at later tables. */
  async set(seat: Seat, orders: StandingOrders): Promise<Refusal | null> {
    this.lasting = lastingOrders(orders);
    if (this.game !== null) keepOrders(this.game, orders);
    const seats = new Set([seat, ...this.host.seats()]);
    const all = [...seats].map(
      (one) => [one, one === seat ? orders : withStanding(orders, this.of(one))] as const,
    );
    for (const [one, its] of all) {
      this.kept.set(one, its);
      this.known.add(one);
    }
    this.host.changed();
    const refusals = await Promise.all(all.map(([one, its]) => this.host.send(one, its)));
    return refusals.find((refusal) => refusal !== null) ?? null;
  }
}
