// Home-made scenarios: the head that all have in common, and the functions by which a title makes, checks and plays them.
import { BadInput } from '../read/badInput.ts';
import type { Json } from '../read/json.ts';
import { type Reader, aText, oneOf } from '../read/readers.ts';
import { type OwnKind, type OwnThing, contentReader } from './ownContent.ts';
import type { RuleId } from './world.ts';

/** The head of a scenario, the same in every title. */
export interface ScenarioHead {
  /** Version of the file's format. */
  format: 1;
  name: string;
  /** What players read before the first decision. */
  text: string;
  /** The title; a file without it is for the title that opens it. */
  game?: string;
  /** The edition of the rules for which it was made. */
  edition?: string;
  author?: string;
  licence?: string;
  /** Home-made units, weapons and cards, in a title that has kinds of them. */
  content?: readonly OwnThing[];
}

/** What keeps a scenario from being played ('stop'), or may surprise its players ('warn'). */
export interface ScenarioProblem {
  /** The field by its path: 'units[3].at'. */
  field: string;
  reason: string;
  rule: RuleId;
  severity: 'stop' | 'warn';
}

/** What a title provides for scenarios. */
export interface ScenarioSheet<S extends ScenarioHead = ScenarioHead> {
  /** Reads data or JSON text; an error names the field. */
  read(value: unknown, where?: string): S;
  /** The text of the scenario's file. */
  write(scenario: S): string;
  problems(scenario: S): readonly ScenarioProblem[];
  /** A nearly empty scenario that can be played. */
  fresh(): S;
  examples: readonly S[];
  /** The options of a table that plays it. */
  options(scenario: S): Record<string, Json>;
  /** The number of people it needs at least; the book or a program plays the other seats. */
  people(scenario: S): number;
  /** The kinds of home-made units, weapons and cards. */
  content?: readonly OwnKind[];
}

export const textOf =
  (least: number, most: number): Reader<string> =>
  (value, where) => {
    const text = aText(value, where);
    if (text.length < least || text.length > most)
      throw new BadInput(where, `must be text of ${least} to ${most} characters, not ${text.length}`);
    return text;
  };

/** The readers of a head, for `fields(needed, free)`. */
export const headReaders = (game: string, kinds: readonly OwnKind[] = []) => ({
  needed: { format: oneOf([1] as const), name: textOf(1, 60) },
  free: {
    text: textOf(0, 600),
    game: oneOf([game]),
    edition: textOf(1, 12),
    author: textOf(0, 60),
    licence: textOf(0, 60),
    content: contentReader(kinds),
  },
});

/** The head's fields in the order of a file; missing fields stay missing. */
export const headOf = (given: Partial<ScenarioHead> & { name: string }): ScenarioHead => ({
  format: 1,
  ...(given.game === undefined ? {} : { game: given.game }),
  ...(given.edition === undefined ? {} : { edition: given.edition }),
  name: given.name,
  ...(given.author === undefined ? {} : { author: given.author }),
  ...(given.licence === undefined ? {} : { licence: given.licence }),
  text: given.text ?? '',
  ...(given.content === undefined || given.content.length === 0 ? {} : { content: given.content }),
});

/** Parses the scenario if it is given as JSON text. */
export function scenarioData(value: unknown, where: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new BadInput(where, `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const writeScenarioFile = (scenario: ScenarioHead): string => `${JSON.stringify(scenario, null, 2)}\n`;
