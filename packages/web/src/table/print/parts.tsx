// Parts that sheets of all games are made of.
import type { Rule, RuleBook, RuleChapter } from '@xenotable/catalogue';
import type { ReactNode } from 'react';
import { HeadedTable } from '../../kit/HeadedTable.tsx';
import { Glyph, type GlyphName } from '../../kit/draw/Glyph.tsx';
import { capital } from '../../kit/words.ts';
import { SHAPES, type Shape } from '../../kit/draw/sides.ts';
import { Printed } from '../rules/Printed.tsx';
import type { Block } from './contract.ts';

export const block = (node: ReactNode): Block => ({ node });
export const heading = (words: string): Block => ({
  node: <h3 className="print-heading">{words}</h3>,
  heading: true,
});

/** The id of a rule, as printed at the end of every text. */
export const RuleId = ({ id }: { id: string }) => <span className="print-rule">{id}</span>;

/** With a capital and a full stop. */
const sentence = (text: string): string => capital(/[.!?]$/.test(text) ? text : `${text}.`);

/** 'Firefight. Shoots back … [XR-FFT-01]' in one paragraph. */
export const RuleLine = ({ name, text, rule }: { name: string; text: string; rule: string }) => (
  <p className="print-line">
    <b>{name}.</b> <Printed text={sentence(text)} inline /> <RuleId id={rule} />
  </p>
);

/** A rule of the book in full, with our ruling. */
export const FullRule = ({ rule }: { rule: Rule }) => (
  <div className="print-text">
    <h4>
      {rule.title} <RuleId id={rule.id} />
    </h4>
    <Printed text={rule.text} />
    {rule.ruling !== null && <Printed text={`*Ruling:* ${rule.ruling}`} />}
  </div>
);

/** Boxes to tick, described in words for screen readers. `dashed` is the box before which a dashed line stands. */
export function Boxes({ count, words, dashed }: { count: number; words: string; dashed?: number }) {
  return (
    <span className="print-boxes">
      <span className="visually-hidden">{words}</span>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} aria-hidden="true" className={i + 1 === dashed ? 'half' : undefined} />
      ))}
    </span>
  );
}

/** Places to tick with a word beside each: '○ Suppressed'. */
export const Marks = ({ words }: { words: readonly string[] }) => (
  <span className="print-marks">
    {words.map((word) => (
      <span key={word}>
        <i aria-hidden="true" /> {word}
      </span>
    ))}
  </span>
);

/** A figure with the outline of its side: ours are outlined, the enemy is black. */
export function Figure({
  glyph,
  shape,
  enemy,
  size,
}: {
  glyph: GlyphName;
  shape: Shape;
  enemy: boolean;
  size: string;
}) {
  return (
    <svg
      className="print-figure"
      viewBox="0 0 64 64"
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <path d={SHAPES[shape]} fill={enemy ? '#000' : '#fff'} stroke="#000" strokeWidth="2" />
      <Glyph name={glyph} x={16} y={16} size={32} fill={enemy ? '#fff' : '#000'} />
    </svg>
  );
}

/** Names above their values, as a strip. */
export const Stats = ({
  values,
  across = values.length,
}: {
  values: readonly (readonly [string, string])[];
  across?: number;
}) => (
  <dl className="print-stats" style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}>
    {values.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={value.length > 6 ? 'long' : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A table with heads; the first cell of a row names it. */
export const Table = (table: { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) => (
  <HeadedTable className="print-table" {...table} />
);

/** The chapter that a rule or heading is in. Throws if the book has none. */
export function chapterOf(book: RuleBook, idOrSlug: string): RuleChapter {
  const chapter = book.where.get(idOrSlug);
  if (chapter === undefined) throw new Error(`the book of ${book.game} has no ${idOrSlug}`);
  return chapter;
}

/** A rule by its id, in any chapter. */
export const ruleOf = (book: RuleBook, id: string): Rule | undefined =>
  book.where.get(id)?.rules.find((rule) => rule.id === id);

const ROWS_AT_ONCE = 6;

/** A text of the book as blocks: paragraph by paragraph, long tables a few rows at a time with their heads repeated. */
export function textBlocks(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const lines = part.split('\n');
      const at = lines.findIndex((line) => /^\|\s*:?-{3}/.test(line));
      if (at < 1) return linesOf(part);
      const head = lines.slice(at - 1, at + 1);
      const rows = lines.slice(at + 1);
      const before = lines.slice(0, at - 1).join('\n');
      const parts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) =>
        [...head, ...rows.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE)].join('\n'),
      );
      return [...(before === '' ? [] : [before]), ...parts];
    })
    .map((part) => block(<div className="print-text">{<Printed text={part} />}</div>));
}

/** Long map pictures and long lists are split between lines. */
function linesOf(part: string): string[] {
  const lines = part.split('\n');
  const listed = lines.every((line) => /^(\d+\.|-|\*) |^\s{2,}/.test(line));
  if (!listed || lines.length < 8) return [part];
  return Array.from({ length: Math.ceil(lines.length / 6) }, (_, i) =>
    lines.slice(i * 6, (i + 1) * 6).join('\n'),
  );
}

/** The rules with these ids in full, each once; rows of tables are left out. */
export const rulesInFull = (book: RuleBook, ids: readonly string[]): Block[] =>
  ruleBlocks([...new Set(ids)].flatMap((id) => ruleOf(book, id) ?? []));

/** The rules of a chapter in full, one block each. */
export const ruleBlocks = (rules: readonly Rule[]): Block[] =>
  rules.map((rule) => block(<FullRule rule={rule} />));
