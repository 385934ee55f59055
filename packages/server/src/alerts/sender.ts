// Sends alerts: few at a time, each tried up to three times. The answer's body is not read.
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { BadInput } from '@xenotable/kernel';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Metrics } from '../metrics.ts';
import { type Target, addressOf } from './alert.ts';
import { type Letter, NotPublic, post, readAddress } from './outside.ts';
import { type SlotLimits, Slots } from './slots.ts';
import { type Words, letterFor } from './words.ts';

/** Most alerts that are sent at once, and most that may wait. */
const AT_ONCE: SlotLimits = { all: 16, site: 4 };
const LONGEST_QUEUE = 2000;
/** The pauses before the second and third attempt, in milliseconds. */
const PAUSES_MS = [2000, 10_000];
/** How long a push service stores an alert for a device that is off, in seconds. */
const KEPT_S = 24 * 60 * 60;

/** The keys by which push services identify this server. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const vapidKeys = v.strictObject({ publicKey: v.string(), privateKey: v.string() });

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

export const readVapidKeys = (text: string): VapidKeys => v.parse(vapidKeys, JSON.parse(text));

/** `gone`: the address no longer exists; `dropped`: too many wait, which is not the address's fault. */
export type Sent = 'sent' | 'gone' | 'failed' | 'dropped';

const GONE = new Set([404, 410]);
/** Whether another attempt is useless: the address is wrong or forbidden. */
const hopeless = (status: number): boolean =>
  status >= 300 && status < 500 && status !== 429 && status !== 408;

/**
 * Whose slots an alert takes: those of its domain, without what anybody can invent (other names before it, other ports).
 * On an operator's own network every port is a service of its own.
 */
export function siteOf(address: string, local: boolean): string {
  if (!URL.canParse(address)) return '';
  const { host, hostname } = new URL(address);
  if (local) return host;
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname.split('.').slice(-2).join('.') : hostname;
}

export class Sender {
  readonly keys: VapidKeys;
  private readonly local: boolean;
  private readonly metrics: Metrics;
  /** A contact address of the operator, for push services. */
  private readonly contact: string;
  private readonly slots = new Slots(AT_ONCE);
  private readonly closing = new AbortController();

  constructor(keys: VapidKeys, { local, contact }: { local: boolean; contact: string }, metrics: Metrics) {
    this.keys = keys;
    this.local = local;
    this.contact = contact;
    this.metrics = metrics;
  }

  close(): void {
    this.closing.abort();
  }

  /** Refuses targets to which nothing can or may be sent. */
  check(target: Target): void {
    if (target.kind === 'webhook') return void readAddress('url', target.url, this.local);
    readAddress('endpoint', target.endpoint, this.local);
    try {
      this.pushed(target, { title: '', text: '', link: '' });
    } catch (error) {
      throw new BadInput('p256dh', error instanceof Error ? error.message : 'is no key of a browser');
    }
  }

  /** Sends an alert, with up to three attempts. */
  async send(target: Target, words: Words): Promise<Sent> {
    const sent = this.slots.queued >= LONGEST_QUEUE ? 'dropped' : await this.tries(target, words);
    this.metrics.alerts.inc({ outcome: sent });
    return sent;
  }

  private async tries(target: Target, words: Words): Promise<Sent> {
    for (const pause of [...PAUSES_MS, null]) {
      // The slot is free for others between two attempts.
      const status = await this.slots.run(siteOf(addressOf(target), this.local), () =>
        this.once(target, words),
      );
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.has(status)) return 'gone';
      if (hopeless(status) || pause === null || this.closing.signal.aborted) return 'failed';
      await wait(pause, undefined, { signal: this.closing.signal }).catch(() => {});
    }
    return 'failed';
  }

  /** Sends once and returns the status of the answer; 0: there was none, 400: the target is not allowed or not valid. */
  async once(target: Target, words: Words): Promise<number> {
    try {
      if (target.kind === 'webhook') return await this.post(target.url, letterFor(target.format, words));
      const { endpoint, headers, body } = this.pushed(target, words);
      return await this.post(endpoint, { headers, body });
    } catch (error) {
      return error instanceof NotPublic || error instanceof TypeError ? 400 : 0;
    }
  }

  private post(address: string, letter: Letter): Promise<number> {
    return post(readAddress('address', address, this.local), letter, this.local);
  }

  /** A push message, encrypted for the subscribed browser and signed by this server. */
  private pushed(
    { endpoint, p256dh, auth }: Extract<Target, { kind: 'push' }>,
    words: Words,
  ): Letter & { endpoint: string } {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(words),
      {
        vapidDetails: { subject: this.contact, ...this.keys },
        TTL: KEPT_S,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      },
    );
    return {
      endpoint,
      headers: Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, String(v)])),
      body: body ?? '',
    };
  }
}
