// What the app keeps: everything with its values, and the form to correct them.
import { type Correction, type Field, type Kept, REASONS, type Reason } from '@xenotable/kernel/companion';
import type { Json } from '@xenotable/kernel';
import { useState } from 'react';
import { Badge } from '../kit/draw/Badge.tsx';
import type { Side } from '../kit/draw/sides.ts';
import { capital } from '../kit/words.ts';
import { Foot } from './Frame.tsx';

const SIDES: Readonly<Record<Kept['side'], Side>> = { people: 'a', automaton: 'b', table: 'x' };

/** Everything that is kept; things out of the game come last. */
export function KeptList({ kept, open }: { kept: readonly Kept[]; open?: (thing: string) => void }) {
  const ordered = [...kept.filter((one) => one.gone !== true), ...kept.filter((one) => one.gone === true)];
  return (
    <ul className="companion-kept plain">
      {ordered.map(({ thing, name, says, side, letter, gone, fields }) => (
        <li key={thing} className={gone === true ? 'gone' : ''}>
          <Badge side={SIDES[side]} letter={letter} size={30} />
          <span>
            <b>{name}</b>
            {says}
          </span>
          {open && fields.length > 0 && (
            <button
              type="button"
              className="button"
              aria-label={`Correct ${name}`}
              onClick={() => open(thing)}
            >
              Correct
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FieldRowProps {
  field: Field;
  to: Field['value'];
  set(value: Field['value']): void;
}

function FieldRow({ field, to, set }: FieldRowProps) {
  const { label, value, bounds } = field;
  const changed = to !== value;
  return (
    <div className="companion-field">
      <div>
        <b>{label}</b>
        <span>app says {value}</span>
      </div>
      {'words' in bounds ? (
        <select
          className="field"
          aria-label={label}
          value={String(to)}
          onChange={(event) => set(event.target.value)}
        >
          {bounds.words.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      ) : (
        <div className="stepping">
          <button
            type="button"
            aria-label={`${label}: one less`}
            disabled={Number(to) <= bounds.least}
            onClick={() => set(Number(to) - 1)}
          >
            −
          </button>
          <output aria-label={label}>
            {changed && <s>{value}</s>}
            {to}
          </output>
          <button
            type="button"
            aria-label={`${label}: one more`}
            disabled={Number(to) >= bounds.most}
            onClick={() => set(Number(to) + 1)}
          >
            +
          </button>
        </div>
      )}
    </div>
  );
}

interface CorrectProps {
  thing: Kept;
  number: number;
  correct(choice: Json): void;
  close(): void;
}

/** Corrects one value: the old one is struck through, with a reason, when the people agree. */
export function Correct({ thing, number, correct, close }: CorrectProps) {
  const [change, setChange] = useState<{ field: Field; to: Field['value'] } | null>(null);
  const [reason, setReason] = useState<Reason | null>(null);
  const real = change !== null && change.to !== change.field.value ? change : null;
  const moved = real === null && reason === 'model was moved' && thing.side !== 'table';
  const send = (): void => {
    if (moved) correct({ do: 'moved', thing: thing.thing });
    if (real === null || reason === null) return;
    const { field, to } = real;
    const choice: Correction = {
      do: 'correct',
      thing: thing.thing,
      field: field.key,
      from: field.value,
      to,
      reason,
    };
    correct({ ...choice });
  };
  const says =
    real === null
      ? moved
        ? `${thing.name} was moved by accident: nothing that is kept changes.`
        : 'Change one value, then say why.'
      : `Correction ${number} of this game: ${thing.name}, ${real.field.label.toLowerCase()} ${real.field.value} → ${real.to}${reason === null ? '' : `, ${reason}`}.`;
  return (
    <>
      <main className="companion-middle">
        <p className="muted">Nothing is rolled again; the log keeps old and new.</p>
        <div className="companion-subject">
          <Badge side={SIDES[thing.side]} letter={thing.letter} size={48} />
          <div>
            <b>{thing.name}</b>
            <span>What stands on your table?</span>
          </div>
        </div>
        {thing.fields.map((field) => (
          <FieldRow
            key={field.key}
            field={field}
            to={change?.field.key === field.key ? change.to : field.value}
            set={(to) => setChange({ field, to })}
          />
        ))}
        <h2 className="companion-question second">Why?</h2>
        <div className="companion-answers reasons" role="group" aria-label="Why?">
          {REASONS.map((one) => (
            <button
              key={one}
              type="button"
              className={one === reason ? 'answer chosen' : 'answer'}
              aria-pressed={one === reason}
              onClick={() => setReason(one)}
            >
              <b>{capital(one)}</b>
            </button>
          ))}
        </div>
      </main>
      <Foot
        says={says}
        button="All agree"
        icon="check"
        disabled={!moved && (real === null || reason === null)}
        go={send}
        back={{ words: 'Cancel', disabled: false, go: close }}
      />
    </>
  );
}
