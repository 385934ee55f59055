// The middle of the table: the board, and what lies over it.
import type { Json } from '@xenotable/kernel';
import { type RefObject, useState } from 'react';
import type { BoardProps } from '../contract.ts';
import { Coach } from '../lesson/Coach.tsx';
import { CatchUp } from '../log/CatchUp.tsx';
import { Ending } from './Ending.tsx';
import type { OpenTable } from './useOpenTable.ts';

interface StageProps {
  table: OpenTable;
  board: BoardProps<Json>;
  stage: RefObject<HTMLElement | null>;
}

export function Stage({ table, board, stage }: StageProps) {
  const { state, client, module, lesson, panels, names, selection } = table;
  const [closed, setClosed] = useState(false);
  const { Board } = module;
  return (
    <main className="stage" ref={stage}>
      <Board {...board} />
      {table.catching && (
        <CatchUp state={state} module={module} names={names} close={() => table.setCatching(false)} />
      )}
      {lesson && (
        <Coach
          notes={lesson}
          ask={state.ask}
          entries={state.seq}
          over={state.over !== null}
          names={names}
          pick={selection.pick}
        />
      )}
      {state.over !== null && !closed && (
        <Ending state={state} client={client} module={module} panels={panels} close={() => setClosed(true)} />
      )}
    </main>
  );
}
