// How the state of a goal is shown: a sign and a word, never colour alone.
import type { IconName } from '../../kit/draw/Icon.tsx';
import type { Goal } from '../storyContract.ts';

export type GoalLook = Exclude<Goal['state'], 'now'> | 'current' | 'oneAway';

/** A goal that one choice reaches is highlighted, whatever its state. */
export const lookOf = ({ state, choice }: Goal): GoalLook =>
  choice !== undefined ? 'oneAway' : state === 'now' ? 'current' : state;

/** Null: the goal's number is shown. */
export const SIGNS: Record<GoalLook, IconName | null> = {
  open: null,
  current: null,
  done: 'check',
  waiting: 'bell',
  oneAway: 'play',
  lost: 'x',
};

export const SAID: Record<GoalLook, string> = {
  open: 'open',
  current: 'now',
  done: 'reached',
  waiting: 'waiting',
  oneAway: 'one act away',
  lost: 'out of reach',
};

/** A goal in one sentence, for screen readers. */
export const goalWords = (goal: Goal): string =>
  [goal.words, goal.detail, goal.points, SAID[lookOf(goal)]].filter((part) => part !== undefined).join(', ');
