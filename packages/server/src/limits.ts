// Limits: every cost that a caller can cause is counted by address before the work is done.
import { isIPv6 } from 'node:net';

export interface Rate {
  perSecond: number;
  /** Most that can be taken at once. */
  burst: number;
}

/** A token bucket: it fills at a steady rate, and work takes from it. */
export class Bucket {
  private left: number;
  private at = performance.now();
  private readonly rate: Rate;

  constructor(rate: Rate) {
    this.rate = rate;
    this.left = rate.burst;
  }

  private fill(): void {
    const now = performance.now();
    this.left = Math.min(this.rate.burst, this.left + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
  }

  /** Takes `cost`; false, and nothing is taken, if less is left. */
  take(cost = 1): boolean {
    this.fill();
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  /** For costs that are known only afterwards: the bucket may go below zero and must fill again first. */
  charge(cost: number): void {
    this.fill();
    this.left -= cost;
  }

  get full(): boolean {
    this.fill();
    return this.left >= this.rate.burst;
  }
}

/** Costs that are counted for an address over all of its connections and requests. */
export type Cost =
  | 'messages'
  | 'tables'
  | 'uploadBytes'
  | 'uploadMs'
  | 'lookingBackMs'
  | 'openingMs'
  | 'alerts';

/** What one address uses. It is kept until all of its buckets are full again, so that reconnecting resets nothing. */
export class Address {
  sockets = 0;
  /** Bytes that wait to be sent to its sockets; each socket adds and takes away its own, if they are many. */
  backlog = 0;
  private readonly buckets = new Map<Cost, Bucket>();
  private readonly rates: Record<Cost, Rate>;

  constructor(rates: Record<Cost, Rate>) {
    this.rates = rates;
  }

  bucket(cost: Cost): Bucket {
    let bucket = this.buckets.get(cost);
    if (bucket === undefined) this.buckets.set(cost, (bucket = new Bucket(this.rates[cost])));
    return bucket;
  }

  get idle(): boolean {
    return this.sockets === 0 && [...this.buckets.values()].every((bucket) => bucket.full);
  }
}

const SWEEP_MS = 30_000;

/** An IPv6 customer has at least 2^64 addresses, so a /64 counts as one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = ip.replace(/%.*/, '').split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const groups =
    after === undefined
      ? head
      : [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

export class Addresses {
  private readonly all = new Map<string, Address>();
  private readonly rates: Record<Cost, Rate>;
  private readonly mostSockets: number;
  private readonly sweep = setInterval(() => this.forgetIdle(), SWEEP_MS).unref();

  constructor(rates: Record<Cost, Rate>, mostSockets: number) {
    this.rates = rates;
    this.mostSockets = mostSockets;
  }

  of(ip: string): Address {
    const network = networkOf(ip);
    let address = this.all.get(network);
    if (address === undefined) this.all.set(network, (address = new Address(this.rates)));
    return address;
  }

  /** Counts one more socket; null if there are too many. */
  enter(ip: string): Address | null {
    const address = this.of(ip);
    if (address.sockets >= this.mostSockets) return null;
    address.sockets++;
    return address;
  }

  /** For requests that another node passes on, which has counted them by address already. */
  passedOn(): Address {
    return new Address(this.rates);
  }

  private forgetIdle(): void {
    for (const [network, address] of this.all) if (address.idle) this.all.delete(network);
  }

  close(): void {
    clearInterval(this.sweep);
  }
}
