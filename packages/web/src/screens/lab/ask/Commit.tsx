// A summary of what would be played, and the button that begins.
import { type FormEvent, useEffect, useState } from 'react';
import { Alert } from '../../../kit/Alert.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { go } from '../../../kit/router.tsx';
import { grouped } from '../charts/numbers.ts';
import { clerk, codeHere } from './clerk.ts';
import { plainQuestion } from './text.ts';
import { type Asking, useChecked } from './useQuestion.ts';

export function Commit({ asking: { question, problem: unreadable } }: { asking: Asking }) {
  const { checked, problem } = useChecked(question);
  const [failed, setFailed] = useState('');
  useEffect(() => setFailed(''), [question]);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const asked = codeHere().then((code) => clerk.begin(plainQuestion(question), code));
    asked.then(
      (run) => go(`/lab/run/${run.id}`),
      (error: Error) => setFailed(error.message),
    );
  };
  const wrong = unreadable || failed || problem;
  return (
    <form className="ask-commit" onSubmit={begin}>
      <Alert words={wrong} />
      {wrong === '' && (
        <p className="muted" aria-live="polite">
          {checked === null
            ? 'Looking at the set-ups …'
            : `${checked.tables.length === 1 ? 'One table' : `${checked.tables.length} tables`}, ${question.kind === 'even' ? 'one at a time, ' : ''}at most ${grouped(checked.mostDeals * checked.perDeal)} games${question.kind === 'even' ? ' each' : ''}.`}
        </p>
      )}
      <button type="submit" className="button primary" disabled={wrong !== '' || checked === null}>
        <Icon name="play" size={14} />
        Ask
      </button>
    </form>
  );
}
