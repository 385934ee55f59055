// Limits how many requests run at once, in total and to one host, so that a host that does not answer does not delay requests to others.
export interface SlotLimits {
  all: number;
  /** Most requests to one host. */
  host: number;
}

interface Waiting {
  host: string;
  go(): void;
}

export class Slots {
  private readonly limits: SlotLimits;
  private readonly running = new Map<string, number>();
  private waiting: Waiting[] = [];

  constructor(limits: SlotLimits) {
    this.limits = limits;
  }

  get queued(): number {
    return this.waiting.length;
  }

  /** Runs the job as soon as there is a free slot. */
  async run<T>(host: string, job: () => Promise<T>): Promise<T> {
    if (!this.isFree(host)) await new Promise<void>((go) => this.waiting.push({ host, go }));
    else this.take(host);
    try {
      return await job();
    } finally {
      this.release(host);
    }
  }

  private isFree(host: string): boolean {
    let all = 0;
    for (const count of this.running.values()) all += count;
    return all < this.limits.all && (this.running.get(host) ?? 0) < this.limits.host;
  }

  private take(host: string): void {
    this.running.set(host, (this.running.get(host) ?? 0) + 1);
  }

  private release(host: string): void {
    const left = (this.running.get(host) ?? 1) - 1;
    if (left === 0) this.running.delete(host);
    else this.running.set(host, left);
    const next = this.waiting.find((one) => this.isFree(one.host));
    if (next === undefined) return;
    this.waiting = this.waiting.filter((one) => one !== next);
    this.take(next.host);
    next.go();
  }
}
