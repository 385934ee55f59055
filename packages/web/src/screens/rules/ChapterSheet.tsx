// A chapter as a printed sheet: its number, its rules, one of them marked.
import type { RuleBook, RuleChapter } from '@xenotable/catalogue';
import { useEffect, useRef } from 'react';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { titleOf } from '@xenotable/shelf';
import { Printed } from '../../table/rules/Printed.tsx';
import { RuleText } from '../../table/rules/RuleText.tsx';

const lastPart = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

export function ChapterSheet({
  book,
  chapter,
  rule,
}: {
  book: RuleBook;
  chapter: RuleChapter;
  rule: string | null;
}) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const el = sheet.current;
    if (el === null) return;
    el.querySelector('.here')?.classList.remove('here');
    const marked =
      rule === null || rule === chapter.slug
        ? null
        : el.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`);
    if (marked === null) el.scrollTo(0, 0);
    else {
      marked.classList.add('here');
      marked.tabIndex = -1;
      marked.scrollIntoView({ block: 'center' });
      marked.focus({ preventScroll: true });
    }
  }, [chapter, rule]);
  return (
    <article className="sheet" ref={sheet} tabIndex={0}>
      <header>
        <b aria-hidden="true">{chapter.number}</b>
        <h1>{chapter.title}</h1>
        <p>
          {titleOf(book.game)?.name}
          <br />
          {chapter.part}
        </p>
      </header>
      {chapter.lead !== '' && <Printed text={chapter.lead} />}
      <ol className="rules">
        {chapter.rules.map((one) => (
          <li key={one.id} id={one.id}>
            <i aria-hidden="true">{lastPart(one.id)}</i>
            <div>
              <h2>{one.title}</h2>
              <RuleText rule={one} />
            </div>
            <RuleChip rule={one.id} />
          </li>
        ))}
      </ol>
      <p className="folio">
        {titleOf(book.game)?.name} · chapter {chapter.number} of {book.chapters.length}
      </p>
    </article>
  );
}
