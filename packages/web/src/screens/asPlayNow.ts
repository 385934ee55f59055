// Win rates are measured with what 'Play now' starts, at each level. They hold for no other set-up.
import { type Json, type SeatPlan, same } from '@xenotable/kernel';
import type { Sheet } from '../worker/api.ts';
import { isShown, valueOf } from '../table/shown.ts';

/** What a table starts with. */
export interface Started {
  options: Record<string, Json>;
  seats: readonly Pick<SeatPlan, 'kind'>[];
}

/** The value with which a table starts. An option that does not matter has none, nor has one that is left to its default and not listed. */
const startedWith = (listed: Sheet['options'], { options }: Started, key: string): Json =>
  !Object.hasOwn(listed, key)
    ? (options[key] ?? null)
    : isShown(listed, options, key)
      ? valueOf(listed, options, key)
      : null;

/** Whether a table starts as 'Play now' does, apart from the level. */
export function isAsPlayNow(
  listed: Sheet['options'],
  quick: Started,
  started: Started,
  level: string | undefined,
): boolean {
  const keys = new Set([listed, quick.options, started.options].flatMap((one) => Object.keys(one)));
  const kinds = (of: Started): string[] => of.seats.map(({ kind }) => kind);
  return (
    same(kinds(quick), kinds(started)) &&
    [...keys].every(
      (key) => key === level || same(startedWith(listed, quick, key), startedWith(listed, started, key)),
    )
  );
}
