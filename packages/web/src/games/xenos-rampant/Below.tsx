// Below the table: the traits to roll for, the units to place, several tests in a row, a move in words while one is planned, else the order of activations. On phones it is a tab.
import type { View } from '@xenotable/xenos-rampant/preview';
import type { BoardProps } from '../../table/contract.ts';
import { Activations } from './Activations.tsx';
import { ComeIn } from './ComeIn.tsx';
import { InTurn, testsIn } from './InTurn.tsx';
import { Reserve } from './Reserve.tsx';
import { Traits, tablesIn } from './Traits.tsx';
import { Words } from './Words.tsx';
import { spacesOf } from './shared/border.ts';
import { spaceFor } from './plan.ts';
import { usePlanRows } from './planRows.ts';

export function Below(props: BoardProps<View>) {
  // Kept here: the plan outlasts the questions between two orders.
  const plan = usePlanRows(props.view);
  const space = spaceFor(spacesOf(props.ask), null);
  if (space?.kind === 'deploy') return <Reserve {...props} />;
  const tables = tablesIn(props.ask);
  if (tables.length > 0) return <Traits tables={tables} />;
  const tests = testsIn(props.ask);
  if (tests.length > 1) return <InTurn {...props} tests={tests} />;
  if (space?.kind === 'enter') return <ComeIn {...props} space={space} />;
  return space?.kind === 'move' || space?.kind === 'drive' ? (
    <Words {...props} space={space} />
  ) : (
    <Activations {...props} plan={plan} />
  );
}
