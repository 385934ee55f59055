// Which kind of question it is.
import type { Kind } from '@xenotable/questions';
import { KIND_WORDS } from './kinds.ts';

export function KindPart({ kind, change }: { kind: Kind; change(kind: Kind): void }) {
  return (
    <fieldset className="ask-kinds">
      <legend>What do you want to know?</legend>
      {KIND_WORDS.map((one) => (
        <label key={one.kind} className={one.kind === kind ? 'active' : ''}>
          <input
            type="radio"
            name="kind"
            aria-label={one.title}
            checked={one.kind === kind}
            onChange={() => change(one.kind)}
          />
          <span>
            <b>{one.title}</b>
            <small>{one.says}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
