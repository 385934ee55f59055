// What crosses the wire about people who are not there. Types and schemas only: the web client imports them too.
import * as v from 'valibot';

const milliseconds = v.pipe(v.number(), v.integer());

/** How long somebody who is asked is waited for. */
export const pace = v.picklist(['live', 'hour', 'day']);

export type Pace = v.InferOutput<typeof pace>;

/** What the others may do about a seat when the pace has run out: a program of this strength plays it, a substitute is invited, the game ends. */
export const wish = v.picklist(['easy', 'steady', 'hard', 'substitute', 'end']);

export type Wish = v.InferOutput<typeof wish>;

/** A seat that the table waits for. */
export const awaited = v.strictObject({
  since: v.pipe(milliseconds, v.description('When it was asked, in milliseconds since 1970.')),
  until: v.pipe(
    v.nullable(milliseconds),
    v.description(
      'From then on the others may do something about it; null: never, or not while its player is there.',
    ),
  ),
  wishes: v.pipe(
    v.array(v.strictObject({ by: v.number(), wish })),
    v.description('What others wish; what all who are there wish is done.'),
  ),
});

export type Awaited = v.InferOutput<typeof awaited>;
