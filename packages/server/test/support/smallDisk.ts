// A small file system.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './server.ts';

/** The size of the pieces with which it is filled, in bytes. */
const PIECE = 4096;

export class SmallDisk {
  readonly folder: string;
  private readonly filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.filler = join(folder, 'filler');
  }

  /** Mounts one of this size; null if this machine does not allow it. */
  static mount(kilobytes: number): SmallDisk | null {
    const folder = join(temporaryFolder(), 'disk');
    mkdirSync(folder);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], {
        stdio: 'ignore',
      });
    } catch {
      return null;
    }
    return new SmallDisk(folder);
  }

  /** Fills the file system completely. */
  fill(): void {
    writeFileSync(this.filler, '');
    for (let bytes = 1024 * PIECE; bytes >= PIECE;)
      try {
        appendFileSync(this.filler, Buffer.alloc(bytes));
      } catch {
        bytes /= 2;
      }
  }

  empty(): void {
    rmSync(this.filler, { force: true });
  }

  makeReadOnly(): void {
    execFileSync('mount', ['-o', 'remount,ro', this.folder], { stdio: 'ignore' });
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' });
  }
}
