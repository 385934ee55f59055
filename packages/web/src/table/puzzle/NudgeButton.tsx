// Asks for a nudge: it points at a rule, never at an act.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { PuzzleHere } from './puzzleHere.ts';

export const NudgeButton = ({ puzzle }: { puzzle: PuzzleHere }) => (
  <button
    type="button"
    className="button ghost"
    aria-pressed={puzzle.nudged}
    onClick={puzzle.nudge}
    title="Points at what counts here, not at the answer."
  >
    <Icon name="star" />
    <span>
      Nudge <span className="keycap">H</span>
    </span>
  </button>
);
