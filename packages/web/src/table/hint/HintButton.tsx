// Asks for a hint, or closes it.
import { Keycap } from '../Keycap.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { HintHere } from './useHint.ts';

export const HintButton = ({ hint }: { hint: HintHere }) => (
  <button
    type="button"
    className="button ghost hint-button"
    aria-expanded={hint.open}
    onClick={hint.toggle}
    title="What would a program do? It plans, it never plays."
  >
    <Icon name="star" />
    <span className="optional">
      Hint <Keycap command="hint" />
    </span>
  </button>
);
