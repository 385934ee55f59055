// Lessons are data; here they are played as they advise, and every page must have its moment.
import { type Asked, Session, newsOf, same, scriptedSource, seeded } from '@xenotable/kernel';
import { game } from '@xenotable/xenoshyft';
import { training } from '@xenotable/xenoshyft/content';
import { describe, expect, it, test } from 'vitest';
import { type CoachPage, pagesOf, scriptOf } from '../src/table/lesson/pages.ts';
import { expected, offTheRails, pageAt, standing } from '../src/table/lesson/rails.ts';
import { boxAt, freeCorner } from '../src/table/lesson/marks.ts';

const { options = {}, seats } = training;
const pages = pagesOf(training);
const script = scriptOf(training);
const SEED = '5eed'.repeat(16);
const LONGEST = 200;

describe('the training siege', () => {
  const session = Session.start(game, { options, seats }, scriptedSource(script, seeded(SEED)));
  const shown: CoachPage[] = [];
  const unheard: string[] = [];
  const astray: string[] = [];
  for (let i = 0; i < LONGEST && session.world.over === null; i++) {
    const { ask, seq, undone } = newsOf(session, 0, session.entries.length);
    const page = pageAt(pages, standing(seq, new Set(undone)));
    if (ask === null || page === null) break;
    if (!shown.includes(page)) shown.push(page);
    const wanted = expected(page, ask);
    if (wanted === null) unheard.push(page.text);
    const other = ask.offers.find(({ choice }) => !same(choice, wanted));
    if (wanted !== null && other !== undefined && offTheRails(page, ask, other.choice) === null)
      astray.push(page.text);
    session.choose(0, wanted ?? ask.offers[0]!.choice);
  }

  it('shows every page, in order', () =>
    expect(shown.map((page) => page.text)).toEqual(pages.map((page) => page.text)));
  it('advises only what is legal', () => expect(unheard).toEqual([]));
  it('plays nothing else meanwhile', () => expect(astray).toEqual([]));
  it('cites rules of the catalogue', async () => {
    const { readFile } = await import('node:fs/promises');
    const rules = await readFile(new URL('../../games/xenoshyft/RULES.md', import.meta.url), 'utf8');
    for (const page of pages) expect(rules).toContain(`#### ${page.rule} `);
  });
  it('draws as written', () => {
    const told = session.told
      .flat()
      .filter(({ what }) => what.type === 'revealed')
      .slice(0, 4);
    expect(told.map(({ what }) => what)).toMatchObject(script.slice(6, 10).map((card) => ({ card })));
  });
  it('ends', () => expect(session.world.over).not.toBeNull());
});

describe('the advice', () => {
  it('returns when a step is taken back', () => {
    const session = Session.start(game, { options, seats }, scriptedSource(script, seeded(SEED)));
    const now = (): CoachPage | null => {
      const { seq, undone } = newsOf(session, 0, session.entries.length);
      return pageAt(pages, standing(seq, new Set(undone)));
    };
    const first = now();
    session.choose(0, expected(first!, newsOf(session, 0).ask!)!);
    expect(now()).toBe(pages[1]);
    session.undo(0);
    expect(now()).toBe(first);
  });

  const stage = { left: 0, top: 0, right: 1000, bottom: 800 };
  const card = { width: 380, height: 200 };
  it('stands in a corner where it covers nothing that it speaks of', () => {
    const lower = boxAt('bottom right', stage, card);
    expect(freeCorner(stage, card, [])).toBe('bottom right');
    expect(freeCorner(stage, card, [lower])).toBe('bottom left');
    expect(freeCorner(stage, card, [{ left: 0, top: 500, right: 1000, bottom: 800 }])).toBe('top right');
  });
});

test('a lesson takes what it accepts for what it expects: a place on the map is never pointed at exactly', () => {
  const page: CoachPage = {
    text: 'Move into the ruin.',
    rule: 'XR-MOV-01',
    expects: { path: [[1500, 1700]] },
    accepts: (choice) => JSON.stringify(choice).startsWith('{"path":[[15'),
  };
  const ask: Asked = {
    seat: 0,
    rule: 'XR-MOV-01',
    prompt: 'Where to?',
    offers: [],
    withdrawals: [],
    spaces: [],
    refused: [],
    reaction: null,
  };
  expect(offTheRails(page, ask, { path: [[1512, 1690]] })).toBeNull();
  expect(offTheRails(page, ask, { path: [[3000, 1690]] })).not.toBeNull();
});
