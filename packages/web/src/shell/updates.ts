// The installed build and the one that waits: nothing changes under an open table until somebody accepts the update.

/** Milliseconds between two checks for a new build while a page stays open. */
const OFTEN = 60 * 60 * 1000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function found(worker: ServiceWorker | null): void {
  // Without an active worker this is the first visit: there is nothing to update.
  if (worker === null || navigator.serviceWorker.controller === null) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration): void {
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') found(installing);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), OFTEN);
  registration.active?.postMessage('opened');
}

/** The script that this page started with: its name changes with every script that it imports. */
const entry = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Installs this build on the device, and tells the worker on request which build this page is from. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === 'entry?') port?.postMessage(entry());
  });
  // A browser without storage refuses, or returns none.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
    .register('/sw.js')
    .catch(() => undefined);
  if (registration !== undefined) watch(registration);
}

export const updates = {
  ready: (): boolean => waiting !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Activates the new build and reloads this page. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take over');
  },
};
