// Several tabs of one browser: one acts at a time, and the others are told.

/** Browsers have no locks on insecure pages, and tests have no browser. */
export function locksHere(): LockManager | undefined {
  const here: { locks?: LockManager } | undefined = globalThis.navigator;
  return here?.locks;
}

/** Runs an act while no other tab acts at the same table. */
export function exclusively<T>(table: string, act: () => Promise<T>): Promise<T> {
  // Without locks the store refuses an entry whose number is taken.
  const locks = locksHere();
  return locks === undefined ? act() : locks.request(`xenotable.table.${table}`, act);
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('xenotable.tables') : null;

export const tellChanged = (table: string): void => channel?.postMessage(table);

export function hearChanges(heard: (table: string) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data));
}

/** Waits until no other tab holds a name, then holds it until the returned function is called. `waiting` is called if another tab holds it. */
export async function hold(name: string, waiting: () => void): Promise<() => void> {
  const locks = locksHere();
  if (locks === undefined) return () => {};
  return new Promise((held) => {
    const keep = (): Promise<void> => new Promise((release) => held(release));
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) return keep();
      waiting();
      void locks.request(name, keep);
      return undefined;
    });
  });
}
