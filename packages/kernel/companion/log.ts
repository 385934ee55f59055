// The log of a companion: its title's log, and kinds of happenings that only a companion has.
import type { Happening } from '../src/rules/happening.ts';
import { type LogKinds, type LogWords, logWords } from '../src/rules/log.ts';

/** Adds kinds to an existing log. */
export function joinedLog<A extends Happening, B extends Happening>(
  base: LogWords<A>,
  kinds: LogKinds<B>,
): LogWords<A | B> {
  const more = logWords<B>(kinds);
  const isNew = (what: A | B): what is B => Object.hasOwn(kinds, what.type);
  // A happening of none of the new kinds belongs to the existing log.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const old = (what: A | B): A => what as A;
  return {
    types: [...(base.types ?? []), ...(more.types ?? [])],
    happening: (what, names) =>
      isNew(what) ? more.happening(what, names) : base.happening(old(what), names),
    about: (what) => (isNew(what) ? more.about(what) : base.about?.(old(what))) ?? [],
    by: (what) => (isNew(what) ? more.by(what) : base.by?.(old(what))) ?? null,
    dice: (what) => (isNew(what) ? more.dice(what) : base.dice?.(old(what))) ?? [],
    rolls: (what) => (isNew(what) ? null : (base.rolls?.(old(what)) ?? null)),
    section: (what) => (isNew(what) ? more.section(what) : base.section?.(old(what))) ?? null,
    beat: (what) => (isNew(what) ? more.beat(what) : (base.beat?.(old(what)) ?? { kind: 'note', weight: 1 })),
    opens: (what) => (isNew(what) ? more.opens(what) : base.opens?.(old(what))) ?? null,
    items: (what) => (isNew(what) ? more.items(what) : base.items?.(old(what))) ?? [],
  };
}
