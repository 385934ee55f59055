// One rule: its text, our ruling, an example, and its place in the printed book.
import type { Rule } from '@xenotable/catalogue';
import { Printed } from './Printed.tsx';

const NOTES = [
  ['ruling', 'Ruling'],
  ['example', 'Example'],
  ['source', 'In the book'],
] as const;

export function RuleText({ rule }: { rule: Rule }) {
  return (
    <>
      <Printed text={rule.text} />
      <dl className="notes">
        {NOTES.map(([key, label]) => {
          const text = rule[key];
          return (
            text !== null && (
              <div key={key} className={key}>
                <dt className="label">{label}</dt>
                <dd>
                  <Printed text={text} inline />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </>
  );
}
