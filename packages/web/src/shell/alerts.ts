// In the service worker: shows alerts that it is somebody's turn, even while no page is open.
import { isObject } from '@xenotable/kernel';

declare const self: ServiceWorkerGlobalScope;

interface Call {
  title: string;
  text: string;
  /** The path of the table on this site. */
  path: string;
}

/** The pushed message, as far as it can be read. Something is shown in any case, because browsers require it. */
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
    // Only tables of this site are opened, whatever the message says.
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

/** Sets the badge to the number of tables with an alert. */
async function badge(): Promise<void> {
  const calling = await self.registration.getNotifications();
  if ('setAppBadge' in navigator) await navigator.setAppBadge(calling.length).catch(() => undefined);
}

/** Brings the page with the table to the front, or opens it. */
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
