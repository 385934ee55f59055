// How somebody is told that it is their turn: in a browser that has subscribed (Web Push), or by a webhook.
import * as v from 'valibot';

const base64url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+=*$/));
const address = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

/** Services whose webhooks are understood. */
export const format = v.picklist(['ntfy', 'discord', 'slack']);

export type Format = v.InferOutput<typeof format>;

/** What a browser gives that wants to be pushed to. */
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
  /** Where the table is found, for links. */
  origin: v.string(),
  /** Turns in a row of which it could not be told. */
  failures: v.number(),
});

export type Alert = v.InferOutput<typeof alert>;

export const alertList: v.GenericSchema<unknown, Alert[]> = v.array(alert);

export const addressOf = (one: Target): string => (one.kind === 'push' ? one.endpoint : one.url);
