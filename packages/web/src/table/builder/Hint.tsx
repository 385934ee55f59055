// What could still be added to a legal list that has something to spare.
import type { ReactNode } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';

export function Hint({ left, what, add }: { left: ReactNode; what: string; add(): void }) {
  return (
    <div className="hint">
      <Icon name="plus" size={18} />
      <span>
        <b>{left}</b> {what} fits.
      </span>
      <button type="button" className="button small" onClick={add}>
        Add it
      </button>
    </div>
  );
}
