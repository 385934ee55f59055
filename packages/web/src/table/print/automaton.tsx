// How to play an automaton at a real table: its rules as numbered steps, on the two sides of one sheet.
import type { Rule, RuleBook } from '@xenotable/catalogue';
import { Printed } from '../rules/Printed.tsx';
import type { Block, FlowPages, Section } from './contract.ts';
import { RuleId, block, heading, ruleOf } from './parts.tsx';

const Step = ({ number, rule }: { number: number; rule: Pick<Rule, 'id' | 'title' | 'text'> }) => (
  <div className="print-step">
    <b>{number}</b>
    <div className="print-text">
      <h4>
        {rule.title} <RuleId id={rule.id} />
      </h4>
      <Printed text={rule.text} />
    </div>
  </div>
);

/** Rules in the order of use; an id that the book does not have throws. */
export function stepBlocks(book: RuleBook, ids: readonly string[]): Block[] {
  return ids.map((id, i) => {
    const rule = ruleOf(book, id);
    if (rule === undefined) throw new Error(`the book of ${book.game} has no rule ${id}`);
    return block(<Step number={i + 1} rule={rule} />);
  });
}

/** The same from rows of a table: 'XS-HIVE-03', its step. */
export function rowSteps(book: RuleBook, slugOrId: string): Block[] {
  const chapter = book.where.get(slugOrId);
  return (chapter?.entries ?? []).map(({ id, title, facts }, i) => {
    const [, procedure] = facts[0] ?? [];
    return block(
      <Step
        number={i + 1}
        rule={procedure === undefined ? { id, title: '', text: title } : { id, title, text: procedure }}
      />,
    );
  });
}

/** For 2D6: the chances of this value or less, and of this value or more, in percent. */
export function chances(): { value: number; below: number; reached: number }[] {
  const ways = (value: number): number =>
    Array.from({ length: 36 }, (_, i) => 2 + (i % 6) + Math.floor(i / 6)).filter((sum) => sum <= value)
      .length;
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((value) => ({
    value,
    below: Math.round((100 * ways(value)) / 36),
    reached: Math.round((100 * (36 - ways(value - 1))) / 36),
  }));
}

export const automatonPages = (
  title: string,
  sub: string,
  parts: readonly { title: string; columns: Section['columns']; blocks: readonly Block[] }[],
): FlowPages => ({
  kind: 'flow',
  title,
  sub,
  dense: true,
  sections: parts.flatMap(({ title: head, columns, blocks }) => [
    { columns: 1 as const, blocks: [heading(head)] },
    { columns, blocks },
  ]),
});
