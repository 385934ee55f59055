// The build on this device and the one that waits: nothing changes under an open table until somebody asks for it.

/** How often a page that stays open asks for a new build, in milliseconds. */
const OFTEN = 60 * 60 * 1000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function found(worker: ServiceWorker | null): void {
  // Without a worker in charge this is the first visit: there is nothing to update.
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

/** The script that this page began with: its name changes with every script that it leads to. */
const entry = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Keeps this build on the device, and tells the worker which build this page came from when it asks. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === 'entry?') port?.postMessage(entry());
  });
  // A browser that keeps nothing refuses, or gives none.
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
  /** The new build takes over, and this page begins again with it. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take over');
  },
};
