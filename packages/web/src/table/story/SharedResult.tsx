// The result of a daily deal as a text to send to others who play it.
import { titleOf } from '@xenotable/shelf';
import { useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import type { GoalState, Story } from '../storyContract.ts';
import { dayOf } from '../daily.ts';
import { endingOf } from '../endingOf.ts';

type Ended = Pick<TableState, 'game' | 'view' | 'viewer' | 'seats' | 'over' | 'seq'>;

const RESULTS = { won: 'won', lost: 'lost', draw: 'a draw', over: 'over' } as const;
const SIGNS: Record<GoalState, string> = { done: '▮', open: '▯', now: '▯', waiting: '▯', lost: '✖' };

/** Null for every table that is no daily deal. */
export function sharedResult(module: GameModule, state: Ended, { shares }: Story): string | null {
  const day = dayOf(state.seats);
  if (day === null || state.over === null) return null;
  const goals = module.goals?.(state.view, state.viewer).map((goal) => SIGNS[goal.state]) ?? [];
  return [
    `${titleOf(state.game)?.name ?? state.game}, daily deal ${day}`,
    `${RESULTS[endingOf(module, state).result]} in ${state.seq} decisions${goals.length === 0 ? '' : `, goals ${goals.join('')}`}`,
    ...(shares === undefined ? [] : [shares(state.view)]),
    `${location.origin}/daily/${state.game}/${day}`,
  ].join('\n');
}

interface SharedProps {
  module: GameModule;
  state: Ended;
  story: Story;
}

export function SharedResult({ module, state, story }: SharedProps) {
  const [said, setSaid] = useState('Copy the result');
  const text = sharedResult(module, state, story);
  if (text === null) return null;
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Could not copy: mark the text'),
    );
  return (
    <div className="shared-result">
      <pre>{text}</pre>
      <button type="button" className="button" onClick={copy}>
        <Icon name="copy" />
        {said}
      </button>
    </div>
  );
}
