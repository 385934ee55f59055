// Search results, or the contents of the chapter if nothing is searched for.
import type { RuleBook, RuleChapter } from '@xenotable/catalogue';
import { Link } from '../../kit/router.tsx';
import { titleOf } from '@xenotable/shelf';
import { plain } from '../../table/rules/markdown.ts';
import { type Found, excerpt } from './search.ts';

/** At most this many results are listed. */
const MOST = 60;

interface RowProps {
  game: string;
  rule: string;
  title: string;
  parts: readonly string[];
  on: boolean;
  chosen(): void;
}

function Row({ game, rule, title, parts, on, chosen }: RowProps) {
  return (
    <li>
      <Link
        className={`found${on ? ' active' : ''}`}
        href={`/rules/${game}/${rule}`}
        data-game={titleOf(game)?.accent}
        aria-current={on ? 'true' : undefined}
        onClick={chosen}
      >
        {/[A-Z]/.test(rule) && <span className="rule-ref">{rule}</span>}
        <b>{title}</b>
        <em>{parts.map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</em>
      </Link>
    </li>
  );
}

/** The contents of a chapter: its rules, otherwise its rows. */
const contents = (chapter: RuleChapter): readonly { id: string; title: string; text: string }[] =>
  chapter.rules.length > 0 ? chapter.rules : chapter.entries;

function aboutChapter({ part, rules, entries }: RuleChapter): string {
  const count = rules.length + entries.length;
  return count === 0 ? part : `${part}, ${count} rules and rows`;
}

interface ResultsProps {
  words: string;
  found: readonly Found[] | null;
  near: readonly string[];
  book: RuleBook;
  chapter: RuleChapter;
  rule: string | null;
  type(words: string): void;
  chosen(): void;
}

export function Results({ words, found, near, book, chapter, rule, type, chosen }: ResultsProps) {
  const inside = contents(chapter);
  return (
    <section className="results" aria-label={found === null ? 'Contents' : 'Results'}>
      <h2 className="label">
        {found !== null ? `Results for “${words.trim()}”` : inside.length > 0 ? chapter.title : 'Chapters'}
      </h2>
      <ol className="plain">
        {found !== null &&
          found
            .slice(0, MOST)
            .map((one) => (
              <Row
                key={`${one.game}/${one.rule}`}
                {...one}
                parts={excerpt(one.text, one.terms)}
                on={one.rule === rule}
                chosen={chosen}
              />
            ))}
        {found === null &&
          inside.map(({ id, title, text }) => (
            <Row
              key={id}
              game={book.game}
              rule={id}
              title={title}
              parts={excerpt(plain(text), [])}
              on={id === rule}
              chosen={chosen}
            />
          ))}
        {found === null &&
          inside.length === 0 &&
          book.chapters.map((one) => (
            <Row
              key={one.slug}
              game={book.game}
              rule={one.slug}
              title={one.title}
              parts={[aboutChapter(one)]}
              on={one === chapter}
              chosen={chosen}
            />
          ))}
      </ol>
      {found !== null && found.length === 0 && <p className="muted none">No rule has all of these words.</p>}
      {found !== null && found.length > MOST && (
        <p className="muted none">and {found.length - MOST} more; another word narrows it</p>
      )}
      {near.length > 0 && (
        <p className="search-hint">
          <span className="label">Try also</span>
          {near.map((word) => (
            <button key={word} type="button" className="chip" onClick={() => type(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}
