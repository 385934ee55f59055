// The logic of pointing: which choices still fit the things pointed at, and the state of every thing.
import type { Json, Worded, WordedRefusal } from '@xenotable/kernel';
import { NOTHING, type ThingId, type ThingState } from '../../boards/things.ts';

/** An offer with the things that it names, in pointing order. */
export interface Pointed<T extends Worded = Worded> {
  offer: T;
  things: readonly ThingId[];
}

export const startsWith = (things: readonly ThingId[], path: readonly ThingId[]): boolean =>
  path.every((thing, i) => things[i] === thing);

/** Offers that name something and begin with the path. */
export const fitting = <T extends Worded>(
  offers: readonly Pointed<T>[],
  path: readonly ThingId[],
): Pointed<T>[] => offers.filter(({ things }) => things.length > 0 && startsWith(things, path));

/** The offers that the path names completely. */
export const complete = <T extends Worded>(
  offers: readonly Pointed<T>[],
  path: readonly ThingId[],
): Pointed<T>[] => fitting(offers, path).filter(({ things }) => things.length === path.length);

/** The choice that a path means: the only one it names completely, or the usual one of several. */
export function meantBy(
  offers: readonly Pointed[],
  path: readonly ThingId[],
  usual?: (choices: readonly Json[]) => Json | null,
): Json | null {
  const named = complete(offers, path).map(({ offer }) => offer.choice);
  if (named.length > 1) return usual?.(named) ?? null;
  return named[0] ?? null;
}

export function standings(
  offers: readonly Pointed[],
  refused: readonly Pointed<WordedRefusal>[],
  path: readonly ThingId[],
): Map<ThingId, ThingState> {
  const found = new Map<ThingId, ThingState>();
  const mark = (thing: ThingId, change: Partial<ThingState>): void =>
    void found.set(thing, { ...(found.get(thing) ?? NOTHING), ...change });
  for (const thing of path) mark(thing, { picked: true });
  for (const { things } of fitting(offers, [])) mark(things[0]!, { ready: true });
  if (path.length > 0)
    for (const { things } of fitting(offers, path))
      if (things.length > path.length) mark(things[path.length]!, { target: true });
  for (const { offer, things } of fitting(refused, path)) {
    const thing = things[path.length];
    if (thing === undefined) continue;
    const { ready, target, picked, refused: known } = found.get(thing) ?? NOTHING;
    // Of several reasons the first is shown: it is the one that people would give.
    if (!ready && !target && !picked && known === null)
      mark(thing, { refused: { reason: offer.reason, rule: offer.rule } });
  }
  return found;
}

/** What pointing at one more thing does: continues the path, starts a new one, changes its last thing, or nothing. */
export function onward(
  offers: readonly Pointed[],
  path: readonly ThingId[],
  thing: ThingId,
): readonly ThingId[] | null {
  const along = [...path, thing];
  if (fitting(offers, along).length > 0) return along;
  if (fitting(offers, [thing]).length > 0 && path[0] !== thing) return [thing];
  const instead = [...path.slice(0, -1), thing];
  return path.length > 1 && path.at(-1) !== thing && fitting(offers, instead).length > 0 ? instead : null;
}
