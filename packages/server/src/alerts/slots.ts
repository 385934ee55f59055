// Limits how many requests run at once, in total and to one site, so that a site that does not answer does not delay requests to others.
export interface SlotLimits {
  all: number;
  /** Most requests to one site. */
  site: number;
}

interface Waiting {
  site: string;
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
  async run<T>(site: string, job: () => Promise<T>): Promise<T> {
    if (!this.isFree(site)) await new Promise<void>((go) => this.waiting.push({ site, go }));
    else this.take(site);
    try {
      return await job();
    } finally {
      this.release(site);
    }
  }

  private isFree(site: string): boolean {
    let all = 0;
    for (const count of this.running.values()) all += count;
    return all < this.limits.all && (this.running.get(site) ?? 0) < this.limits.site;
  }

  private take(site: string): void {
    this.running.set(site, (this.running.get(site) ?? 0) + 1);
  }

  private release(site: string): void {
    const left = (this.running.get(site) ?? 1) - 1;
    if (left === 0) this.running.delete(site);
    else this.running.set(site, left);
    const next = this.waiting.find((one) => this.isFree(one.site));
    if (next === undefined) return;
    this.waiting = this.waiting.filter((one) => one !== next);
    this.take(next.site);
    next.go();
  }
}
