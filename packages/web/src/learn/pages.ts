// A tutorial as the rules keep it, page by page, becomes the notes of the table's coach.
import type { Json, RuleId, SeatPlan } from '@xenotable/kernel';
import type { Lesson } from '../games/contract.ts';

interface Tutorial {
  title: string;
  options?: Record<string, Json>;
  given?: Json;
  /** What chance brings before the first page. */
  opening: readonly (number | string)[];
  pages: readonly {
    text: string;
    rule: RuleId;
    /** The choice that goes on, by its words, or as data where it cannot be listed. */
    expects: Json;
    /** What chance brings after it. */
    dice: readonly (number | string)[];
  }[];
}

/** The first sentence, or what stands before its colon. */
const titleOf = (text: string): string => text.split(/[.:!]/)[0]!;

export const lessonOf = ({ title, options = {}, given, opening, pages }: Tutorial, minutes: number, seats: SeatPlan[]): Lesson => ({
  name: title,
  minutes,
  options,
  seats,
  ...(given !== undefined && { given }),
  script: [...opening, ...pages.flatMap((page) => page.dice)],
  notes: pages.map(({ text, rule, expects }, entry) => ({
    at: { entry, ...(typeof expects === 'string' && { offer: expects }) },
    title: titleOf(text),
    text,
    rule,
    ...(typeof expects === 'string' && { hint: expects }),
  })),
});
