// The books, each fetched and read when first opened.
import { type Book, readBook } from './book.ts';

const TEXTS: Record<string, () => Promise<{ default: string }>> = {
  xenoshyft: () => import('../../../games/xenoshyft/RULES.md?raw'),
  'chibi-commander': () => import('../../../games/chibi-commander/RULES.md?raw'),
  'enemy-eternal': () => import('../../../games/enemy-eternal/RULES.md?raw'),
  'xenos-rampant': () => import('../../../games/xenos-rampant/RULES.md?raw'),
  'earth-war': () => import('../../../games/earth-war/RULES.md?raw'),
};

const shelf = new Map<string, Promise<Book>>();

export const BOOKS: readonly string[] = Object.keys(TEXTS);

export function bookOf(game: string): Promise<Book> {
  const known = shelf.get(game);
  if (known !== undefined) return known;
  const text = TEXTS[game];
  if (text === undefined) return Promise.reject(new Error('There is no such book.'));
  const book = text().then((loaded) => readBook(game, loaded.default));
  book.catch(() => shelf.delete(game));
  shelf.set(game, book);
  return book;
}
