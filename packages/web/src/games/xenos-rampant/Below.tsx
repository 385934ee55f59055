// Below the table: a move in words while one is planned, else the order of activations. On phones it is a tab.
import type { BoardProps } from '../contract.ts';
import { Activations } from './Activations.tsx';
import { Words } from './Words.tsx';
import { spaceFor } from './plan.ts';
import type { View } from './rulebook.ts';

export function Below(props: BoardProps<View>) {
  const space = spaceFor(props.ask?.spaces ?? [], null);
  return space?.kind === 'move' || space?.kind === 'drive' ? <Words view={props.view} space={space} pick={props.pick} /> : <Activations {...props} />;
}
