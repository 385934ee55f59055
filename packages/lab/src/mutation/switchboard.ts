// Tells instrumented code which change is on, and collects which sites it reaches.

/** More sites than any game has. */
const MOST_SITES = 100_000;

export class Switchboard {
  /** The site whose change is on; -1 when the rules are as written. */
  site = -1;
  change = 0;
  /** Whether the change that is on was executed at all. */
  picked = false;
  private rounds = 0;
  private mostRounds = Infinity;
  private reached: number[] = [];
  /** By site: how often. A map would make the recording several times as slow. */
  private readonly times = new Uint32Array(MOST_SITES);

  /** Called when a changed piece of code is executed. */
  pick(): number {
    this.picked = true;
    return this.change;
  }

  /** Called at every site while coverage is recorded. */
  reach(site: number): true {
    const before = this.times[site]!;
    if (before === 0) this.reached.push(site);
    this.times[site] = before + 1;
    return true;
  }

  /** Called in every iteration of every loop of the rules. */
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

  /** Runs something that may use this many loop iterations; returns how many it used. */
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

  /** The sites reached since the last time, and how often. */
  takeReached(): Map<number, number> {
    const all = new Map(this.reached.map((site) => [site, this.times[site]!]));
    this.reached = [];
    this.times.fill(0);
    return all;
  }
}
