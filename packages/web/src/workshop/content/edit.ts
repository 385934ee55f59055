// Changes to the content of a scenario; each returns a new scenario.
import { type OwnKind, type OwnThing, type ScenarioHead, wholeOf } from '@xenotable/kernel';

export const contentOf = ({ content = [] }: ScenarioHead): readonly OwnThing[] => content;

export const withContent = <S extends ScenarioHead>(scenario: S, content: readonly OwnThing[]): S => ({
  ...scenario,
  content,
});

/** 'Heavy Infantry of ours', with a number if that is taken. */
function freeName(like: string, content: readonly OwnThing[]): string {
  const base = `Own ${like}`.replace(/[^\p{L}\p{N} '-]/gu, '').slice(0, 27);
  const taken = new Set(content.map(({ name }) => name));
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base} ${n}`;
    if (!taken.has(name)) return name;
  }
}

/** A copy of a printed thing, without changes yet. */
export const copyOf = (kind: OwnKind, like: string, content: readonly OwnThing[]): OwnThing => ({
  kind: kind.kind,
  name: freeName(like, content),
  like,
});

const changed = <T>(
  values: Readonly<Record<string, T>> | undefined,
  field: string,
  value: T,
  isPrinted: boolean,
): Readonly<Record<string, T>> => {
  const { [field]: _, ...rest } = values ?? {};
  return isPrinted ? rest : { ...rest, [field]: value };
};

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** Keeps only values that differ from the printed thing. */
function tidy(thing: OwnThing): OwnThing {
  const { text = '', figures = {}, words = {}, ...head } = thing;
  return {
    ...head,
    ...(text !== '' && { text }),
    ...(!isEmpty(figures) && { figures }),
    ...(!isEmpty(words) && { words }),
  };
}

const printedOf = (kind: OwnKind, { kind: name, like }: OwnThing) =>
  wholeOf(kind, { kind: name, name: like, like });

export const withFigure = (kind: OwnKind, thing: OwnThing, field: string, value: number): OwnThing =>
  tidy({
    ...thing,
    figures: changed(thing.figures, field, value, printedOf(kind, thing).figures[field] === value),
  });

/** Adds or removes a word; a list that allows one word has exactly that one. */
export function withWord(kind: OwnKind, thing: OwnThing, field: string, word: string, on: boolean): OwnThing {
  const now = wholeOf(kind, thing).words[field] ?? [];
  return withWords(kind, thing, field, on ? [...now, word] : now.filter((one) => one !== word));
}

export function withWords(kind: OwnKind, thing: OwnThing, field: string, words: readonly string[]): OwnThing {
  const printed = printedOf(kind, thing).words[field] ?? [];
  const same = printed.length === words.length && printed.every((word) => words.includes(word));
  return tidy({ ...thing, words: changed(thing.words, field, words, same) });
}

export const withText = (thing: OwnThing, text: string): OwnThing => tidy({ ...thing, text });
