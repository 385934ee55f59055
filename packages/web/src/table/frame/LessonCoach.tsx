// The coach of a lesson: in the column of odds and log where there is one, otherwise over the stage.
import { useSize } from '../../kit/size.ts';
import type { OpenTable } from './useOpenTable.ts';

interface LessonCoachProps {
  table: OpenTable;
  /** The place that this is. */
  place: 'column' | 'stage';
}

export function LessonCoach({ table, place }: LessonCoachProps) {
  const { lesson, state, client, module, names, selection, decisions } = table;
  const hasColumn = useSize() !== 'phone' && module.wide?.(state.view) !== true;
  if (lesson === undefined || (place === 'column') !== hasColumn) return null;
  return (
    <lesson.Coach
      {...{ lesson, state, client, module, names }}
      picked={selection.picked}
      pick={selection.pick}
      commit={decisions.commit}
      undo={decisions.undo}
    />
  );
}
