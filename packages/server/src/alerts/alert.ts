// The ways to alert somebody: Web Push to a subscribed browser, or a webhook.
import * as v from 'valibot';

const base64url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+=*$/));
const address = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

/** Services whose webhook formats are supported. */
export const format = v.picklist(['ntfy', 'discord', 'slack']);

export type Format = v.InferOutput<typeof format>;

/** A browser's push subscription. */
export const pushTarget = v.strictObject({
  kind: v.literal('push'),
  endpoint: address,
  p256dh: base64url(128),
  auth: base64url(64),
});

export const webhookTarget = v.strictObject({ kind: v.literal('webhook'), format, url: address });

export const target = v.variant('kind', [pushTarget, webhookTarget]);

export type Target = v.InferOutput<typeof target>;

const alert = v.strictObject({
  id: v.string(),
  target,
  /** The server's origin, for links to the table. */
  origin: v.string(),
  /** Number of turns in a row for which the alert could not be sent. */
  failures: v.number(),
});

export type Alert = v.InferOutput<typeof alert>;

export const alertList: v.GenericSchema<unknown, Alert[]> = v.array(alert);

export const addressOf = (one: Target): string => (one.kind === 'push' ? one.endpoint : one.url);
