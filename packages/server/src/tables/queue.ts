// Runs the jobs of a table one after the other; each is finished, including its writes, before the next begins.

export class Queue {
  private readonly jobs: (() => Promise<unknown>)[] = [];
  private busy = false;
  private readonly next = (): void => {
    const job = this.jobs.shift();
    if (job === undefined) this.busy = false;
    else void job().then(this.next, this.next);
  };

  get length(): number {
    return this.jobs.length;
  }

  /** Whether no job runs or waits. */
  get idle(): boolean {
    return !this.busy;
  }

  /** Runs the job when its turn comes, or at once if no other job runs. */
  run<T>(job: () => Promise<T>): Promise<T> {
    if (this.busy)
      return new Promise((done, failed) => {
        this.jobs.push(() => job().then(done, failed));
      });
    this.busy = true;
    const running = job();
    void running.then(this.next, this.next);
    return running;
  }
}
