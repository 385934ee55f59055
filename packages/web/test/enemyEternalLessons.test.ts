// A lesson continues if the player points at what it marks, or does what it says in an equally good cell.
import { game } from '@xenotable/enemy-eternal';
import { lessons } from '@xenotable/enemy-eternal/content';
import { type View, nameOfThing } from '@xenotable/enemy-eternal/preview';
import { type Json, Session, newsOf, scriptedSource, seeded } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { areasOf, choiceAt } from '../src/games/enemy-eternal/pointed.ts';
import { pickOf } from '../src/games/enemy-eternal/shared/aiming.ts';
import { toJson } from '../src/games/enemy-eternal/shared/json.ts';
import { waysIn } from '../src/games/enemy-eternal/shared/computed.ts';
import { cellOfThing } from '../src/games/enemy-eternal/things.ts';
import { pagesOf, scriptOf } from '../src/table/lesson/pages.ts';
import { expected, offTheRails } from '../src/table/lesson/rails.ts';

/** What pointing at a thing plans; null: nothing. */
function pointedAt(session: Session, thing: string): Json | null {
  const { ask } = newsOf(session, 0);
  const view = session.view(0) as unknown as View;
  const cell = cellOfThing(thing, view.shown.board.width);
  if (cell !== null) {
    const choice = choiceAt(areasOf(ask, null), cell, view.shown.board.width, null);
    return choice === null ? null : toJson(choice);
  }
  const foe = view.models.find((m) => m.name === nameOfThing(thing) && m.control !== 0);
  const [best] = foe === undefined ? [] : waysIn(view, foe.id);
  return best === undefined ? null : pickOf(best);
}

/** A lesson at the beginning of one of its pages. */
function at(title: string, page: number): { session: Session; pages: ReturnType<typeof pagesOf> } {
  const lesson = lessons.find((one) => one.title === title)!;
  const pages = pagesOf(lesson);
  const { given, seats } = lesson;
  const session = Session.start(
    game,
    { seats, ...(given !== undefined && { given }) },
    scriptedSource(scriptOf(lesson), seeded('5eed'.repeat(16))),
  );
  for (const one of pages.slice(0, page)) session.choose(0, expected(one, newsOf(session, 0).ask!));
  return { session, pages };
}

test.each(lessons.flatMap(({ title, pages }) => pages.map((_page, i) => [title, i] as const)))(
  '%s, page %i: pointing at what is marked is what the lesson waits for',
  (title, i) => {
    const { session, pages } = at(title, i);
    const { ask } = newsOf(session, 0);
    for (const thing of pages[i]!.things ?? []) {
      const choice = pointedAt(session, thing);
      if (choice !== null) expect(offTheRails(pages[i]!, ask!, choice), thing).toBeNull();
    }
  },
);

test.each([
  ['Into the unknown', 1, { do: 'run', actions: 2, to: [15, 13] }],
  ['Take the Outpost', 3, { do: 'run', actions: 1, to: [18, 11] }],
])('%s, page %i: another cell that is as good leads to the next page too', (title, i, choice) => {
  const { session, pages } = at(title, i);
  expect(offTheRails(pages[i]!, newsOf(session, 0).ask!, choice)).toBeNull();
  session.choose(0, choice);
  expect(expected(pages[i + 1]!, newsOf(session, 0).ask!)).not.toBeNull();
});

test('a run with one action is not what "with both actions" means', () => {
  const { session, pages } = at('Into the unknown', 1);
  expect(
    offTheRails(pages[1]!, newsOf(session, 0).ask!, { do: 'run', actions: 1, to: [12, 10] }),
  ).not.toBeNull();
});
