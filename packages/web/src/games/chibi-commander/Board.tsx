// The table of Chibi Commander: the muster before a mission, then the map with what the automaton does next and the squad below it.
import type { BoardProps } from '../contract.ts';
import { ActsNext } from './ActsNext.tsx';
import { Field } from './Field.tsx';
import { Muster } from './Muster.tsx';
import { Squad } from './Squad.tsx';
import type { View } from './rulebook.ts';
import './chibi-commander.css';

export function Board(props: BoardProps<View>) {
  const { view } = props;
  if (view.flow.at(-1)?.step === 'muster' || view.flow.at(-1)?.chapter === 'interphase') return <Muster {...props} />;
  return (
    <div className="cc">
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
