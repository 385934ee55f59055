// Lessons are data; here they are played as they advise, and every page must be shown.
import { type Asked, Session, newsOf, same, scriptedSource, seeded } from '@xenotable/kernel';
import { game } from '@xenotable/xenoshyft';
import { training } from '@xenotable/xenoshyft/content';
import { describe, expect, it, test } from 'vitest';
import { type CoachPage, pagesOf, scriptOf } from '../src/table/lesson/pages.ts';
import {
  type Moment,
  expected,
  momentAt,
  offTheRails,
  standing,
  wantedNow,
} from '../src/table/lesson/rails.ts';
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
    const at = momentAt(pages, standing(seq, new Set(undone)));
    if (ask === null || at === null) break;
    const { page } = at;
    if (!shown.includes(page)) shown.push(page);
    const wanted = expected(page, ask, at.done);
    if (wanted === null) unheard.push(page.text);
    else if (!same(wantedNow({ pages }, { ask, seq, undone: new Set(undone) }), wanted))
      astray.push(page.text);
    const other = ask.offers.find(({ choice }) => !same(choice, wanted));
    if (wanted !== null && other !== undefined && offTheRails(page, ask, other.choice, at.done) === null)
      astray.push(page.text);
    session.choose(0, wanted ?? ask.offers[0]!.choice);
  }

  it('shows every page, in order', () =>
    expect(shown.map((page) => page.text)).toEqual(pages.map((page) => page.text)));
  it('advises only what is legal', () => expect(unheard).toEqual([]));
  it('plays nothing else', () => expect(astray).toEqual([]));
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
    const now = (): Moment | null => {
      const { seq, undone } = newsOf(session, 0, session.entries.length);
      return momentAt(pages, standing(seq, new Set(undone)));
    };
    const first = now();
    session.choose(0, expected(first!.page, newsOf(session, 0).ask!)!);
    expect(now()?.page).toBe(pages[1]);
    session.undo(0);
    expect(now()).toEqual(first);
  });

  const stage = { left: 0, top: 0, right: 1000, bottom: 800 };
  const card = { width: 380, height: 200 };
  it('is in a corner where it covers nothing that it is about', () => {
    const lower = boxAt('bottom right', stage, card);
    expect(freeCorner(stage, card, [])).toBe('bottom right');
    expect(freeCorner(stage, card, [lower])).toBe('bottom left');
    expect(freeCorner(stage, card, [{ left: 0, top: 500, right: 1000, bottom: 800 }])).toBe('top right');
  });
});

const askOf = (rule: string, offers: Asked['offers']): Asked => ({
  seat: 0,
  rule,
  prompt: 'What now?',
  offers,
  withdrawals: [],
  spaces: [],
  refused: [],
  reaction: null,
});

test('a page waits for several choices that belong together, and refuses another plan before the first of them', () => {
  const [spend, buy, medic] = ['spend', 'buy', 'medic'].map((one) => ({ do: one }));
  const page: CoachPage = {
    text: 'Buy it.',
    rule: 'XS-ACQ-09',
    expects: 'Spend',
    then: [buy!],
    instead: 'Buy the Ranger.',
  };
  const last: CoachPage = { text: 'Done.', rule: 'XS-ACQ-09' };
  const ask = askOf('XS-ACQ-04', [{ choice: spend!, words: 'Spend' }] as unknown as Asked['offers']);
  const [second, third] = [1, 2].map((decisions) => momentAt([page, last], decisions)!);
  expect(expected(page, ask)).toEqual({ together: [spend, buy] });
  expect(offTheRails(page, ask, { together: [spend!, buy!] })).toBeNull();
  expect(offTheRails(page, ask, spend!)).toBeNull();
  expect(offTheRails(page, ask, { together: [spend!, medic!] })?.reason).toBe('Buy the Ranger.');
  expect(expected(page, ask, second!.done)).toEqual(buy);
  expect(offTheRails(page, ask, medic!, second!.done)).not.toBeNull();
  expect(third!.page).toBe(last);
});

test('a lesson accepts equivalent choices: a place on the map is never pointed at exactly', () => {
  const page: CoachPage = {
    text: 'Move into the ruin.',
    rule: 'XR-MOV-01',
    expects: { path: [[1500, 1700]] },
    accepts: (choice) => JSON.stringify(choice).startsWith('{"path":[[15'),
  };
  const ask = askOf('XR-MOV-01', []);
  expect(offTheRails(page, ask, { path: [[1512, 1690]] })).toBeNull();
  expect(offTheRails(page, ask, { path: [[3000, 1690]] })).not.toBeNull();
});

test('what a lesson waits for ends with one mark', () => {
  const [order, other] = [{ do: 'order' }, { do: 'other' }];
  const page = { rule: 'XR-1', text: '', expects: order };
  const waits = (words: string): string | undefined =>
    offTheRails(page, askOf('XR-1', [{ choice: order, words }]), other)?.reason;
  expect(waits('Close the gap!')).toMatch(/waits for: Close the gap!$/);
  expect(waits('Go on')).toMatch(/waits for: Go on\.$/);
});
