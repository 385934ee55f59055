// A question in a list: its state, and what can be done with it.
import type { Question } from '@xenotable/questions';
import { titleOf } from '@xenotable/shelf';
import type { ReactNode } from 'react';
import { ago } from '../../kit/ago.ts';
import { grouped } from './charts/numbers.ts';

interface AskedRowProps {
  question: Question;
  state: string;
  games: number;
  updated: number;
  problem?: string | null;
  /** Buttons. */
  children: ReactNode;
}

export function AskedRow({ question, state, games, updated, problem = null, children }: AskedRowProps) {
  const title = titleOf(question.game);
  return (
    <li className="lab-run" data-game={title?.accent}>
      <i className="gametag" />
      <div>
        <h3>{question.question}</h3>
        <p className="muted">
          <b>{state}</b> · {title?.name} · {grouped(games)} games · {ago(updated)}
        </p>
        {problem !== null && <p className="problem">{problem}</p>}
      </div>
      <div className="flex-row">{children}</div>
    </li>
  );
}
