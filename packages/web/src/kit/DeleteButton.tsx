// Deletes something of one's own; it asks once more before it does.
import { useState } from 'react';
import { Icon } from './draw/Icon.tsx';

export function DeleteButton({ name, remove }: { name: string; remove(): void }) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button small quiet"
      onClick={() => (sure ? remove() : setSure(true))}
      onBlur={() => setSure(false)}
      aria-label={sure ? `Really delete ${name}` : `Delete ${name}`}
    >
      <Icon name="trash" size={14} />
      {sure && 'Really?'}
    </button>
  );
}
