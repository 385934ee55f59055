// Undo: what it takes back, and how far it goes.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { TableState } from '../client/tableState.ts';
import { Keycap } from '../Keycap.tsx';

type Undoable = Pick<TableState, 'undo' | 'undoWords' | 'undoEnds'>;

/** 'Undo 3 choices; no further, because dice were rolled.' */
const whole = ({ undo: depth, undoWords: taken, undoEnds: ends }: Undoable): string =>
  depth === 0
    ? `Nothing to take back: ${ends}.`
    : `Take back: ${taken}. ${depth} ${depth === 1 ? 'choice' : 'choices'} can be taken back: ${ends}.`;

export function UndoButton({ state, undo }: { state: Undoable; undo(): void }) {
  const { undo: depth, undoWords: taken, undoEnds: ends } = state;
  return (
    <button type="button" className="button undo" onClick={undo} disabled={depth === 0} title={whole(state)}>
      <span>
        <Icon name="undo" />
        Undo{depth > 0 && ` ${depth}`}
        {depth > 0 && <Keycap command="undo" />}
      </span>
      <small>{depth === 0 ? ends : taken !== null && `“${taken}”`}</small>
    </button>
  );
}
