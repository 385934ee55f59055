// Progress: deals, games, speed, time left.
import { useEffect, useRef, useState } from 'react';
import { about, grouped, perSecond } from '../charts/numbers.ts';
import { expectedDeals, shareDone, timeLeft } from '../answer/progress.ts';
import type { RunState } from './runner.ts';

/** Announced to screen readers only at these shares. */
const QUARTERS = [0.25, 0.5, 0.75];

function useMilestone(share: number | null): string {
  const told = useRef(0);
  const [words, setWords] = useState('');
  useEffect(() => {
    const reached = QUARTERS.findLast((part) => (share ?? 0) >= part) ?? 0;
    if (reached <= told.current) return;
    told.current = reached;
    setWords(`${reached * 100} % done`);
  }, [share]);
  return words;
}

const WAITS: Partial<Record<RunState['phase'], string>> = {
  paused: 'paused',
  watching: 'another tab plays it',
  following: 'other machines play it',
  opening: 'opening',
};

export function Progress({ state }: { state: RunState }) {
  const { answer, phase } = state;
  const share = answer === null ? null : shareDone(answer);
  const milestone = useMilestone(share);
  if (answer === null) return null;
  const all = expectedDeals(answer);
  const left = timeLeft(answer, state.perSecond);
  const deals = `${grouped(answer.deals)} ${all === null ? 'deals' : `of ${all === answer.mostDeals ? '' : 'about '}${grouped(all)} deals`}`;
  const waits = WAITS[phase] ?? (left === null ? 'warming up' : about(left));
  return (
    <section className="lab-progress" aria-label="Progress" aria-busy={state.settling}>
      <p>
        <b>{grouped(answer.deals)}</b> <small>{deals.slice(deals.indexOf(' ') + 1)}</small>
        <br />
        {grouped(answer.games)} games
        {(phase === 'running' || phase === 'following') && ` · ${perSecond(state.perSecond)} a second`}
      </p>
      <div
        className={`lab-bar${phase === 'running' ? '' : ' paused'}`}
        role="progressbar"
        aria-label="Deals"
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share !== null && { 'aria-valuenow': Math.round(share * 100) })}
        aria-valuetext={`${deals}, ${waits}${phase === 'running' && left !== null ? ' left' : ''}`}
      >
        <i style={{ width: `${(share ?? 0) * 100}%` }} />
      </div>
      <p>
        <b>{waits}</b> {phase === 'running' && left !== null && <small>left</small>}
        <br />
        {grouped(answer.unfinished)} unfinished
      </p>
      <p className="visually-hidden" aria-live="polite">
        {milestone}
      </p>
    </section>
  );
}
