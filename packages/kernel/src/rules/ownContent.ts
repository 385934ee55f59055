// Home-made units, weapons and cards. Each is like a printed thing except for what it sets itself. A title describes
// each kind once; the description reads a file, finds what is wrong with it, and draws the editor's form.
import { BadInput } from '../read/badInput.ts';
import { type Reader, aNumber, aText, closest, fields, listOf, oneOf, recordOf } from '../read/readers.ts';
import type { RuleId } from './world.ts';

/** A number of a home-made thing. */
export interface OwnFigure {
  field: string;
  label: string;
  /** What it does, in one sentence. */
  says: string;
  least: number;
  most: number;
  /** If 0 is allowed below the minimum: what it means, such as 'never'. */
  zero?: string;
}

/** Words that it may have: special rules, keywords, actions. */
export interface OwnWords {
  field: string;
  label: string;
  known: readonly { name: string; says: string }[];
  /** The kind of home-made things whose names are also allowed as words. */
  own?: string;
  least: number;
  most: number;
}

/** All figures and words of a thing. */
export interface OwnWhole {
  figures: Readonly<Record<string, number>>;
  words: Readonly<Record<string, readonly string[]>>;
}

/** A thing of the book that home-made ones can be like. */
export interface Printed extends OwnWhole {
  name: string;
}

/** Describes home-made things of one kind. */
export interface OwnKind {
  /** 'unit' */
  kind: string;
  /** 'Units' */
  label: string;
  printed: readonly Printed[];
  figures: readonly OwnFigure[];
  words: readonly OwnWords[];
  /** The figure that is its price, if it has one. */
  price?: string;
  /** What cannot be expressed, because the rules have no verb for it. */
  cannot: string;
}

/** A home-made thing as its file describes it. Whatever is left out is as printed. */
export interface OwnThing {
  kind: string;
  name: string;
  /** The printed thing that it is drawn as and takes its defaults from. */
  like: string;
  /** Text on its card; it has no effect. */
  text?: string;
  figures?: Readonly<Record<string, number>>;
  words?: Readonly<Record<string, readonly string[]>>;
}

export const MOST_OWN_THINGS = 20;
const NAME = /^\p{L}[\p{L}\p{N} '-]{1,29}$/u;

/** Whether a name can be used in lists and sentences. */
const isName = (name: string): boolean => NAME.test(name) && !/\s$|\s\s/.test(name);

const textUpTo =
  (most: number): Reader<string> =>
  (value, where) => {
    const text = aText(value, where);
    if (text.length > most) throw new BadInput(where, `must be text of up to ${most} characters`);
    return text;
  };

/** An object with some of the known fields, all read by the same reader. */
const someOf = <T>(known: readonly { field: string }[], reader: Reader<T>): Reader<Record<string, T>> => {
  const each = recordOf(reader);
  const key = oneOf(known.map(({ field }) => field));
  return (value, where) => {
    const read = each(value, where);
    for (const field of Object.keys(read)) key(field, `${where}.${field}`);
    return read;
  };
};

const readerFor = ({ kind, printed, figures, words }: OwnKind): Reader<OwnThing> =>
  fields(
    { kind: oneOf([kind]), name: textUpTo(30), like: oneOf(printed.map(({ name }) => name)) },
    {
      text: textUpTo(200),
      figures: someOf(figures, aNumber(0, 9999)),
      words: someOf(words, listOf(aText)),
    },
  );

/** Reads the content of a scenario: every thing is of a known kind and like a printed one. */
export function contentReader(kinds: readonly OwnKind[]): Reader<OwnThing[]> {
  const readers = new Map(kinds.map((kind) => [kind.kind, readerFor(kind)]));
  return listOf((value, where) => {
    const given: unknown =
      typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
    const kind = oneOf([...readers.keys()])(given, `${where}.kind`);
    const reader = readers.get(kind);
    if (reader === undefined) throw new BadInput(`${where}.kind`, 'is unknown');
    return reader(value, where);
  });
}

export function kindOf(kinds: readonly OwnKind[], thing: Pick<OwnThing, 'kind'>): OwnKind {
  const kind = kinds.find((one) => one.kind === thing.kind);
  if (kind === undefined) throw new Error(`there is no kind '${thing.kind}'`);
  return kind;
}

/** All figures and words of a thing: its own, and otherwise those of the printed thing. */
export function wholeOf({ printed }: Pick<OwnKind, 'printed'>, thing: OwnThing): OwnWhole {
  const base = printed.find(({ name }) => name === thing.like);
  if (base === undefined) throw new Error(`there is no printed '${thing.like}'`);
  return { figures: { ...base.figures, ...thing.figures }, words: { ...base.words, ...thing.words } };
}

/** A fault of a thing: the field in it, and the reason. */
export interface OwnFault {
  field: string;
  reason: string;
}

function figureFaults({ figures }: OwnKind, thing: OwnThing): OwnFault[] {
  return figures.flatMap(({ field, label, least, most, zero }) => {
    const value = thing.figures?.[field];
    if (value === undefined || (value >= least && value <= most) || (value === 0 && zero !== undefined))
      return [];
    const none = zero === undefined ? '' : `, or 0 for ${zero}`;
    return [{ field: `figures.${field}`, reason: `${label} goes from ${least} to ${most}${none}` }];
  });
}

function wordFaults({ words }: OwnKind, thing: OwnThing, content: readonly OwnThing[]): OwnFault[] {
  return words.flatMap(({ field, label, known, own, least, most }) => {
    const given = thing.words?.[field];
    if (given === undefined) return [];
    const names = [...known, ...content.filter(({ kind }) => kind === own)].map(({ name }) => name);
    // Finding the nearest word takes time: of too many words the first ones are enough.
    const faults = given.slice(0, most + 1).flatMap((word, i): OwnFault[] =>
      names.includes(word)
        ? []
        : [
            {
              field: `words.${field}[${i}]`,
              reason: `no verb of the rules does ${JSON.stringify(word)}${closest(word, names)}`,
            },
          ],
    );
    if (new Set(given).size < given.length)
      faults.push({ field: `words.${field}`, reason: 'a word stands there twice' });
    if (given.length < least || given.length > most)
      faults.push({
        field: `words.${field}`,
        reason:
          least === most
            ? `${label}: exactly ${least}`
            : `${label}: ${least} to ${most}, not ${given.length}`,
      });
    return faults;
  });
}

/** Why a home-made thing cannot have a name beside these others, or null. */
export function nameFault(
  kinds: readonly OwnKind[],
  others: readonly Pick<OwnThing, 'name'>[],
  name: string,
): string | null {
  const isTaken = (one: { name: string }): boolean => one.name.toLowerCase() === name.toLowerCase();
  if (!isName(name))
    return 'must be 2 to 30 letters, digits, single spaces, hyphens or apostrophes, the first a letter';
  if (kinds.some(({ printed }) => printed.some(isTaken))) return `${name} is the name of a printed one`;
  return others.some(isTaken) ? `${name} is there twice` : null;
}

interface Added {
  /** Further faults of a thing by the title's own rules. */
  more?(thing: OwnThing, whole: OwnWhole): readonly OwnFault[];
  add(field: string, rule: RuleId, reason: string): void;
  rule: RuleId;
}

/** Everything that keeps content from being played: bounds, unknown words, names that are taken. */
export function contentProblems(
  kinds: readonly OwnKind[],
  content: readonly OwnThing[],
  { add, rule, more }: Added,
): void {
  if (content.length > MOST_OWN_THINGS)
    add('content', rule, `${content.length} things are more than ${MOST_OWN_THINGS}`);
  content.slice(0, MOST_OWN_THINGS).forEach((thing, i) => {
    const kind = kindOf(kinds, thing);
    const wrong = nameFault(kinds, content.slice(0, i), thing.name);
    if (wrong !== null) add(`content[${i}].name`, rule, wrong);
    const faults = [...figureFaults(kind, thing), ...wordFaults(kind, thing, content)];
    if (faults.length === 0) faults.push(...(more?.(thing, wholeOf(kind, thing)) ?? []));
    for (const { field, reason } of faults)
      add(`content[${i}].${field}`, rule, `${thing.name || thing.like}: ${reason}`);
  });
}
