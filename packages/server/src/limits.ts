// How much is too much: a bucket that fills steadily and is emptied by every message.

export class Bucket {
  private left: number;
  private at = performance.now();
  private readonly perSecond: number;
  private readonly burst: number;

  constructor({ perSecond, burst }: { perSecond: number; burst: number }) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.left = burst;
  }

  /** Takes one out; false when it is empty. */
  take(): boolean {
    const now = performance.now();
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}

/** What one address uses, over all of its sockets. */
export interface Address {
  sockets: number;
  bucket: Bucket;
}

export class Addresses {
  private readonly all = new Map<string, Address>();
  private readonly rate: { perSecond: number; burst: number };
  private readonly mostSockets: number;

  constructor(rate: { perSecond: number; burst: number }, mostSockets: number) {
    this.rate = rate;
    this.mostSockets = mostSockets;
  }

  /** One more socket; null when there are too many. */
  enter(ip: string): Address | null {
    const address = this.all.get(ip) ?? { sockets: 0, bucket: new Bucket(this.rate) };
    if (address.sockets >= this.mostSockets) return null;
    address.sockets++;
    this.all.set(ip, address);
    return address;
  }

  leave(ip: string): void {
    const address = this.all.get(ip);
    if (address !== undefined && --address.sockets === 0) this.all.delete(ip);
  }
}
