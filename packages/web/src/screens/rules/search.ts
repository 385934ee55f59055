// Searches all books on this device: words, beginnings of words, small typing errors, and ids.
import type { RuleBook } from '@xenotable/catalogue';
import MiniSearch from 'minisearch';
import { plain } from '../../table/rules/markdown.ts';

export interface Found {
  game: string;
  /** Rule, row or chapter: the last part of its address. */
  rule: string;
  title: string;
  text: string;
  /** The words of the text that matched. */
  terms: readonly string[];
}

/** What the index holds of one rule, row or chapter. */
interface Sheet extends Omit<Found, 'terms'> {
  key: string;
}

function sheetsOf(book: RuleBook): Sheet[] {
  const sheet = (rule: string, title: string, text: string): Sheet => ({
    key: `${book.game}/${rule}`,
    game: book.game,
    rule,
    title,
    text: plain(text),
  });
  const all = book.chapters.flatMap((chapter) => [
    ...chapter.rules.map((rule) =>
      sheet(rule.id, rule.title, [rule.text, rule.ruling, rule.example].filter(Boolean).join(' ')),
    ),
    ...chapter.entries.map((entry) => sheet(entry.id, entry.title, entry.text)),
    ...(chapter.rules.length === 0 && chapter.entries.length === 0
      ? [sheet(chapter.slug, chapter.title, chapter.lead)]
      : []),
  ]);
  const seen = new Set<string>();
  return all.filter(({ key }) => !seen.has(key) && seen.add(key));
}

export class Search {
  private index = new MiniSearch<Sheet>({
    idField: 'key',
    fields: ['title', 'rule', 'text'],
    storeFields: ['game', 'rule', 'title', 'text'],
    searchOptions: {
      boost: { title: 4, rule: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      combineWith: 'AND',
    },
  });
  private games = new Set<string>();

  add(book: RuleBook): void {
    if (this.games.has(book.game)) return;
    this.games.add(book.game);
    this.index.addAll(sheetsOf(book));
  }

  /** Best first; exact titles come before everything. */
  find(words: string): Found[] {
    const wanted = words.trim().toUpperCase();
    const exact = ({ rule, title }: Found): boolean => rule === wanted || title.toUpperCase() === wanted;
    const found = this.index.search(words) as unknown as Found[];
    return [...found.filter(exact), ...found.filter((one) => !exact(one))];
  }

  /** Suggested words. */
  near(words: string): string[] {
    const typed = words.trim().toLowerCase();
    return this.index
      .autoSuggest(typed, { fuzzy: 0.3, prefix: true, combineWith: 'OR' })
      .map(({ suggestion }) => suggestion)
      .filter((suggestion) => suggestion !== typed && /^[a-z]{4,}$/.test(suggestion))
      .slice(0, 4);
  }
}

const AROUND = 56;
const LENGTH = 150;

/** A piece of text around the first hit; every second part is a hit. */
export function excerpt(text: string, terms: readonly string[]): string[] {
  const words = terms
    .filter((term) => term.length > 1)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [text.length > LENGTH ? `${text.slice(0, LENGTH).trimEnd()} …` : text];
  const hit = new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})`, 'giu');
  const at = text.search(hit);
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const cut = text.slice(from, from + LENGTH);
  const whole = `${from > 0 ? '… ' : ''}${cut}${from + LENGTH < text.length ? ' …' : ''}`;
  return whole.split(hit);
}
