// The disc before a goal: its number, a tick, a cross.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Goal } from '../storyContract.ts';
import { SIGNS, lookOf } from './goalSigns.ts';

export function GoalSign({ goal, number }: { goal: Goal; number: number }) {
  const look = lookOf(goal);
  const sign = SIGNS[look];
  return (
    <i className={`goal-sign ${look}`} aria-hidden="true">
      {look === 'waiting' ? '!' : sign === null ? number : <Icon name={sign} size={12} />}
    </i>
  );
}
