// The books, each fetched and read when first opened.
import { type RuleBook, readBook } from '@xenotable/catalogue';
import { titles } from '@xenotable/shelf';

const TEXTS = import.meta.glob<string>(
  ['../../../../games/*/RULES.md', '../../../../games/*/companion/RULES.md'],
  { query: '?raw', import: 'default' },
);

const shelf = new Map<string, Promise<RuleBook>>();

export const BOOKS: readonly string[] = titles.map((title) => title.game);

export function bookOf(game: string): Promise<RuleBook> {
  const known = shelf.get(game);
  if (known !== undefined) return known;
  const text = TEXTS[`../../../../games/${game}/RULES.md`];
  if (text === undefined) return Promise.reject(new Error('There is no such book.'));
  // The rules of a companion come at the end of the book.
  const beside = TEXTS[`../../../../games/${game}/companion/RULES.md`];
  const book = Promise.all([text(), beside?.() ?? '']).then((parts) => readBook(game, parts.join('\n')));
  book.catch(() => shelf.delete(game));
  shelf.set(game, book);
  return book;
}
