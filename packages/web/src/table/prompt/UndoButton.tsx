// Undo: what it takes back, and how far it goes.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { TableState } from '../client/tableState.ts';
import { Keycap } from '../Keycap.tsx';

type Undoable = Pick<TableState, 'undo' | 'undoWords' | 'undoEnds'>;

/** What the next undo takes back: the last choice, or several that were played as one. */
const takenWith = (taken: string | null, steps: number): string =>
  steps > 1 ? `“${taken}” and ${steps - 1} more` : `“${taken}”`;

/** 'Take back: “Walk”. 3 choices can be taken back: dice were rolled.' */
const whole = ({ undo: depth, undoWords: taken, undoEnds: ends }: Undoable, steps: number): string =>
  depth === 0
    ? `Nothing to take back: ${ends}.`
    : `Take back: ${takenWith(taken, steps)}. ${depth} ${depth === 1 ? 'choice' : 'choices'} can be taken back: ${ends}.`;

interface UndoProps {
  state: Undoable;
  /** How many choices the next undo takes back. */
  steps: number;
  undo(): void;
}

export function UndoButton({ state, steps, undo }: UndoProps) {
  const { undo: depth, undoWords: taken, undoEnds: ends } = state;
  return (
    <button
      type="button"
      className="button undo"
      onClick={undo}
      disabled={depth === 0}
      title={whole(state, steps)}
    >
      <span>
        <Icon name="undo" />
        Undo{depth > 0 && ` ${depth}`}
        {depth > 0 && <Keycap command="undo" />}
      </span>
      <small>{depth === 0 ? ends : taken !== null && takenWith(taken, steps)}</small>
    </button>
  );
}
