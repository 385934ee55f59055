// The rules of all games, printed: books and chapters, search, the sheet. Works without a network.
import { itemAt } from '@xenotable/kernel';
import type { RuleBook, RuleChapter } from '@xenotable/catalogue';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { Link, go } from '../../kit/router.tsx';
import { Icon, Wordmark } from '../../kit/draw/Icon.tsx';
import { counted } from '../../kit/words.ts';
import { titleOf } from '@xenotable/shelf';
import { Books } from './Books.tsx';
import { ChapterSheet } from './ChapterSheet.tsx';
import { recentRules, remember } from '../../storage/recentRules.ts';
import { Results } from './Results.tsx';
import { BOOKS, bookOf } from '../../table/rules/books.ts';
import { useSearch } from './useSearch.ts';
import './rules.css';
import './books.css';
import './results.css';
import '../../table/rules/sheet.css';

export default function RulesScreen({ game, rule }: { game: string | null; rule: string | null }) {
  const name = game ?? recentRules()[0]?.game ?? itemAt(BOOKS, 0);
  const [book, setBook] = useState<RuleBook | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    bookOf(name).then(setBook, (error: Error) => setProblem(error.message));
  }, [name]);
  if (problem !== '') return <Fallback problem={problem} />;
  if (book === null || book.game !== name) return <main className="loading">Opening the book …</main>;
  return <OpenBook book={book} rule={rule} />;
}

/** Adds the opened rule to the recent ones and to the title of the page. */
function useOpenedRule(book: RuleBook, chapter: RuleChapter, rule: string | null): void {
  const name = titleOf(book.game)?.name ?? book.game;
  useEffect(() => {
    const opened = chapter.rules.find((one) => one.id === rule);
    if (opened) remember({ game: book.game, id: opened.id, title: opened.title });
    document.title = `${opened?.title ?? chapter.title} · ${name} · Xenotable`;
    return () => {
      document.title = 'Xenotable';
    };
  }, [book, chapter, rule, name]);
}

interface SearchBarProps {
  words: string;
  type(words: string): void;
  count: string;
  /** The address at which this part of the book is printed. */
  print: string;
}

function SearchBar({ words, type, count, print }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  // Before the first paint, so that the key works as soon as the page is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <header className="search">
      <Link className="mark" href="/" aria-label="Xenotable, home">
        <Wordmark />
        <span className="donly">XENOTABLE</span>
      </Link>
      <label>
        <Icon name="search" size={17} />
        <span className="visually-hidden">Search the rules</span>
        <input
          ref={field}
          type="search"
          value={words}
          onChange={(event) => type(event.target.value)}
          placeholder="Search all five books"
        />
        <output>{count}</output>
      </label>
      <span className="grow donly" />
      <span className="chip line donly">
        <Icon name="check" size={13} />
        Offline · in our own words
      </span>
      <Link className="button small" href={print} aria-label="Print">
        <Icon name="print" size={15} />
        <span className="donly">Print</span>
      </Link>
    </header>
  );
}

function OpenBook({ book, rule }: { book: RuleBook; rule: string | null }) {
  const [words, setWords] = useState('');
  /** On a phone the list covers the sheet. */
  const [listing, setListing] = useState(false);
  const { found, near } = useSearch(words, book.game);
  const chapter =
    (rule === null ? undefined : book.where.get(rule)) ?? book.chapters[1] ?? itemAt(book.chapters, 0);
  const title = titleOf(book.game);
  const next = book.chapters[chapter.number];

  useOpenedRule(book, chapter, rule);
  const type = (typed: string): void => {
    setWords(typed);
    setListing(typed.trim().length > 1);
  };
  const count = found === null ? '' : counted(found.length, 'rule');
  return (
    <div className={`rulebook${listing ? ' listing' : ''}`} data-theme="paper" data-game={title?.accent}>
      <SearchBar
        words={words}
        type={type}
        count={count}
        print={`/print/${book.game}/book/${encodeURIComponent(chapter.part)}`}
      />
      <Books book={book} chapter={chapter} found={found} />
      <Results
        words={words}
        found={found}
        near={near}
        book={book}
        chapter={chapter}
        rule={rule}
        type={type}
        chosen={() => setListing(false)}
      />
      <main>
        {rule !== null && !book.where.has(rule) && (
          <p className="unknown">There is no rule {rule} in this book.</p>
        )}
        <ChapterSheet book={book} chapter={chapter} rule={rule} />
      </main>
      <nav className="foot" aria-label="Sheet">
        <button type="button" className="button" onClick={() => setListing(!listing)}>
          <Icon name={listing ? 'book' : 'list'} />
          {listing ? 'Back to the sheet' : found === null ? 'Chapter' : count}
        </button>
        {next && (
          <button
            type="button"
            className="button primary"
            onClick={() => (setListing(false), go(`/rules/${book.game}/${next.slug}`))}
          >
            <span className="clipped">Next: {next.title}</span>
          </button>
        )}
      </nav>
    </div>
  );
}
