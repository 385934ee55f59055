// What can be done with a question while it is answered, and afterwards.
import { type Answer, csvOf, headline, promise } from '@xenotable/questions';
import { useState } from 'react';
import { ShareLink } from '../../../kit/ShareLink.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { go } from '../../../kit/router.tsx';
import { saveFile } from '../../../kit/saveFile.ts';
import { otherTables } from '../answer/tables.ts';
import { linkTo, pathTo } from '../ask/link.ts';
import { textOf } from '../ask/text.ts';
import { csvFile } from '../charts/figures.ts';
import type { RunState, Runner } from './runner.ts';

interface LiveButtonsProps {
  runner: Runner;
  state: RunState;
  /** Only the two main buttons, for a phone. */
  short?: boolean;
}

export function LiveButtons({ runner, state: { phase }, short = false }: LiveButtonsProps) {
  const [sure, setSure] = useState(false);
  return (
    <div className={short ? 'lab-thumb-row' : 'flex-row'}>
      {phase === 'paused' ? (
        <button type="button" className="button" onClick={() => void runner.resume()}>
          <Icon name="play" size={15} />
          Go on <span className="keycap">P</span>
        </button>
      ) : (
        <button
          type="button"
          className="button"
          disabled={phase !== 'running'}
          onClick={() => void runner.pause()}
        >
          <Icon name="pause" size={15} />
          Pause <span className="keycap">P</span>
        </button>
      )}
      <button
        type="button"
        className="button"
        disabled={phase === 'watching'}
        onClick={() => (sure ? void runner.stop() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        <Icon name="stop" size={15} />
        {sure ? 'Really stop?' : 'Stop here'}
      </button>
      {!short && (
        <button
          type="button"
          className="button primary"
          disabled={phase !== 'running'}
          onClick={() => go('/')}
        >
          <Icon name="right" size={15} />
          Leave it running
        </button>
      )}
    </div>
  );
}

/** Everything needed to reproduce an answer, written above its figures. */
const aboutFile = (answer: Answer): string[] => {
  const { question, made, games, unfinished } = answer;
  return [
    question.question,
    headline(answer),
    promise(answer),
    `${games} games, ${unfinished} unfinished and counted`,
    `${made.title}, edition ${made.editions.join(', ')}; players ${made.programs.join(', ')}; code ${made.code ?? 'unknown'}; deals from ${question.seeds.first} on`,
    ...textOf(question).trimEnd().split('\n'),
  ];
};

/** Files that can be saved. */
export function Answered({ answer }: { answer: Answer }) {
  const { question } = answer;
  return (
    <div className="lab-answered flex-row">
      <button
        type="button"
        className="button small"
        onClick={() =>
          saveFile(csvFile(aboutFile(answer), csvOf(answer), otherTables(answer)), 'answer.csv', 'text/csv')
        }
      >
        <Icon name="copy" size={14} />
        Save as CSV
      </button>
      <button type="button" className="button small" onClick={() => print()}>
        <Icon name="print" size={14} />
        Print
      </button>
      <button
        type="button"
        className="button small"
        onClick={() => saveFile(textOf(question), 'question.yaml', 'application/yaml')}
      >
        <Icon name="file" size={14} />
        question.yaml
      </button>
      <ShareLink link={linkTo(question)} words="Copy the question as a link" />
      <button type="button" className="button small" onClick={() => go(pathTo(question))}>
        <Icon name="undo" size={14} />
        Ask again, changed
      </button>
    </div>
  );
}
