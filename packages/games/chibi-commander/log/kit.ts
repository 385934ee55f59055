// Helpers for the log: who and what a sentence is about, and how the board shows it.
import type { Beat, LogKinds, ThingId } from '@xenotable/kernel';
import { type TypeName, typeOf } from '../content/units.ts';
import type { Happening, Thrown } from '../happenings.ts';
import type { UnitId } from '../table.ts';
import { blipThing, unitThing } from '../things.ts';

/** Whom a happening is about: a unit by its name or type, a Blip by its number. */
export const who = (what: { kind?: TypeName; called?: string } | { blip: number }): string => {
  if ('blip' in what) return `Blip ${what.blip + 1}`;
  return what.called ?? what.kind ?? 'Somebody';
};
export const times = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
export const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
export const thrown = ({ dice, worth }: Thrown): string =>
  `${dice.join(' ')}${worth === undefined ? '' : `, worth ${worth.join(' ')}`}`;

/** Leaders weigh more than others. */
export const heavy = ({ kind }: { kind: TypeName }): 2 | 3 => (typeOf(kind).stars > 0 ? 3 : 2);

/** The acting thing of a happening. */
export const self = (what: { unit: UnitId } | { blip: number }): ThingId[] =>
  'blip' in what ? [blipThing(what.blip)] : [unitThing(what.unit)];

/** A sentence about one unit or Blip. */
export const about = <T extends { unit: UnitId } | { blip: number }>(words: (what: T) => string) => ({
  words,
  about: self,
});

/** The same as a picture of one kind. */
export const shown = <T extends { unit: UnitId } | { blip: number }>(
  words: (what: T) => string,
  beat: (what: T) => Omit<Beat, 'actor'>,
) => ({
  words,
  about: self,
  beat: (what: T): Beat => ({ ...actorOf(what), ...beat(what) }),
});

export const actorOf = (what: { unit: UnitId } | { blip: number }): { actor?: ThingId } => {
  const [actor] = self(what);
  return actor === undefined ? {} : { actor };
};

/** No picture of its own. */
export const still = <T extends { unit: UnitId } | { blip: number }>(words: (what: T) => string) =>
  shown(words, () => ({ kind: 'note', weight: 0 }));
export const silent = <T>(words: (what: T) => string) => ({
  words,
  beat: (): Beat => ({ kind: 'note', weight: 0 }),
});
/** An event of the mission that belongs to nobody's activation. */
export const event = <T>(words: (what: T) => string) => ({
  words,
  opens: (what: T): string => words(what).replace(/\.$/, ''),
});
/** A moment of the mission that everybody looks up at. */
export const great = <T>(words: (what: T) => string) => ({
  words,
  beat: (): Beat => ({ kind: 'goal', weight: 3 }),
});

/** The same with its dice. */
export const throwing = <T extends ({ unit: UnitId } | { blip: number }) & { dice: readonly number[] }>(
  words: (what: T) => string,
) => ({ words, about: self, dice: (what: T) => what.dice });

/** A throw of one die, of a unit or of nobody. */
export const oneDie = <T extends { die: number; unit?: UnitId }>(words: (what: T) => string) => ({
  words,
  about: (what: T): ThingId[] => (what.unit === undefined ? [] : [unitThing(what.unit)]),
  dice: (what: T) => [what.die],
});

export type Kinds<T extends Happening['type']> = LogKinds<Extract<Happening, { type: T }>>;
