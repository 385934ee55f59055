// A question while it is answered, and its answer.
import { type Answer, headline, promise } from '@xenotable/questions';
import { titleOf } from '@xenotable/shelf';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Fallback } from '../../../kit/Fallback.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { go } from '../../../kit/router.tsx';
import { PageHeader } from '../../../kit/shellParts.tsx';
import { currentSettings } from '../../../storage/settings.ts';
import type { Behind } from '../../../worker/labApi.ts';
import { AnswerCharts } from '../answer/AnswerCharts.tsx';
import { StopCurve } from '../charts/StopCurve.tsx';
import { Answered, LiveButtons } from './Buttons.tsx';
import { Facts, Foot } from './Facts.tsx';
import { GamesDialog } from './GamesDialog.tsx';
import { Progress } from './Progress.tsx';
import { Workers } from './Workers.tsx';
import { describe, stopWords, suspicious } from './describe.ts';
import { aimOf } from '../answer/progress.ts';
import { type RunState, type Runner, runnerOf } from './runner.ts';
import { elementOf } from '../../../kit/target.ts';
import { isModified } from '../../../kit/keyEvents.ts';
import { useKeyDown } from '../../../kit/useKeyDown.ts';

const LIVE: ReadonlySet<RunState['phase']> = new Set(['running', 'paused', 'watching', 'following']);

const useRun = (runner: Runner): RunState => useSyncExternalStore(runner.subscribe, runner.state);

export function RunScreen({ id }: { id: string }) {
  const runner = runnerOf(id);
  const state = useRun(runner);
  const { phase, run, answer, problem } = state;
  const [tables, setTables] = useState(false);
  const [shown, setShown] = useState<{ title: string; behind: Behind } | null>(null);
  useEffect(() => {
    document.title = `${run?.question.question ?? 'Laboratory'} · Xenotable`;
  }, [run]);
  useLabKeys(runner, () => setTables((now) => !now));
  if (phase === 'failed') return <Fallback problem={problem} />;
  if (run === null || answer === null) return <main className="loading">Opening the question …</main>;
  const live = LIVE.has(phase);
  const here = phase !== 'following';
  return (
    <div className="page" data-game={titleOf(run.question.game)?.accent}>
      <PageHeader place="lab" />
      <main className={live ? 'laboratory live' : 'laboratory'}>
        <header className="lab-head">
          <div>
            <h1>{run.question.question}</h1>
            <p>{live ? describe(run.question) : `${headline(answer)} ${describe(run.question)}`}</p>
          </div>
          {live ? (
            here && <LiveButtons runner={runner} state={state} />
          ) : (
            <Facts answer={answer} spent={state.spent} />
          )}
        </header>
        {live ? <Progress state={state} /> : <Answered answer={answer} />}
        <Marks state={state} />
        <AnswerCharts
          answer={answer}
          tables={tables}
          open={(title, behind) => setShown({ title, behind })}
          left={live && <WhenItStops answer={answer} />}
          right={live && here && <Workers runner={runner} state={state} />}
        />
        <Foot answer={answer} />
        {live && here && (
          <div className="lab-thumb">
            <LiveButtons runner={runner} state={state} short />
          </div>
        )}
      </main>
      {shown !== null && <GamesDialog runner={runner} {...shown} close={() => setShown(null)} />}
    </div>
  );
}

/** Warnings beside the figures. */
function Marks({ state: { answer, phase, problem } }: { state: RunState }) {
  if (answer === null) return null;
  const odd = suspicious(answer);
  const words = [
    ...(phase === 'closed' || (phase === 'following' && problem !== '') ? [problem] : []),
    ...(answer.state === 'hand' && phase !== 'closed'
      ? [
          `Stopped by hand after ${answer.deals} deals.${answer.anytime ? '' : ' The promise of the intervals does not cover this.'}`,
        ]
      : []),
    ...(answer.state === 'limit'
      ? [`The limit of ${answer.mostDeals} deals was reached before all was clear.`]
      : []),
    ...(odd.length > 0
      ? [`Nearly always the same result (${odd.join(', ')}): check the set-up, and open a few of the games.`]
      : []),
  ];
  return words.map((one) => (
    <p key={one} className="lab-mark">
      <Icon name="flag" size={16} />
      {one}
    </p>
  ));
}

function WhenItStops({ answer }: { answer: Answer }) {
  return (
    <section className="chart-panel" aria-labelledby="stops">
      <header>
        <h2 id="stops">When it stops</h2>
        <span>half the width of the widest interval, in points, against deals played</span>
      </header>
      <div className="lab-two">
        {answer.even === null && answer.question.measure !== 'length' && (
          <StopCurve past={answer.history} aim={aimOf(answer)} most={answer.mostDeals} />
        )}
        <div className="lab-words">
          <p>
            <b>Stop rule.</b> {stopWords(answer)}
          </p>
          <p>
            <b>Promise.</b> {promise(answer)}
          </p>
        </div>
      </div>
    </section>
  );
}

/** P pauses, B leaves it running, T shows charts as tables. */
function useLabKeys(runner: Runner, turnTables: () => void): void {
  useKeyDown((event) => {
    const typing = elementOf(event)?.closest('input, select, textarea, dialog');
    if (isModified(event) || typing) return;
    if (!currentSettings().letters) return;
    const { phase } = runner.state();
    if (event.key === 't') turnTables();
    else if (event.key === 'p' && phase === 'running') void runner.pause();
    else if (event.key === 'p' && phase === 'paused') void runner.resume();
    else if (event.key === 'b' && phase === 'running') go('/');
  });
}
