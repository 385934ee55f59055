// Below the table: the units to place, a move in words while one is planned, else the order of activations. On phones it is a tab.
import type { BoardProps } from '../contract.ts';
import { Activations } from './Activations.tsx';
import { Reserve } from './Reserve.tsx';
import { Words } from './Words.tsx';
import { spaceFor } from './plan.ts';
import type { View } from './rulebook.ts';

export function Below(props: BoardProps<View>) {
  const space = spaceFor(props.ask?.spaces ?? [], null);
  if (space?.kind === 'deploy') return <Reserve {...props} />;
  return space?.kind === 'move' || space?.kind === 'drive' ? (
    <Words view={props.view} space={space} pick={props.pick} />
  ) : (
    <Activations {...props} />
  );
}
