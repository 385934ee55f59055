// A few things side by side, of which one is chosen.
import type { ReactNode } from 'react';

interface SegmentsProps<V> {
  items: readonly (readonly [value: V, name: ReactNode])[];
  chosen: V;
  choose(value: V): void;
}

/** Pages, of which one is shown. */
export function PageSegments<V extends string>({
  label,
  items,
  chosen,
  choose,
}: SegmentsProps<V> & { label: string }) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {items.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          className={chosen === value ? 'active' : ''}
          onClick={() => choose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Values of a setting. Without a label they stand in a fieldset, whose legend says what is chosen. */
export function RadioSegments<V>({
  name,
  label,
  items,
  chosen,
  choose,
}: SegmentsProps<V> & { name: string; label?: string }) {
  return (
    <div className="segments" {...(label !== undefined && { role: 'radiogroup', 'aria-label': label })}>
      {items.map(([value, words]) => (
        <label key={String(value)} className={chosen === value ? 'active' : ''}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
          {words}
        </label>
      ))}
    </div>
  );
}
