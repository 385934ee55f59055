// The goals above the board: one cell per goal, the time that is left, and the score.
import type { Json, Viewer } from '@xenotable/kernel';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { GameModule } from '../contract.ts';
import type { Goal, Score, TimeLeft } from '../storyContract.ts';
import { GoalSign } from './GoalSign.tsx';
import { goalWords, lookOf } from './goalSigns.ts';
import './goals.css';

/** Number of rounds before the end from which the strip counts them. */
const SOON = 2;

interface Changes {
  /** Goals that changed since the moment before. */
  changed: ReadonlySet<string>;
  polite: string;
  /** One act away, or out of reach: announced at once. */
  urgent: string;
}

const NONE: Changes = { changed: new Set(), polite: '', urgent: '' };

/** What changed last about the goals. */
function useGoalChanges(goals: readonly Goal[]): Changes {
  const before = useRef<ReadonlyMap<string, string> | null>(null);
  const [changes, setChanges] = useState(NONE);
  useEffect(() => {
    const known = before.current;
    before.current = new Map(goals.map((goal) => [goal.id, lookOf(goal)]));
    if (known === null) return;
    const changed = goals.filter((goal) => known.has(goal.id) && known.get(goal.id) !== lookOf(goal));
    if (changed.length === 0) return;
    const urgent = changed.filter((goal) => ['oneAway', 'lost'].includes(lookOf(goal)));
    const polite = changed.filter((goal) => !urgent.includes(goal));
    setChanges({
      changed: new Set(changed.map((goal) => goal.id)),
      polite: polite.map(goalWords).join('. '),
      urgent: urgent.map(goalWords).join('. '),
    });
  }, [goals]);
  return changes;
}

const leftWords = ({ count, unit }: TimeLeft): string =>
  count <= 1 ? `Last ${unit}` : `${count} ${unit}s left`;

interface CellProps {
  goal: Goal;
  number: number;
  changed: boolean;
  /** The goal that a narrow screen shows in full. */
  spelled: boolean;
  use(): void;
}

function GoalCell({ goal, number, changed, spelled, use }: CellProps) {
  const look = lookOf(goal);
  const below = [goal.detail, goal.points].filter((part) => part !== undefined).join(' · ');
  return (
    <li
      className={`goal ${look}${changed ? ' changed' : ''}${spelled ? ' spelled' : ''}`}
      aria-current={look === 'current' || look === 'oneAway' ? 'step' : undefined}
    >
      <button type="button" onClick={use} aria-label={goalWords(goal)} title={goalWords(goal)}>
        <GoalSign goal={goal} number={number} />
        <span className="goal-words">
          <b>{goal.words}</b>
          {below !== '' && <small>{below}</small>}
        </span>
      </button>
    </li>
  );
}

function ScoreCell({ score }: { score: readonly Score[] }) {
  return (
    <p
      className="goals-score"
      aria-label={`Score: ${score.map(({ letter, points }) => `${letter} ${points}`).join(', ')}`}
      role="img"
    >
      {score.map(({ side, letter, points }) => (
        <span key={side + letter}>
          <Badge side={side} letter={letter} size={20} />
          <b className="numeral">{points}</b>
        </span>
      ))}
    </p>
  );
}

interface GoalsStripProps {
  module: GameModule;
  view: Json;
  viewer: Viewer;
  /** Plans the choice that reaches a goal. */
  plan(choice: Json): void;
  /** Opens the briefing. */
  open(): void;
}

/** The goal that is shown in full if there is room for one: one that can be reached, one that waits, the next, or one that is lost. */
const mostUrgent = (goals: readonly Goal[]): Goal | undefined =>
  (['oneAway', 'waiting', 'current', 'open', 'lost'] as const)
    .map((look) => goals.find((goal) => lookOf(goal) === look))
    .find((goal) => goal !== undefined) ?? goals.at(-1);

export function GoalsStrip({ module, view, viewer, plan, open }: GoalsStripProps) {
  const goals = module.goals?.(view, viewer) ?? [];
  const score = module.score?.(view) ?? [];
  const left = module.left?.(view) ?? null;
  const { changed, polite, urgent } = useGoalChanges(goals);
  if (goals.length === 0 && score.length === 0) return null;
  const soon = left !== null && left.count <= SOON && <p className="goals-left">{leftWords(left)}</p>;
  const spelled = mostUrgent(goals);
  return (
    <section className="goals" aria-label="Goals">
      {left?.count === 1 && soon}
      <ol className="plain">
        {goals.map((goal, i) => (
          <GoalCell
            key={goal.id}
            goal={goal}
            number={i + 1}
            changed={changed.has(goal.id)}
            spelled={goal === spelled}
            use={() => (goal.choice === undefined ? open() : plan(goal.choice))}
          />
        ))}
      </ol>
      {left?.count !== 1 && soon}
      {score.length > 0 && <ScoreCell score={score} />}
      <span className="visually-hidden" role="status">
        {polite}
      </span>
      <span className="visually-hidden" role="alert">
        {urgent}
      </span>
    </section>
  );
}
