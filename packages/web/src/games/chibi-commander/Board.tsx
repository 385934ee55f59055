// The table of Chibi Commander: headquarters before a mission, then the map with what the automaton does next and the squad below it.
import { Suspense, lazy, useMemo } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { ActsNext } from './ActsNext.tsx';
import { Field } from './Field.tsx';
import { Squad } from './Squad.tsx';
import { movedBy } from './shared/plan.ts';
import { announces, useIntents } from './useIntents.ts';
import type { View } from '@xenotable/chibi-commander/preview';
import './shared/chibi-commander.css';

const Headquarters = lazy(() => import('./war/Headquarters.tsx'));

export function Board(props: BoardProps<View>) {
  const { page } = props.view;
  return (
    <Suspense fallback={<p className="loading">One moment …</p>}>
      {page === null ? <Mission {...props} /> : <Headquarters key={page} page={page} {...props} />}
    </Suspense>
  );
}

function Mission(props: BoardProps<View>) {
  const { view, picked } = props;
  const moved = useMemo(() => movedBy(picked, view), [picked, view]);
  const intents = useIntents(view, moved);
  return (
    <div className="chibi-commander">
      <div className="cc-map">
        <Field {...props} intents={intents} moved={moved} />
      </div>
      <div className="cc-foot">
        {announces(view) && <ActsNext {...props} intents={intents} planned={moved !== null} />}
        <Squad {...props} />
      </div>
    </div>
  );
}
