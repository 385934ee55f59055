// A unit that can be added to the list, with its price; one that cannot says why.
import type { Refusal } from '@xenotable/kernel';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import './unit-row.css';

interface UnitRowProps {
  token: ReactNode;
  name: string;
  /** Under the name: 'move 6 · range 24'. */
  note: string;
  price: number;
  /** Why it cannot be added. */
  bar: Refusal | null;
  add(): void;
}

export function UnitRow({ token, name, note, price, bar, add }: UnitRowProps) {
  const why = useId();
  return (
    <li className={bar === null ? 'unit-row' : 'unit-row forbidden'}>
      {token}
      <span>
        <b>{name}</b>
        <span id={why} className={bar === null ? '' : 'reason'}>
          {bar?.reason ?? note}
        </span>
      </span>
      <strong>{price}</strong>
      <button
        type="button"
        className="add-button"
        aria-label={`Add ${name}`}
        aria-describedby={why}
        aria-disabled={bar !== null || undefined}
        onClick={() => bar === null && add()}
      >
        <Icon name={bar === null ? 'plus' : 'lock'} size={17} />
      </button>
    </li>
  );
}
