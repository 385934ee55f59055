// Alerts that it is one's turn: by this browser, or by a webhook.
import type { QuietHours } from '@xenotable/server/protocol';
import { type QuietTimes, keepQuiet } from '../../storage/quiet.ts';
import { asking, call } from './lobby.ts';

export const FORMATS = ['ntfy', 'discord', 'slack'] as const;

export type Format = (typeof FORMATS)[number];

export interface ShownAlert {
  id: string;
  kind: 'push' | 'webhook';
  format: string | null;
  host: string;
}

const at = (table: string): string => `/api/tables/${table}/alerts`;

/** The alerts of a seat, and its quiet hours. */
export interface AlertsHere {
  alerts: readonly ShownAlert[];
  quiet: QuietHours | null;
}

export const alertsAt = (table: string, key: string): Promise<AlertsHere> =>
  call<AlertsHere>(at(table), asking(key, 'GET'));

/** Sets the quiet hours by the clock of this device; null removes them. They are the default for later tables. */
export async function setQuiet(table: string, key: string, hours: QuietTimes | null): Promise<void> {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const answer = await fetch(
    `${at(table)}/quiet`,
    asking(key, 'PUT', { quiet: hours && { ...hours, zone } }),
  );
  if (!answer.ok) throw new Error('The server did not take these hours.');
  keepQuiet(hours);
}

export const addWebhook = (table: string, key: string, format: Format, url: string): Promise<ShownAlert> =>
  call(at(table), asking(key, 'POST', { kind: 'webhook', format, url }));

export async function removeAlert(table: string, key: string, id: string): Promise<void> {
  const answer = await fetch(`${at(table)}/${id}`, asking(key, 'DELETE'));
  if (!answer.ok && answer.status !== 404) throw new Error('The server could not take it away.');
}

/** Whether this browser can get push messages while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const NO_WORKER = 'This browser keeps nothing in the background here, so it cannot be told.';

/** Asks the person and the browser's push service for permission, and sends the server what it needs. */
export async function addPush(table: string, key: string): Promise<ShownAlert> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('This browser may not show notifications: allow them in its settings first.');
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) throw new Error(NO_WORKER);
  const { key: serverKey } = await call<{ key: string }>('/api/alerts/key');
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return call(
    at(table),
    asking(key, 'POST', { kind: 'push', endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
  );
}

/** The service of an address, as far as it can be recognised. */
export const formatOf = (url: string): Format =>
  /discord(app)?\.com/.test(url) ? 'discord' : /slack\.com/.test(url) ? 'slack' : 'ntfy';
