// A tutorial as the rules keep it, page by page, becomes the notes of the table's coach.
import type { Lesson as Tutorial } from '@xenotable/kernel';
import type { Lesson } from '../contract.ts';

/** The first sentence, or what stands before its colon. */
const titleOf = (text: string): string => text.split(/[.:!]/)[0]!;

export const lessonOf = (
  { title, teaches, options = {}, seats, given, opening, pages, farewell, minutes: needed }: Tutorial,
  minutes = needed ?? 3,
): Lesson => ({
  name: title,
  minutes,
  ...(teaches !== undefined && { teaches }),
  options,
  seats,
  ...(given !== undefined && { given }),
  script: [...opening, ...pages.flatMap((page) => page.dice)],
  notes: [
    ...pages.map(({ text, rule, expects, accepts, things, instead }, entry) => ({
      at: { entry, ...(typeof expects === 'string' && { offer: expects }) },
      title: titleOf(text),
      text,
      rule,
      expects,
      ...(typeof expects === 'string' && { hint: expects }),
      ...(accepts !== undefined && { accepts }),
      ...(things !== undefined && { things }),
      ...(instead !== undefined && { instead }),
    })),
    ...(farewell === undefined
      ? []
      : [
          { at: { entry: pages.length }, title: titleOf(farewell), text: farewell, rule: pages.at(-1)!.rule },
        ]),
  ],
});
