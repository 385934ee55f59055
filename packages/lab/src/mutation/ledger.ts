// What earlier runs found about each mutant, in a file outside of git.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mutant } from './subject.ts';

/** What a run found. */
export interface Verdict {
  killed: boolean;
  /** The check that noticed. */
  by: string | null;
  /** Its fingerprint; null if no single check noticed. */
  check: string | null;
  /** Number of checks that reach it and were not tried for lack of time. */
  left: number;
}

interface Entry extends Verdict {
  mutant: string;
  /** Fingerprint of everything on which the verdict depends. */
  state: string;
  /** Fingerprint of the file in which the mutant stands. */
  file: string;
}

/** What the ledger asks about the rules as they are now. */
export interface Present {
  state: string;
  /** Fingerprint of each file with rules. */
  files: ReadonlyMap<string, string>;
  /** The name of the check with this fingerprint, if it passes with the unchanged rules and reaches the mutant. */
  reaching(mutant: Mutant, check: string): string | null;
}

export class Ledger {
  private readonly file: URL;
  private readonly present: Present;
  private readonly entries = new Map<string, Entry>();

  /** Entries of mutants that no longer exist are dropped. `fresh`: earlier results do not count. */
  constructor(file: URL, mutants: readonly Mutant[], present: Present, fresh: boolean) {
    this.file = file;
    this.present = present;
    mkdirSync(new URL('./', file), { recursive: true });
    if (!fresh && existsSync(file)) {
      const known = new Set(mutants.map(({ key }) => key));
      for (const line of readFileSync(file, 'utf8').split('\n')) {
        // An incomplete line of an interrupted run is skipped.
        if (!line.endsWith('}')) continue;
        const entry = JSON.parse(line) as Entry;
        if (known.has(entry.mutant)) this.entries.set(entry.mutant, entry);
      }
    }
    writeFileSync(file, [...this.entries.values()].map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }

  /**
   * The verdict on a mutant, if it needs no run. If nothing has changed, it is the earlier verdict. Otherwise a killed
   * mutant stays killed if its file is unchanged, the check that killed it is unchanged, passes with the unchanged rules
   * and reaches the mutant. This assumes that changes in other files do not hide the mutant from that check.
   */
  verdict(mutant: Mutant): (Verdict & { carried: boolean }) | null {
    const entry = this.entries.get(mutant.key);
    if (entry === undefined) return null;
    const { killed, by, check, left } = entry;
    if (entry.state === this.present.state) return { killed, by, check, left, carried: false };
    if (!killed || check === null || entry.file !== this.present.files.get(mutant.file)) return null;
    const name = this.present.reaching(mutant, check);
    return name === null ? null : { killed, by: name, check, left, carried: true };
  }

  /** The check that noticed the mutant last time: it is tried first. */
  suspect(mutant: Mutant): string | null {
    return this.entries.get(mutant.key)?.check ?? null;
  }

  note(mutant: Mutant, verdict: Verdict): void {
    const { state, files } = this.present;
    const entry = { mutant: mutant.key, state, file: files.get(mutant.file) ?? '', ...verdict };
    this.entries.set(mutant.key, entry);
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }
}
