// The rules of a game as a book: its chapters in order, a contents page first.
import type { RuleBook } from '@xenotable/catalogue';
import { titleOf } from '@xenotable/shelf';
import type { Block, PrintSheet, Section } from '../../table/print/contract.ts';
import { block, heading, ruleBlocks, textBlocks } from '../../table/print/parts.tsx';

/** Chapters by the part of the book that they belong to. */
const contents = (book: RuleBook): Block[] =>
  [...new Set(book.chapters.map((chapter) => chapter.part))].map((part) =>
    block(
      <div className="print-text">
        <h4>{part}</h4>
        <ol>
          {book.chapters
            .filter((chapter) => chapter.part === part)
            .map((chapter) => (
              <li key={chapter.slug} value={chapter.number}>
                {chapter.title}
              </li>
            ))}
        </ol>
      </div>,
    ),
  );

const hasTable = (text: string): boolean => /^\|\s*:?-{3}/m.test(text) || text.includes('```');

/** A chapter: tables over the whole width, rules in two columns. */
function chapterSections({ number, title, lead, rules }: RuleBook['chapters'][number]): Section[] {
  const leading = textBlocks(lead);
  const wide = hasTable(lead) || rules.length === 0;
  return [
    { columns: 1, blocks: [heading(`${number} ${title}`), ...(wide ? leading : [])] },
    { columns: 2, blocks: [...(wide ? [] : leading), ...ruleBlocks(rules)] },
  ];
}

export const bookSheet: PrintSheet = {
  id: 'book',
  name: 'Rules book',
  says: 'Every rule in our own words, with its id, or one part of the book.',
  choices: ({ book }) => [
    { key: 'all', label: 'The whole book' },
    ...[...new Set(book.chapters.map(({ part }) => part))].map((part) => ({ key: part, label: part })),
  ],
  pages(choice, { book, edition }) {
    const chapters = choice === 'all' ? book.chapters : book.chapters.filter(({ part }) => part === choice);
    const name = titleOf(book.game)?.name ?? book.game;
    return [
      {
        kind: 'flow',
        title: choice === 'all' ? `${name}: the rules` : `${name}: ${choice}`,
        sub: `In our own words · edition ${edition}`,
        sections: [
          ...(choice === 'all' ? [{ columns: 2 as const, blocks: contents(book) }] : []),
          ...chapters.flatMap(chapterSections),
        ],
      },
    ];
  },
};
