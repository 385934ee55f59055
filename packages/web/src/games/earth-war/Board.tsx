// The table of Earth War: the shadows while there is a combat, the muster before a mission, otherwise the way through it.
import type { BoardProps } from '../contract.ts';
import { Combat } from './Combat.tsx';
import { Mission } from './Mission.tsx';
import { Muster } from './Muster.tsx';
import type { View } from './rulebook.ts';
import './earth-war.css';

export function Board(props: BoardProps<View>) {
  const { combat, flow } = props.view.table;
  if (combat !== null) return <Combat {...props} />;
  return flow.at(-1)?.chapter === 'muster' ? <Muster {...props} /> : <Mission {...props} />;
}
