// Keeps this build on the device. Pages come from the network when it answers and from here when it does not;
// everything else has its content in its name and comes from here first.
const EDITION = 'EDITION';
const FILES = ['FILES'];
const SHELF = `xenotable-${EDITION}`;

self.addEventListener('install', (event) => {
  const fetched = (path) => new Request(path, { cache: 'reload' });
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(FILES.map(fetched)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('xenotable-') && name !== SHELF;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const fromShelf = async (request) =>
  (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);

const page = async (request) => {
  try {
    const answer = await fetch(request);
    return answer.ok ? answer : ((await caches.match('/', { ignoreVary: true })) ?? answer);
  } catch {
    return caches.match('/', { ignoreVary: true });
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : fromShelf(request));
});
