// Messages about people who are away. Types and schemas only: the web client imports them too.
import * as v from 'valibot';

const milliseconds = v.pipe(v.number(), v.integer());

/** How long the table waits for somebody who is asked. */
export const pace = v.picklist(['live', 'hour', 'day']);

export type Pace = v.InferOutput<typeof pace>;

/** What the others may do about a seat whose time has run out: let a program of this strength play it, invite a substitute, or end the game. */
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
