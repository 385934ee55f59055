// The tutorial's pages as notes of the table's coach.
import { lesson as pages } from '../../../../games/earth-war/content/lesson.ts';
import type { Lesson } from '../contract.ts';

const titleOf = (text: string): string => text.split(/[.:]/)[0]!;

/** Which question stands behind a page: step by step through the round. */
function questionAt(index: number): string {
  const page = pages.pages[index]!;
  if (typeof page.expects !== 'string') return 'EW-S3-01';
  const order = pages.pages.findIndex((one) => typeof one.expects !== 'string');
  if (index > order) return 'EW-S4-02';
  return index < 2 ? 'EW-RNG-04' : 'EW-S2-01';
}

export const lesson: Lesson = {
  name: pages.title,
  minutes: 3,
  options: {},
  seats: [{ kind: 'person', name: 'Sergeant' }],
  given: pages.given,
  script: [...pages.opening, ...pages.pages.flatMap((page) => page.dice)],
  notes: pages.pages.map((page, index) => ({
    at: { rule: questionAt(index), entry: index, ...(typeof page.expects === 'string' && { offer: page.expects }) },
    title: titleOf(page.text),
    text: page.text,
    rule: page.rule,
    ...(typeof page.expects === 'string' ? { hint: page.expects } : {}),
  })),
};
