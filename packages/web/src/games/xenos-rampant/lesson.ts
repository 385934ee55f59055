// The tutorial's pages as notes of the table's coach.
import { lesson as pages } from '../../../../games/xenos-rampant/content/lesson.ts';
import type { Lesson } from '../contract.ts';

const titleOf = (text: string): string => text.split(/[.:]/)[0]!;

export const lesson: Lesson = {
  name: pages.title,
  minutes: 5,
  options: {},
  seats: [
    { kind: 'person', name: 'Commander' },
    { kind: 'automaton', name: 'Hive' },
  ],
  given: pages.given,
  script: [3, 1, ...pages.pages.flatMap((page) => page.dice)],
  notes: pages.pages.map((page, index) => ({
    at: { rule: typeof page.expects === 'string' ? 'XR-ORD-01' : 'XR-MOV-01', entry: index },
    title: titleOf(page.text),
    text: page.text,
    rule: page.rule,
    ...(typeof page.expects === 'string' ? { hint: page.expects } : {}),
  })),
};
