// Group commit: rows that arrive in one turn of the event loop, or while the disk is busy, are made durable together and only then
// acknowledged.

interface Waiting<Row> {
  row: Row;
  done(written: boolean): void;
  failed(error: unknown): void;
}

/** Writes all rows except those that it returns. If it throws, none is written. */
type Write<Row> = (rows: readonly Row[]) => readonly Row[] | Promise<readonly Row[]>;

export class GroupCommit<Row> {
  private waiting: Waiting<Row>[] = [];
  private writing: Promise<void> | null = null;
  private since = 0;
  private readonly write: Write<Row>;
  private readonly isConflict: (error: unknown) => boolean;

  /** `isConflict` tells whether an error means that a row exists already. */
  constructor(write: Write<Row>, isConflict: (error: unknown) => boolean) {
    this.write = write;
    this.isConflict = isConflict;
  }

  /** Resolves once the row is durable; false if it was left out. */
  add(row: Row): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ row, done, failed });
      if (this.writing === null) this.since = performance.now();
      this.writing ??= new Promise((turnOver) => setImmediate(turnOver)).then(() => this.writeAll());
    });
  }

  /** How long the current write has taken so far. */
  get waitingMs(): number {
    return this.writing === null ? 0 : performance.now() - this.since;
  }

  /** Resolves when nothing is left to write. */
  async settled(): Promise<void> {
    await this.writing;
  }

  /** Writes one group after the other; rows that arrive during a write form the next group. */
  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) await this.flush(this.waiting.splice(0));
    this.writing = null;
  }

  private async flush(group: Waiting<Row>[]): Promise<void> {
    this.since = performance.now();
    try {
      const writing = this.write(group.map((one) => one.row));
      const left = writing instanceof Promise ? await writing : writing;
      for (const one of group) one.done(!left.includes(one.row));
    } catch (error) {
      // Writes the rows one by one, so that one conflict does not affect the others.
      if (group.length > 1 && this.isConflict(error)) for (const one of group) await this.flush([one]);
      else for (const one of group) one.failed(error);
    }
  }
}
