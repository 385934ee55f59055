// Looking back at a running game from its table: only what the player's own seat was shown.
import { useMemo } from 'react';
import type { Table } from '../../table/client/table.ts';
import type { TableState } from '../../table/client/tableState.ts';
import type { GameModule } from '../../table/contract.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { Watching } from './ReplayScreen.tsx';

interface LookBackProps {
  client: Table;
  module: GameModule;
  /** The table when looking back began. */
  state: TableState;
  /** The first moment. */
  start: number;
}

const rowOf = ({ id, game, edition, name, seats, options, seq, typed }: TableState): TableRow => ({
  id,
  game,
  edition,
  name,
  seats,
  options,
  typed,
  entries: seq,
  updated: 0,
  cover: false,
  over: null,
  waiting: [],
  read: {},
  rolling: null,
  programs: {},
  origin: 'here',
});

export default function LookBack({ client, module, state, start }: LookBackProps) {
  const row = useMemo(() => rowOf(state), [state]);
  const back = useMemo(
    () => ({
      source: client.past(state),
      viewer: state.viewer,
      start: Math.min(start, state.seq),
      leave: () => client.lookBack(null),
    }),
    [client, state, start],
  );
  return (
    <div className="looking-back">
      <Watching row={row} module={module} back={back} />
    </div>
  );
}
