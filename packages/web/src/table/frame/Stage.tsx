// The middle of the table: the goals, the board, and what lies over it.
import type { Json } from '@xenotable/kernel';
import { type CSSProperties, type RefObject, Suspense } from 'react';
import { later } from '../../kit/later.ts';
import type { TableState } from '../client/tableState.ts';
import type { BoardProps } from '../contract.ts';
import { onTheWay } from '../film/pace.ts';
import { Happenings } from '../stage/Happenings.tsx';
import { GoalsStrip } from '../story/GoalsStrip.tsx';
import { LessonCoach } from './LessonCoach.tsx';
import type { OpenTable } from './useOpenTable.ts';

const CatchUp = later(() => import('../stage/CatchUp.tsx'));

interface StageProps {
  table: OpenTable;
  board: BoardProps<Json>;
  stage: RefObject<HTMLElement | null>;
}

/** In a film pieces move at the film's speed. */
const filmStyle = ({ film }: TableState): CSSProperties | undefined =>
  film === null || film.at === null || film.pace.still
    ? undefined
    : { '--m-move': `${onTheWay(film.pace)}ms` };

export function Stage({ table, board, stage }: StageProps) {
  const { state, client, module, names, selection, briefing, aftermath, planning } = table;
  const { view, viewer } = state;
  const { Board } = module;
  const wide = module.wide?.(view) === true;
  return (
    <main className="stage" ref={stage} style={filmStyle(state)}>
      {!wide && <GoalsStrip {...{ module, view, viewer }} plan={selection.pick} open={briefing.open} />}
      <div className="stage-board">
        <Board {...board} />
        <Happenings {...{ stage, state, module, aftermath, planning }} hidden={wide} />
      </div>
      <Suspense>
        {table.catching && (
          <CatchUp
            {...{ state, module, names }}
            close={() => table.setCatching(false)}
            stepThrough={(from) => client.lookBack(from)}
          />
        )}
      </Suspense>
      <LessonCoach table={table} place="stage" />
    </main>
  );
}
