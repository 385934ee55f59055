// One thing after the other: a table finishes what it is doing, down to the disk, before it looks at the next.

export class Queue {
  private jobs: (() => Promise<void>)[] = [];
  private busy = false;

  get length(): number {
    return this.jobs.length;
  }

  /** Whether nothing is going on or waiting. */
  get idle(): boolean {
    return !this.busy;
  }

  /** Runs the job when its turn comes: at once if nothing else is going on. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return new Promise((done, failed) => {
      this.jobs.push(() => job().then(done, failed));
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let job = this.jobs.shift(); job !== undefined; job = this.jobs.shift()) await job();
    this.busy = false;
  }
}
