import { readFileSync } from 'node:fs';
import { namedIn, readBook } from '@xenotable/catalogue';
import { describe, expect, test } from 'vitest';
import { html, plain } from '../../src/table/rules/markdown.ts';
import { Search, excerpt } from '../../src/screens/rules/search.ts';

const TEXT = `# A game

Not a chapter of its own.

## What it is

1. Short.

## Rules

### Step 3: Fight

Before the rules.

| Id | Card | Cost | Armour |
|---|---|---:|---|
| XS-T-01 | Militia | 2 | - |

#### XS-FGT-01 Both strike
Both strike at once, unless XS-FGT-02 applies.
Ruling: the book is silent.
Example: a 2 and a 3.
Source: Fight

#### XS-FGT-02 Fast

Fast strikes first.

Source: Fight (ours)

## Worked examples

XS-EX-01 (The base). Given one player. Tests XS-FGT-01.
`;

const book = readBook('xenoshyft', TEXT);

describe('a book', () => {
  test('has chapters with rules, with the labels removed from the text', () => {
    expect(book.chapters.map(({ slug, part }) => [slug, part])).toEqual([
      ['about-this-book', 'About this book'],
      ['what-it-is', 'What it is'],
      ['step-3-fight', 'Rules'],
      ['worked-examples', 'Worked examples'],
    ]);
    expect(book.chapters[2]!.rules[0]).toEqual({
      id: 'XS-FGT-01',
      title: 'Both strike',
      fact: false,
      text: 'Both strike at once, unless XS-FGT-02 applies.',
      ruling: 'the book is silent.',
      example: 'a 2 and a 3.',
      source: 'Fight',
    });
    expect(book.chapters[2]!.rules[1]!.text).toBe('Fast strikes first.');
  });

  test('finds rules, rows and worked examples by their id', () => {
    for (const id of ['XS-FGT-02', 'XS-T-01', 'step-3-fight'])
      expect(book.where.get(id)?.title).toBe('Step 3: Fight');
    expect(book.where.get('XS-EX-01')?.title).toBe('Worked examples');
    expect(book.chapters[3]!.entries).toEqual([
      {
        id: 'XS-EX-01',
        title: 'The base',
        fact: false,
        text: 'Given one player. Tests XS-FGT-01.',
        facts: [],
      },
    ]);
    expect(book.chapters[2]!.entries[0]).toEqual({
      id: 'XS-T-01',
      title: 'Militia',
      text: 'Cost 2',
      fact: false,
      facts: [['Cost', '2']],
    });
    expect(namedIn(book.chapters[2]!.rules[0]!)).toEqual(['XS-FGT-02']);
  });

  const games = ['xenoshyft', 'chibi-commander', 'enemy-eternal', 'xenos-rampant', 'earth-war'];
  test.each(games)('of %s: every id of the catalogue can be opened', (game) => {
    const text = readFileSync(new URL(`../../../games/${game}/RULES.md`, import.meta.url), 'utf8');
    const read = readBook(game, text);
    const headings = [...text.matchAll(/^#### ([A-Z]{2}(?:-[A-Z0-9]+)+)/gm)].map((match) => match[1]!);
    const rows = [...text.matchAll(/^\|\s*\**([A-Z]{2}(?:-[A-Z0-9]+)+)\**\s*\|/gm)].map((match) => match[1]!);
    expect(headings.length).toBeGreaterThan(200);
    expect([...headings, ...rows].filter((id) => !read.where.has(id))).toEqual([]);
    expect(new Set(read.chapters.map(({ slug }) => slug)).size).toBe(read.chapters.length);
  });
});

describe('printing', () => {
  test('ids are chips, rows have anchors, nothing has an inline style', () => {
    const out = html(
      '| Id | Card |\n|---|---:|\n| XS-T-01 | 3 |\n\nSee XS-FGT-02, not `XS-FGT-03`.\n\n<b>no tags</b>',
    );
    expect(out).toContain('<tr id="XS-T-01">');
    expect(out).toContain('<td class="right">3</td>');
    expect(out).toContain('<a class="rule-ref" href="/rules/xenoshyft/XS-FGT-02">XS-FGT-02</a>');
    expect(out).toContain('<code>XS-FGT-03</code>');
    expect(out).toContain('&lt;b&gt;');
    expect(out).not.toContain('style=');
    expect(html('**XS-EX-01** Given one player.')).toContain('<p id="XS-EX-01">');
  });

  test('words alone', () => expect(plain('A **bold** `word`\nand | more')).toBe('A bold word and more'));
});

describe('searching', () => {
  const search = new Search();
  search.add(book);
  search.add(book);

  test('finds words, prefixes and ids, the exact name first', () => {
    expect(search.find('strikes first')[0]?.rule).toBe('XS-FGT-02');
    expect(search.find('milit')[0]?.rule).toBe('XS-T-01');
    expect(search.find('xs-fgt-01')[0]?.rule).toBe('XS-FGT-01');
    expect(search.find('fast')[0]?.rule).toBe('XS-FGT-02');
    expect(search.find('nothing of this')).toEqual([]);
  });

  test('shows the place of the hit', () => {
    const text = `${'word '.repeat(40)}suppressed units rally. ${'tail '.repeat(40)}`;
    const parts = excerpt(text, ['suppressed']);
    expect(parts[1]).toBe('suppressed');
    expect(parts[0]).toMatch(/^… /);
    expect(parts.join('')).toMatch(/ …$/);
    expect(excerpt('Both strike.', [])).toEqual(['Both strike.']);
  });
});
