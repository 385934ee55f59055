// The battlefield with its bag; before a battle the Squads, between missions the base.
import { Suspense, lazy } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { Bag } from './Bag.tsx';
import { Field } from './Field.tsx';
import { screenOf } from './screen.ts';
import type { View } from '@xenotable/enemy-eternal/preview';
import './enemy-eternal.css';

const Camp = lazy(() => import('./camp/Camp.tsx'));
const Muster = lazy(() => import('./builder/Muster.tsx'));

export function Board(props: BoardProps<View>) {
  const screen = screenOf(props.view);
  return (
    <div className="ee-scope ee-table">
      <div className="ee-board">
        <Suspense fallback={<p className="loading">One moment …</p>}>
          {screen === 'muster' ? (
            <Muster {...props} />
          ) : screen === 'camp' ? (
            <Camp {...props} />
          ) : (
            <Field {...props} />
          )}
        </Suspense>
      </div>
      {screen === 'field' && props.view.shown.bag.length > 0 && <Bag view={props.view} seats={props.seats} />}
    </div>
  );
}
