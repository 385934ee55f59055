// A single rule, row or worked example, with the rules that it names.
import { type RuleBook, namedIn } from '@xenotable/catalogue';
import { useEffect, useState } from 'react';
import { rulePath } from './rulesLink.ts';
import { RuleChip } from './RuleChip.tsx';
import { Printed } from './Printed.tsx';
import { RuleText } from './RuleText.tsx';
import { bookOf } from './books.ts';
import './sheet.css';

export default function RuleSheet({ rule }: { rule: string }) {
  const [book, setBook] = useState<RuleBook | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    bookOf(rulePath(rule)?.split('/')[2] ?? '').then(setBook, (error: Error) => setProblem(error.message));
  }, [rule]);
  if (problem !== '') return <p className="problem">{problem}</p>;
  if (book === null) return <p className="muted">Opening the book …</p>;
  const chapter = book.where.get(rule);
  const found = chapter?.rules.find((one) => one.id === rule);
  const entry = chapter?.entries.find((one) => one.id === rule);
  const titles = new Map(
    book.chapters.flatMap((one) => [...one.rules, ...one.entries]).map((one) => [one.id, one.title]),
  );
  return (
    <div className="rule-sheet" data-theme="paper">
      <p className="label">{chapter?.title ?? 'Not in the book'}</p>
      <h3>{found?.title ?? entry?.title ?? rule}</h3>
      {found && <RuleText rule={found} />}
      {!found && entry && entry.facts.length === 0 && <Printed text={entry.text} />}
      {!found && entry && entry.facts.length > 0 && (
        <dl className="facts-of">
          {entry.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Printed text={value} inline />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {found && namedIn(found).length > 0 && (
        <ul className="plain see-also">
          {namedIn(found).map((id) => (
            <li key={id}>
              <RuleChip rule={id} /> {titles.get(id)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
