// Questions in the queue of the server that this page comes from: each can be followed here.
import { type Question, readQuestion } from '@xenotable/questions';
import { titleOf } from '@xenotable/shelf';
import { useEffect, useState } from 'react';
import { ago } from '../../kit/ago.ts';
import { go } from '../../kit/router.tsx';
import { grouped } from './charts/numbers.ts';
import { clerk } from './ask/clerk.ts';
import { type Queued, queuedQuestions } from './run/queue.ts';

/** Null if it is asked in words that are not known here. */
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
  const title = titleOf(question.game);
  return (
    <li className="lab-run" data-game={title?.accent}>
      <i className="gametag" />
      <div>
        <h3>{question.question}</h3>
        <p className="muted">
          <b>{problem !== null ? 'stopped by an error' : open ? 'running' : 'answered'}</b> · {title?.name} ·{' '}
          {grouped(games)} games · {ago(updated)}
        </p>
        {problem !== null && <p className="problem">{problem}</p>}
      </div>
      <div className="flex-row">
        <button
          type="button"
          className="button small"
          onClick={follow}
          aria-label={`${open ? 'Follow' : 'Open'}: ${question.question}`}
        >
          {open ? 'Follow' : 'Open'}
        </button>
      </div>
    </li>
  );
}
