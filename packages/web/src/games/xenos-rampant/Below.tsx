// Below the table: the units to place, a move in words while one is planned, else the order of activations. On phones it is a tab.
import type { View } from '@xenotable/xenos-rampant/preview';
import type { BoardProps } from '../../table/contract.ts';
import { Activations } from './Activations.tsx';
import { Reserve } from './Reserve.tsx';
import { Words } from './Words.tsx';
import { spacesOf } from './shared/border.ts';
import { spaceFor } from './plan.ts';

export function Below(props: BoardProps<View>) {
  const space = spaceFor(spacesOf(props.ask), null);
  if (space?.kind === 'deploy') return <Reserve {...props} />;
  return space?.kind === 'move' || space?.kind === 'drive' ? (
    <Words view={props.view} space={space} pick={props.pick} />
  ) : (
    <Activations {...props} />
  );
}
