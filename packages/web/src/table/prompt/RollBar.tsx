// Where people roll their own dice or draw their own cards: the table asks for one throw after the other, with a place for every die.
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Die } from '../../kit/draw/Die.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { SeatPanel } from '../contract.ts';
import type { Awaited } from '@xenotable/kernel';
import { RuleChip } from '../rules/RuleChip.tsx';
import { type Face, faceOfKey, facesOf, throwWords } from './typing.ts';

/** More results than this are picked from a list. */
const MOST_BUTTONS = 10;
/** Results that stay in sight while the next is typed. */
const SHOWN = 8;

interface RollBarProps {
  awaited: Awaited;
  panel: SeatPanel;
  /** The choice that led to it, in words. */
  words: string;
  roll(results: readonly number[]): void;
  complain(words: string): void;
}

export function RollBar({ awaited, panel, words, roll, complain }: RollBarProps) {
  const { wanted, results } = awaited;
  const faces = facesOf(wanted);
  const draws = wanted.names !== undefined;
  /** Dice of the whole throw. */
  const dice = wanted.of ?? 1;
  /** What was typed here and has not come back from the table yet. */
  const [sent, setSent] = useState<readonly number[] | null>(null);
  const [asked, setAsked] = useState(awaited);
  if (asked !== awaited) {
    setAsked(awaited);
    const more = sent !== null && sent.length > results.length && results.every((one, i) => one === sent[i]);
    if (!more) setSent(null);
  }
  const all = sent ?? results;
  /** The dice of this throw that were typed so far. */
  const typed = all.slice(Math.max(0, results.length - (dice - (wanted.dice ?? 1))));
  /** All are typed; the table has not answered yet. */
  const thrown = typed.length >= dice;
  const type = (now: readonly number[]): void => {
    setSent(now);
    roll(now);
  };
  const give = (value: number): void => {
    if (!thrown) type([...all, value]);
  };
  const correct = (): void => type(all.slice(0, -1));
  const given = all.length;

  const latest = useRef({ wanted, given, give, correct });
  latest.current = { wanted, given, give, correct };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return;
      const now = latest.current;
      if (event.key === 'Backspace' && now.given > 0) now.correct();
      if (!/^\d$/.test(event.key)) return;
      const face = faceOfKey(event.key, now.wanted);
      if (typeof face === 'number') now.give(face);
      else complain(face);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [complain]);

  return (
    <section className="prompt rolling" aria-label="Prompt" data-given={thrown ? given - 1 : given}>
      <div className="prompt-words">
        <Badge side={panel.side} letter={panel.letter} size={34} />
        <p>
          <b>{throwWords(wanted)}</b> <RuleChip rule={wanted.why} />
          <span className="muted"> {words}</span>
        </p>
        {!draws && results.length > 0 && dice === 1 && (
          <span className="rolled" role="img" aria-label={`So far: ${results.join(', ')}`}>
            {results.slice(-SHOWN).map((value, i) => (
              <Die key={i} value={String(value)} size={26} />
            ))}
          </span>
        )}
        {dice > 1 && (
          <span
            className="rolled"
            role="img"
            aria-label={`Typed: ${typed.join(', ') || 'nothing yet'}, ${dice - typed.length} to come`}
          >
            {Array.from({ length: dice }, (_, i) =>
              i < typed.length ? (
                <Die key={i} value={String(typed[i])} size={26} />
              ) : (
                <i key={i} className={i === typed.length ? 'slot next' : 'slot'} />
              ),
            )}
          </span>
        )}
      </div>
      <div className="prompt-buttons">
        {faces.length <= MOST_BUTTONS ? (
          <div
            className={draws ? 'faces names' : 'faces'}
            role="group"
            aria-label={draws ? 'What was drawn' : 'What the die shows'}
          >
            {faces.map(({ value, label }) => (
              <button key={value} type="button" className="button" onClick={() => give(value)}>
                {label}
              </button>
            ))}
          </div>
        ) : (
          <FaceList key={given} faces={faces} give={give} />
        )}
        <button type="button" className="button undo" onClick={correct} disabled={given === 0}>
          <span>
            <Icon name="undo" />
            Correct
          </span>
          <small>{given === 0 ? 'nothing yet' : 'the last one'}</small>
        </button>
      </div>
    </section>
  );
}

/** A long list to pick from. */
function FaceList({ faces, give }: { faces: readonly Face[]; give(value: number): void }) {
  const id = useId();
  const [value, setValue] = useState(faces[0]!.value);
  return (
    <form
      className="faces"
      onSubmit={(event) => {
        event.preventDefault();
        give(value);
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        What it is
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => setValue(Number(event.target.value))}
      >
        {faces.map((face) => (
          <option key={face.value} value={face.value}>
            {face.label}
          </option>
        ))}
      </select>
      <button type="submit" className="button primary">
        That is it
      </button>
    </form>
  );
}
