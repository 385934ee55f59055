// Orders that answer questions of the seats here: standing orders, which this device also keeps for later tables of the
// game, and prepared answers to one question.
import type { Refusal, Seat, StandingOrders } from '@xenotable/kernel';
import { keepOrders, lastingOrders, ordersOf } from '../../storage/orders.ts';

export interface OrdersHost {
  send(seat: Seat, orders: StandingOrders): Promise<Refusal | null>;
  /** The seats that are decided here. */
  seats(): readonly Seat[];
  changed(): void;
}

/** Combines the standing orders of one seat with the prepared answers of another. */
const withStanding = (standing: StandingOrders, prepared: StandingOrders): StandingOrders =>
  Object.fromEntries([
    ...Object.entries(standing).filter(([, order]) => typeof order === 'string'),
    ...Object.entries(prepared).filter(([, order]) => typeof order !== 'string'),
  ]);

export class OrdersHere {
  private game: string | null = null;
  /** What this device has stored for the game. */
  private lasting: StandingOrders = {};
  /** The default as long as this device has stored nothing for the game. */
  private assumed: StandingOrders = {};
  /** What the host has stored, as far as it is known here. */
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

  assume(orders: StandingOrders): void {
    this.assumed = orders;
  }

  of(seat: Seat): StandingOrders {
    return this.kept.get(seat) ?? this.fresh;
  }

  /** The orders for a table that has none yet. */
  private get fresh(): StandingOrders {
    return { ...this.assumed, ...this.lasting };
  }

  /** The orders that the host has for a seat; null: none were ever set. */
  hear(seat: Seat, orders: StandingOrders | null): void {
    if (orders === null) return;
    this.kept.set(seat, orders);
    this.known.add(seat);
    this.host.changed();
  }

  /** The connection is lost: afterwards the table may be at another host. */
  lost(): void {
    this.known.clear();
  }

  /** Tells a host that has no orders for these seats what this device has stored. */
  give(seats: readonly Seat[]): void {
    if (Object.values(this.fresh).every((order) => order === 'ask')) return;
    for (const seat of seats) {
      if (this.known.has(seat)) continue;
      this.known.add(seat);
      void this.host.send(seat, this.of(seat)).catch(() => this.known.delete(seat));
    }
  }

  /** Sets the orders of a seat. Standing orders apply to all seats here and, if they are lasting, at later tables. */
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
