// Questions in the queue of this page's server: each can be followed here.
import { type Question, readQuestion } from '@xenotable/questions';
import { useEffect, useState } from 'react';
import { go } from '../../kit/router.tsx';
import { AskedRow } from './AskedRow.tsx';
import { clerk } from './ask/clerk.ts';
import { type Queued, queuedQuestions } from './run/queue.ts';

/** Null if its format is not known here. */
function questionIn({ document }: Queued): Question | null {
  try {
    return readQuestion(document);
  } catch {
    return null;
  }
}

export function Queue({ failed }: { failed(problem: string): void }) {
  const [queued, setQueued] = useState<readonly Queued[]>([]);
  useEffect(() => {
    let left = false;
    void queuedQuestions().then((found) => left || setQueued(found));
    return () => {
      left = true;
    };
  }, []);
  if (queued.length === 0) return null;
  const follow = (one: Queued): void => {
    clerk
      .follow(one)
      .then(({ id }) => go(`/lab/run/${id}`))
      .catch((error: Error) => failed(error.message));
  };
  return (
    <section className="chart-panel" aria-labelledby="queued">
      <header>
        <h2 id="queued">In the queue</h2>
        <span>answered by machines of this server</span>
      </header>
      <ul className="plain">
        {queued.map((one) => (
          <QueuedRow key={one.id} queued={one} follow={() => follow(one)} />
        ))}
      </ul>
    </section>
  );
}

function QueuedRow({ queued, follow }: { queued: Queued; follow(): void }) {
  const question = questionIn(queued);
  if (question === null) return null;
  const { problem, open, games, updated } = queued;
  return (
    <AskedRow
      question={question}
      state={problem !== null ? 'stopped by an error' : open ? 'running' : 'answered'}
      games={games}
      updated={updated}
      problem={problem}
    >
      <button
        type="button"
        className="button small"
        onClick={follow}
        aria-label={`${open ? 'Follow' : 'Open'}: ${question.question}`}
      >
        {open ? 'Follow' : 'Open'}
      </button>
    </AskedRow>
  );
}
