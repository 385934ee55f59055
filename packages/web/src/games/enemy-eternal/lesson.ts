// The tutorial's pages as notes of the table's coach.
import { lesson as pages } from '../../../../games/enemy-eternal/content/lesson.ts';
import type { Lesson } from '../contract.ts';

const titleOf = (text: string): string => text.split(/[.:]/)[0]!;

export const lesson: Lesson = {
  name: pages.title,
  minutes: 5,
  options: {},
  seats: [{ kind: 'person', name: 'Commander' }],
  given: pages.given,
  script: [...pages.opening, ...pages.pages.flatMap((page) => page.dice)],
  notes: pages.pages.map((page, index) => ({
    at: {
      rule: typeof page.expects === 'string' && page.expects.startsWith('Activate') ? 'EE-RND-03' : 'EE-ACT-01',
      entry: index,
      ...(typeof page.expects === 'string' && { offer: page.expects }),
    },
    title: titleOf(page.text),
    text: page.text,
    rule: page.rule,
    ...(typeof page.expects === 'string' ? { hint: page.expects } : {}),
  })),
};
