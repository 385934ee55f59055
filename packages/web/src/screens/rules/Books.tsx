// The shelf: five books, the chapters of the open one, and recently opened rules.
import type { RuleBook, RuleChapter } from '@xenotable/catalogue';
import { useEffect, useRef } from 'react';
import { Link } from '../../kit/router.tsx';
import { titleOf } from '@xenotable/shelf';
import { recentRules } from '../../storage/recentRules.ts';
import type { Found } from './search.ts';
import { BOOKS } from '../../table/rules/books.ts';

interface BooksProps {
  book: RuleBook;
  chapter: RuleChapter;
  found: readonly Found[] | null;
}

export function Books({ book, chapter, found }: BooksProps) {
  const recent = recentRules();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const here of nav.current?.querySelectorAll('[aria-current]') ?? [])
      void here.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chapter]);
  return (
    <nav ref={nav} className="books" aria-label="Books and chapters">
      <h2 className="label">Books</h2>
      {BOOKS.map((game) => {
        const hits = found?.filter((one) => one.game === game).length ?? 0;
        const on = game === book.game;
        return (
          <Link
            key={game}
            className={`book${on ? ' active' : ''}`}
            href={`/rules/${game}`}
            data-game={titleOf(game)?.accent}
            aria-current={on ? 'true' : undefined}
          >
            <i />
            {titleOf(game)?.name ?? game}
            {hits > 0 && <b aria-label={`${hits} found`}>{hits}</b>}
          </Link>
        );
      })}
      <div className="scroll">
        <h2 className="label">{titleOf(book.game)?.name}</h2>
        <ol className="chapters plain">
          {book.chapters.map((one) => {
            const on = one === chapter;
            return (
              <li key={one.slug}>
                <Link
                  className={on ? 'active' : ''}
                  href={`/rules/${book.game}/${one.slug}`}
                  aria-current={on ? 'page' : undefined}
                >
                  <span>{one.number}</span>
                  {one.title}
                </Link>
              </li>
            );
          })}
        </ol>
        {recent.length > 0 && (
          <>
            <h2 className="label">Opened lately</h2>
            <ul className="lately plain">
              {recent.map((one) => (
                <li key={one.id}>
                  <Link href={`/rules/${one.game}/${one.id}`}>
                    <span>{one.id}</span>
                    {one.title}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </nav>
  );
}
