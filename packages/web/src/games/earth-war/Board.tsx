// The table of Earth War: the shadows while there is a combat, the muster before a mission, otherwise the way through it.
import { type ComponentType, Suspense, lazy } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Combat } from './Combat.tsx';
import { Mission } from './Mission.tsx';
import type { View } from '@xenotable/earth-war/preview';
import { useEmptyStops } from './useEmptyStops.ts';
import './earth-war.css';

const PHASES: Record<View['phase'], ComponentType<BoardProps<View>>> = {
  combat: Combat,
  muster: lazy(() => import('./Muster.tsx')),
  mission: Mission,
};

export function Board(props: BoardProps<View>) {
  useEmptyStops(props);
  const Phase = PHASES[props.view.phase];
  return (
    <Suspense fallback={<p className="loading">One moment …</p>}>
      <Phase {...props} />
    </Suspense>
  );
}
