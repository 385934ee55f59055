// In the service worker: the server tells somebody that it is their turn, also while no page is open.
import { isObject } from '@xenotable/kernel';

declare const self: ServiceWorkerGlobalScope;

interface Call {
  title: string;
  text: string;
  /** Where the table is, at this site. */
  path: string;
}

/** What was pushed, as far as it can be read: something is shown in any case, browsers insist on it. */
export function readCall(pushed: unknown, origin: string): Call {
  const word = (key: string, otherwise: string): string => {
    const value = isObject(pushed) ? Object.entries(pushed).find(([name]) => name === key)?.[1] : undefined;
    return typeof value === 'string' ? value : otherwise;
  };
  const link = word('link', '/');
  const url = URL.canParse(link, origin) ? new URL(link, origin) : new URL(origin);
  return {
    title: word('title', 'Xenotable'),
    text: word('text', 'It is your turn.'),
    // Whatever it says, only tables of this site are opened.
    path: /^\/t\/[\w-]+$/.test(url.pathname) ? url.pathname : '/',
  };
}

function pushed(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function tell(data: PushMessageData | null): Promise<void> {
  const { title, text, path } = readCall(pushed(data), self.location.origin);
  await self.registration.showNotification(title, {
    body: text,
    tag: path,
    data: path,
    icon: '/icon-192.png',
  });
  await badge();
}

/** As many as there are tables that call. */
async function badge(): Promise<void> {
  const calling = await self.registration.getNotifications();
  if ('setAppBadge' in navigator) await navigator.setAppBadge(calling.length).catch(() => undefined);
}

/** The page that shows the table comes to the front; without one it is opened. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
  await badge();
}

export function listenForAlerts(): void {
  self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path: unknown = event.notification.data;
    event.waitUntil(open(typeof path === 'string' ? path : '/'));
  });
}
