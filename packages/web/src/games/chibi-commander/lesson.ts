// The tutorial's pages as notes of the table's coach.
import { lesson as pages } from '../../../../games/chibi-commander/content/lesson.ts';
import type { Lesson } from '../contract.ts';

const titleOf = (text: string): string => text.split(/[.:,]/)[0]!;

/** At which question a page is: between activations, while a Blip moves, while a unit acts, at a throw, or when units hide again. */
function questionsOf(expected: readonly string[]): string[] {
  let inside = 'CC-ACT-01';
  return expected.map((words) => {
    if (/^(Activate|Uncover|End the turn)/.test(words)) inside = 'CC-ACT-01';
    else if (words.startsWith('Move Blip')) inside = 'CC-BLP-06';
    else if (/grants Luck|Keep it/.test(words)) return 'CC-CMD-04';
    else return words === 'Done' ? 'CC-BLP-22' : inside;
    return 'CC-TRN-07';
  });
}

const questions = questionsOf(pages.pages.map((page) => page.expects));

export const lesson: Lesson = {
  name: pages.title,
  minutes: 8,
  options: {},
  seats: [
    { kind: 'person', name: 'Commander' },
    { kind: 'person', name: 'Hitman' },
  ],
  given: pages.given,
  script: pages.pages.flatMap((page) => page.dice),
  notes: pages.pages.map((page, entry) => ({
    at: { rule: questions[entry]!, offer: page.expects, entry },
    title: titleOf(page.text),
    text: page.text,
    rule: page.rule,
    hint: page.expects,
  })),
};
