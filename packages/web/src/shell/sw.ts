// The service worker: keeps a whole build on the device (Workbox), so that everything works without a network. A new
// build waits until somebody accepts it. Earlier builds stay in their caches as long as one of their pages is open, so
// that such a page finds all its scripts even if the server no longer has them.
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { listenForAlerts } from './alerts.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (PrecacheEntry & { revision: string | null })[];
};

const MANIFEST = self.__WB_MANIFEST;
const PREFIX = 'xenotable-';
/** Milliseconds that a page has to answer which build it is from. */
const PATIENCE = 2000;

/** A number that identifies the build: it changes if any file changes. */
function numberOf(text: string): string {
  let number = 0;
  for (let i = 0; i < text.length; i++) number = (Math.imul(number, 31) + text.charCodeAt(i)) | 0;
  return (number >>> 0).toString(16);
}

const CURRENT = PREFIX + numberOf(JSON.stringify(MANIFEST));
const precache = new PrecacheController({ cacheName: CURRENT });
precache.addToCacheList(MANIFEST);

const ANYHOW = { ignoreSearch: true, ignoreVary: true };

/** The script that an open page started with; null if it does not answer. */
function entryOf(client: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(() => resolve(null), PATIENCE);
    client.postMessage('entry?', [port2]);
  });
}

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The build that contains a script. */
async function buildWith(entry: string): Promise<string | null> {
  for (const name of await ownCaches())
    if ((await (await caches.open(name)).match(entry, ANYHOW)) !== undefined) return name;
  return null;
}

/** Deletes builds without open pages. A page that does not answer may need any of them. */
async function tidy(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(pages.map(entryOf));
  const known = entries.filter((entry) => entry !== null);
  if (known.length < entries.length) return;
  const used = new Set([CURRENT, ...(await Promise.all(known.map(buildWith)))]);
  await Promise.all((await ownCaches()).filter((name) => !used.has(name)).map((name) => caches.delete(name)));
}

/** Files with a content hash in their name are the same in every build. */
async function kept(request: Request): Promise<Response> {
  const current = await caches.open(CURRENT);
  return (await current.match(request, ANYHOW)) ?? (await caches.match(request, ANYHOW)) ?? fetch(request);
}

/** Scripts without a content hash in their name. */
const WORKERS = ['/worker.js', '/laboratory.js'];

/** A page of an earlier build starts the rules' worker of that build. */
async function rulesWorker(request: Request, clientId: string): Promise<Response> {
  const client = (await ownCaches()).length > 1 ? await self.clients.get(clientId) : undefined;
  const entry = client === undefined ? null : await entryOf(client);
  const build = entry === null ? null : await buildWith(entry);
  const own = build === null ? undefined : await (await caches.open(build)).match(request, ANYHOW);
  return own ?? kept(request);
}

/** Every address is the same page, from the build of its scripts. */
async function page(): Promise<Response> {
  const current = await caches.open(CURRENT);
  return (await current.match('/', ANYHOW)) ?? fetch('/');
}

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === 'opened') event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page());
  else if (WORKERS.includes(url.pathname)) event.respondWith(rulesWorker(request, clientId));
  else event.respondWith(kept(request));
});

listenForAlerts();
