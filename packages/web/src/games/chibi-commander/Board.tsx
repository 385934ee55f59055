// The table of Chibi Commander: headquarters before a mission, then the map with what the automaton does next and the squad below it.
import type { BoardProps } from '../../table/contract.ts';
import { ActsNext } from './ActsNext.tsx';
import { Field } from './Field.tsx';
import { Squad } from './Squad.tsx';
import type { View } from '@xenotable/chibi-commander/preview';
import { Headquarters } from './war/Headquarters.tsx';
import './shared/chibi-commander.css';

export function Board(props: BoardProps<View>) {
  const { page } = props.view;
  if (page !== null) return <Headquarters key={page} page={page} {...props} />;
  return (
    <div className="chibi-commander">
      <div className="cc-map">
        <Field {...props} />
      </div>
      <div className="cc-foot">
        <ActsNext {...props} />
        <Squad {...props} />
      </div>
    </div>
  );
}
