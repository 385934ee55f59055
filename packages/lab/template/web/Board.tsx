// The board: the bug, and the hearts that are left.
import type { View } from '@xenotable/bug-hunt';
import { Thing } from '../../boards/cards/Thing.tsx';
import type { BoardProps } from '../../table/contract.ts';

export const Board = (props: BoardProps<View>) => (
  <Thing id="bug" label={`The bug; ${props.view.hearts} hearts left`} on={props}>
    {'♥'.repeat(props.view.hearts)}
  </Thing>
);
