// Makes writes of the store wait until they are released, or fail.
import { Store } from '../../src/store/store.ts';

export interface SlowDisk {
  /** Number of entries that wait to be written. */
  readonly waiting: number;
  release(error?: Error): void;
  restore(): void;
}

/** From now on every entry waits, in all stores of this process. */
export function slowDisk(): SlowDisk {
  const append = Store.prototype.append;
  let waiting: ((error?: Error) => void)[] = [];
  Store.prototype.append = function (this: Store, row) {
    return new Promise((done, failed) => {
      waiting.push((error) =>
        error === undefined ? void append.call(this, row).then(done, failed) : failed(error),
      );
    });
  };
  return {
    get waiting() {
      return waiting.length;
    },
    release(error) {
      const all = waiting;
      waiting = [];
      for (const one of all) one(error);
    },
    restore() {
      Store.prototype.append = append;
    },
  };
}
