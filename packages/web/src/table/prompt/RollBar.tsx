// Where people roll their own dice or draw their own cards: the table asks for one throw after the other, with a place for every die.
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Die } from '../../kit/draw/Die.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Side } from '../../kit/draw/sides.ts';
import { capital } from '../../kit/words.ts';
import type { Awaited, Json } from '@xenotable/kernel';
import type { GameModule } from '../contract.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { neededWords, purposeWords } from './purposeWords.ts';
import { type Face, faceOfKey, facesOf, throwWords } from './typing.ts';

/** More results than this are picked from a list. */
const MOST_BUTTONS = 10;
/** Results that stay in sight while the next is typed. */
const SHOWN = 8;

interface RollBarProps {
  awaited: Awaited;
  /** Who rolls. */
  voice: { side: Side; letter: string };
  /** The choice that led to it, in words. */
  words: string;
  module: GameModule;
  view: Json;
  roll(results: readonly number[]): void;
  complain(words: string): void;
}

interface Typing {
  /** Dice of this throw that were typed so far. */
  typed: readonly number[];
  /** All are typed; the table has not answered yet. */
  thrown: boolean;
  /** Results of this choice so far. */
  given: number;
  give(value: number): void;
  /** Takes the last result back. */
  correct(): void;
}

function useTyping(awaited: Awaited, roll: (results: readonly number[]) => void): Typing {
  const { wanted, results } = awaited;
  const { of: dice = 1, dice: left = 1 } = wanted;
  /** What was typed here and has not come back from the table yet. */
  const [sent, setSent] = useState<readonly number[] | null>(null);
  const [asked, setAsked] = useState(awaited);
  if (asked !== awaited) {
    setAsked(awaited);
    const more = sent !== null && sent.length > results.length && results.every((one, i) => one === sent[i]);
    if (!more) setSent(null);
  }
  const all = sent ?? results;
  const typed = all.slice(Math.max(0, results.length - (dice - left)));
  const thrown = typed.length >= dice;
  const type = (now: readonly number[]): void => {
    setSent(now);
    roll(now);
  };
  return {
    typed,
    thrown,
    given: all.length,
    give(value) {
      if (!thrown) type([...all, value]);
    },
    correct: () => type(all.slice(0, -1)),
  };
}

/** Digits give results, Backspace takes the last one back. */
function useDiceKeys(
  { wanted }: Awaited,
  { given, give, correct }: Typing,
  complain: (words: string) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('dialog[open]')
    )
      return;
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return;
    if (event.key === 'Backspace' && given > 0) correct();
    if (!/^\d$/.test(event.key)) return;
    const face = faceOfKey(event.key, wanted);
    if (typeof face === 'number') give(face);
    else complain(face);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** The results so far: those of single dice, or the places of a throw of several. */
function Results({ awaited: { wanted, results }, typed }: { awaited: Awaited; typed: readonly number[] }) {
  const { of: dice = 1 } = wanted;
  if (dice > 1)
    return (
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
    );
  if (wanted.names !== undefined || results.length === 0) return null;
  return (
    <span className="rolled" role="img" aria-label={`So far: ${results.join(', ')}`}>
      {results.slice(-SHOWN).map((value, i) => (
        <Die key={i} value={String(value)} size={26} />
      ))}
    </span>
  );
}

interface FacesProps {
  faces: readonly Face[];
  draws: boolean;
  give(value: number): void;
}

function Faces({ faces, draws, give }: FacesProps) {
  return (
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
  );
}

export default function RollBar(props: RollBarProps) {
  const { awaited, voice, words, roll, complain } = props;
  // Who rolls and what for; null if nobody knows that before the dice have fallen.
  const purpose = purposeWords(awaited.purpose, props.module, props.view);
  const { wanted } = awaited;
  const needed = neededWords(awaited.purpose, wanted);
  const faces = facesOf(wanted);
  const typing = useTyping(awaited, roll);
  const { typed, thrown, given, give, correct } = typing;
  useDiceKeys(awaited, typing, complain);
  return (
    <section className="prompt rolling" aria-label="Prompt" data-given={thrown ? given - 1 : given}>
      <div className="prompt-words">
        <Badge side={voice.side} letter={voice.letter} size={34} />
        <p>
          {purpose !== null && <b className="purpose">{capital(purpose)}. </b>}
          {throwWords(wanted)} {needed !== '' && <b>Needed: {needed}.</b>} <RuleChip rule={wanted.why} />
          <span className="muted"> {awaited.purpose.after ?? words}</span>
        </p>
        <Results awaited={awaited} typed={typed} />
      </div>
      <div className="prompt-buttons">
        {faces.length <= MOST_BUTTONS ? (
          <Faces faces={faces} draws={wanted.names !== undefined} give={give} />
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
