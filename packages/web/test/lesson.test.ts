// Lessons are data; here they are played as they advise, and every note must have its moment.
import { Session, newsOf, seeded } from '@xenotable/kernel';
import { game } from '@xenotable/xenoshyft';
import { describe, expect, it } from 'vitest';
import type { LessonNote } from '../src/table/contract.ts';
import { lesson } from '../src/games/xenoshyft/lesson.ts';
import { isNow } from '../src/table/lesson/notes.ts';
import { scripted } from '../src/worker/script.ts';

const SEED = '5eed'.repeat(16);
const LONGEST = 200;

describe('the training siege', () => {
  const session = Session.start(
    game,
    { options: lesson.options, seats: lesson.seats },
    scripted(lesson.script, seeded(SEED)),
  );
  const shown: LessonNote[] = [];
  const unheard: string[] = [];
  for (let i = 0; i < LONGEST && session.world.over === null; i++) {
    const { ask, seq } = newsOf(session, 0, session.entries.length);
    const note = lesson.notes.find((one) => !shown.includes(one) && isNow(one, ask!, seq));
    if (note) shown.push(note);
    const hint = shown.at(-1)?.hint;
    const advised = ask!.offers.find((offer) => offer.words === hint);
    if (note?.hint !== undefined && advised === undefined) unheard.push(note.hint);
    const idle = ask!.offers.find((offer) => ['Pass', 'Ready', 'Decline'].includes(offer.words));
    session.choose(0, (advised ?? idle ?? ask!.offers[0]!).choice);
  }

  it('shows every note, in order', () =>
    expect(shown.map((note) => note.title)).toEqual(lesson.notes.map((note) => note.title)));
  it('advises only what is legal', () => expect(unheard).toEqual([]));
  it('cites rules of the catalogue', async () => {
    const { readFile } = await import('node:fs/promises');
    const rules = await readFile(new URL('../../games/xenoshyft/RULES.md', import.meta.url), 'utf8');
    for (const note of lesson.notes) expect(rules).toContain(`#### ${note.rule} `);
  });
  it('draws as written', () => {
    const told = session.told
      .flat()
      .filter(({ what }) => what.type === 'revealed')
      .slice(0, 4);
    expect(told.map(({ what }) => what)).toMatchObject(lesson.script.slice(6, 10).map((card) => ({ card })));
  });
  it('ends', () => expect(session.world.over).not.toBeNull());
});
