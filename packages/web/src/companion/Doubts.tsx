// Where people are not of one mind: an answer that does not go with what was measured before, or two who disagree.
import type { Answers, Contradiction, Decided, Question, Sheet } from '@xenotable/kernel/companion';
import type { Json } from '@xenotable/kernel';
import { useState } from 'react';

interface EarlierProps {
  contradictions: readonly Contradiction[];
  picked: Answers;
}

/** A gentle line; the people keep either. */
export function Earlier({ contradictions, picked }: EarlierProps) {
  const found = contradictions.find(({ key, value }) => picked[key] === value);
  if (found === undefined) return null;
  return (
    <p className="companion-doubt" role="status">
      Earlier you said <b>{found.earlier.toLowerCase()}</b>, and nobody has moved since. Measure again, or
      keep the new answer: the last one counts.
    </p>
  );
}

const labelOf = ({ answers }: Question, value: string): string =>
  answers.find((one) => one.value === value)?.label ?? value;

/** What a die has decided. */
export function DecidedLine({ decided, sheet }: { decided: Decided | null; sheet: Sheet }) {
  const question = sheet.questions.find(({ key }) => key === decided?.key);
  if (decided === null || question === undefined) return null;
  return (
    <p className="companion-doubt" role="status">
      The die decided: <b>{labelOf(question, decided.value)}</b>.
    </p>
  );
}

interface DisagreeProps {
  sheet: Sheet;
  send(choice: Json): void;
}

/** Two people say different things: each throws a D6, the higher one decides. */
export function Disagree({ sheet, send }: DisagreeProps) {
  const [open, setOpen] = useState(false);
  const [key, setKey] = useState('');
  const [said, setSaid] = useState<readonly [one: string, other: string]>(['', '']);
  const questions = sheet.questions.filter(({ answers }) => answers.length > 1);
  const question = questions.find((one) => one.key === key) ?? questions[0];
  if (question === undefined) return null;
  const [first, second] = question.answers;
  const value = (at: 0 | 1): string => said[at] || ((at === 0 ? first : second)?.value ?? '');
  const [one, other] = [value(0), value(1)];
  if (!open)
    return (
      <button type="button" className="button small companion-disagree" onClick={() => setOpen(true)}>
        We disagree
      </button>
    );
  const says = (at: 0 | 1, label: string) => (
    <label className="companion-option">
      <b>{label}</b>
      <select
        className="field"
        value={value(at)}
        onChange={({ target }) => setSaid(at === 0 ? [target.value, other] : [one, target.value])}
      >
        {question.answers.map((answer) => (
          <option key={answer.value} value={answer.value}>
            {answer.label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className="companion-disagreement" aria-label="We disagree">
      {questions.length > 1 && (
        <label className="companion-option">
          <b>About</b>
          <select
            className="field"
            value={question.key}
            onChange={({ target }) => {
              setKey(target.value);
              setSaid(['', '']);
            }}
          >
            {questions.map((asked) => (
              <option key={asked.key} value={asked.key}>
                {asked.title}
              </option>
            ))}
          </select>
        </label>
      )}
      {says(0, 'One says')}
      {says(1, 'The other says')}
      <p className="muted">
        Each throws a D6, the first one first; the higher one decides. The log keeps it.
      </p>
      <div className="companion-more">
        <button
          type="button"
          className="button"
          disabled={one === other}
          onClick={() => {
            setOpen(false);
            send({ do: 'dispute', key: question.key, one, other });
          }}
        >
          Throw for it
        </button>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          We agree
        </button>
      </div>
    </section>
  );
}
