// An option of a unit: a box to tick, what it does, what it costs, or why it is not allowed.
import type { Refusal } from '@xenotable/kernel';
import { useId } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';
import './option-row.css';

interface OptionRowProps {
  name: string;
  note?: string;
  /** '+20', 'included'. */
  price: string;
  checked: boolean;
  bar: Refusal | null;
  toggle(): void;
}

export function OptionRow({ name, note, price, checked, bar, toggle }: OptionRowProps) {
  const why = useId();
  return (
    <li className={`option-row${checked ? ' active' : ''}${bar === null ? '' : ' forbidden'}`}>
      <button
        type="button"
        role="checkbox"
        aria-checked={checked}
        aria-disabled={bar !== null || undefined}
        aria-describedby={bar === null ? undefined : why}
        onClick={() => bar === null && toggle()}
      >
        <i>{checked && <Icon name="check" size={12} />}</i>
        <span>
          {name}
          {note !== undefined && <small>{note}</small>}
        </span>
        <em>{price}</em>
      </button>
      {bar !== null && (
        <p id={why}>
          {bar.reason} <RuleChip rule={bar.rule} />
        </p>
      )}
    </li>
  );
}
