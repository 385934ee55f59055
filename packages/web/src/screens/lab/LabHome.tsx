// The laboratory's first page: what can be asked, and what was asked on this device.
import { titleOf, titles } from '@xenotable/shelf';
import { useCallback, useEffect, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { DeleteButton } from '../../kit/DeleteButton.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { Link, go } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { useFileDrop } from '../../kit/useFileDrop.ts';
import { type Run, runs } from '../../storage/runs.ts';
import { KIND_WORDS } from './ask/kinds.ts';
import { pathTo } from './ask/link.ts';
import { questionIn } from './ask/text.ts';
import { AskedRow } from './AskedRow.tsx';
import { Queue } from './Queue.tsx';
import { examples } from './examples.ts';
import { forgetRun } from './run/runner.ts';

const STATES: Record<Run['state'], string> = {
  open: 'not answered yet',
  rule: 'answered',
  limit: 'ended at its limit',
  hand: 'stopped by hand',
};

export function LabHome() {
  const [asked, setAsked] = useState<readonly Run[] | null>(null);
  const [problem, setProblem] = useState('');
  const load = useCallback(() => {
    runs.list().then(setAsked, (error: Error) => setProblem(error.message));
  }, []);
  useEffect(() => {
    document.title = 'Laboratory · Xenotable';
    load();
  }, [load]);
  const take = (file: File): void => {
    file
      .text()
      .then((text) => go(pathTo(questionIn(text))))
      .catch((error: Error) => setProblem(error.message));
  };
  useFileDrop(take);
  return (
    <div className="page">
      <PageHeader place="lab" />
      <main className="laboratory">
        <header className="lab-head">
          <div>
            <h1>Laboratory</h1>
            <p>
              Ask how hard a mission is, which list is too strong, what a house rule changes. Programs play
              the games on this device, and every figure opens the games behind it.
            </p>
          </div>
          <FileButton words="Open a question" accept=".yaml,.yml,.json,.txt" take={take} />
        </header>
        <Alert words={problem} />
        <div className="lab-columns">
          <WhatToAsk />
          <div className="lab-column">
            <section className="chart-panel" aria-labelledby="asked">
              <header>
                <h2 id="asked">Asked on this device</h2>
              </header>
              {asked?.length === 0 && <p className="muted">Nothing yet.</p>}
              <ul className="plain">
                {asked?.map((run) => (
                  <RunRow key={run.id} run={run} remove={() => void forgetRun(run.id).then(load)} />
                ))}
              </ul>
            </section>
            <Queue failed={setProblem} />
            <Examples />
          </div>
        </div>
      </main>
    </div>
  );
}

function WhatToAsk() {
  return (
    <section className="chart-panel" aria-labelledby="ask">
      <header>
        <h2 id="ask">Ask</h2>
        <span>about one of the five games</span>
      </header>
      <div className="lab-titles">
        {titles.map(({ game, name, accent }) => (
          <Link key={game} className="button" href={`/lab/ask/${game}`} data-game={accent}>
            <i className="gametag" />
            {name}
          </Link>
        ))}
      </div>
      <dl className="lab-kinds">
        {KIND_WORDS.map(({ kind, title, says }) => (
          <div key={kind}>
            <dt>{title}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Examples() {
  return (
    <section className="chart-panel" aria-labelledby="examples">
      <header>
        <h2 id="examples">To begin with</h2>
        <span>ask one as it is, or change it</span>
      </header>
      <ul className="plain lab-examples">
        {examples().map((question) => (
          <li key={question.question} data-game={titleOf(question.game)?.accent}>
            <i className="gametag" />
            <Link href={pathTo(question)}>{question.question}</Link>
            <small>{titleOf(question.game)?.name}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunRow({ run, remove }: { run: Run; remove(): void }) {
  const { question, id, state, paused, games, updated } = run;
  return (
    <AskedRow
      question={question}
      state={state === 'open' && paused ? 'paused' : STATES[state]}
      games={games}
      updated={updated}
    >
      <Link className="button small" href={`/lab/run/${id}`} aria-label={`Open: ${question.question}`}>
        {state === 'open' ? 'Go on' : 'Open'}
      </Link>
      <DeleteButton name={question.question} remove={remove} />
    </AskedRow>
  );
}
