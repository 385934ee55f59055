// What a unit is called: written when the field is left, so that half a name is no fault.
import { useState } from 'react';
import './own-name.css';

/** The longest name of a unit. */
const LONGEST = 24;

interface OwnNameProps {
  /** Who is named. */
  of: string;
  /** The name so far; empty where it has none. */
  called: string;
  keep(name: string): void;
}

export function OwnName({ of, called, keep }: OwnNameProps) {
  const [draft, setDraft] = useState(called);
  const done = (): void => {
    // Signs with a meaning in the text of a list.
    const plain = draft.replaceAll(/["“”:*+()[\]{}]/g, '').trim();
    if (plain !== called) keep(plain);
    setDraft(plain);
  };
  return (
    <input
      className="field own-name"
      value={draft}
      maxLength={LONGEST}
      placeholder="Give it a name"
      aria-label={`Name of ${of}`}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => event.key === 'Enter' && done()}
    />
  );
}
