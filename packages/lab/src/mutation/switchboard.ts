// What instrumented code asks while it runs: which change is on. And what it tells: which sites it reaches.

export class Switchboard {
  /** The site whose change is on; -1 when the rules are as written. */
  site = -1;
  change = 0;
  /** Whether the change that is on was carried out at all. */
  picked = false;
  private rounds = 0;
  private mostRounds = Infinity;
  private reached = new Set<number>();

  /** Called where a changed piece of code is carried out. */
  pick(): number {
    this.picked = true;
    return this.change;
  }

  /** Called at every site while coverage is recorded. */
  reach(site: number): true {
    this.reached.add(site);
    return true;
  }

  /** Called in every round of every loop of the rules. */
  round(): void {
    if (++this.rounds > this.mostRounds) throw new Error('a loop does not end');
  }

  switchOn(site: number, change: number): void {
    this.site = site;
    this.change = change;
    this.picked = false;
  }

  switchOff(): void {
    this.site = -1;
  }

  /** Runs something that may use so many rounds of loops; returns how many it used. */
  counting(most: number, run: () => void): number {
    this.rounds = 0;
    this.mostRounds = most;
    try {
      run();
    } finally {
      this.mostRounds = Infinity;
    }
    return this.rounds;
  }

  /** The sites reached since the last time. */
  takeReached(): number[] {
    const all = [...this.reached];
    this.reached = new Set();
    return all;
  }
}
