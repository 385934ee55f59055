// EE-SQD-16 What a soldier is called: written when the field is left, so that half a name is no fault.
import { LONGEST_NAME } from '@xenotable/enemy-eternal/preview';
import { useState } from 'react';

interface NameFieldProps {
  /** Who is named. */
  of: string;
  /** The name so far; empty where it has none. */
  called: string;
  keep(name: string): void;
}

export function NameField({ of, called, keep }: NameFieldProps) {
  const [draft, setDraft] = useState(called);
  const done = (): void => {
    const plain = draft.replaceAll(/[":*()]/g, '').trim();
    if (plain !== called) keep(plain);
    setDraft(plain);
  };
  return (
    <input
      className="field ee-called"
      value={draft}
      maxLength={LONGEST_NAME}
      placeholder="Give it a name"
      aria-label={`Name of ${of}`}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => event.key === 'Enter' && done()}
    />
  );
}
