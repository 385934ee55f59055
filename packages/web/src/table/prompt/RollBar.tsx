// If people roll their own dice or draw their own cards: the table asks for one throw after the other, with a place for every die.
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Die } from '../../kit/draw/Die.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Side } from '../../kit/draw/sides.ts';
import { isElsewhere, isTyping } from '../../kit/keyEvents.ts';
import { capital } from '../../kit/words.ts';
import type { Awaited, Json } from '@xenotable/kernel';
import type { GameModule } from '../contract.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { neededWords, purposeWords } from './purposeWords.ts';
import { type Face, afterDigit, facesOf, throwWords } from './typing.ts';
import { useKeyDown } from '../../kit/useKeyDown.ts';

/** More possible results than this are picked from a list. */
const MOST_BUTTONS = 10;
/** Number of results that stay visible while the next is typed. */
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
  /** All dice are typed; the table has not answered yet. */
  thrown: boolean;
  /** Results of this choice so far. */
  given: number;
  giveAll(values: readonly number[]): void;
  /** Takes the last result back. */
  correct(): void;
}

function useTyping(awaited: Awaited, roll: (results: readonly number[]) => void): Typing {
  const { wanted, results } = awaited;
  const { of: dice = 1, dice: left = 1 } = wanted;
  /** Results that were typed here and are not confirmed by the table yet. */
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
    giveAll(values) {
      if (!thrown) type([...all, ...values.slice(0, dice - typed.length)]);
    },
    correct: () => type(all.slice(0, -1)),
  };
}

/** How long a first digit waits for a second one, in milliseconds. */
const SECOND_DIGIT = 900;

/** Digits give results, Enter confirms a first digit that waits for a second one, Backspace takes the last one back. */
function useDiceKeys(
  { wanted }: Awaited,
  { given, giveAll, correct }: Typing,
  complain: (words: string) => void,
): string {
  const [begun, setBegun] = useState('');
  const finish = useEffectEvent((): void => {
    setBegun('');
    giveAll([Number(begun)]);
  });
  useKeyDown((event) => {
    if (isElsewhere(event) || isTyping(event.target)) return;
    if (event.key === 'Backspace') {
      setBegun('');
      if (begun === '' && given > 0) correct();
    }
    if (event.key === 'Enter' && begun !== '') {
      setBegun('');
      giveAll([Number(begun)]);
    }
    if (!/^\d$/.test(event.key)) return;
    const typed = afterDigit(begun, event.key, wanted);
    setBegun(typed.begun);
    if (typed.faces.length > 0) giveAll(typed.faces);
    if (typed.problem !== '') complain(typed.problem);
  });
  useEffect(() => {
    if (begun === '') return undefined;
    const timer = setTimeout(() => finish(), SECOND_DIGIT);
    return () => clearTimeout(timer);
  }, [begun]);
  return begun;
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
  // Who rolls and what for; null if it is not known before the dice are rolled.
  const purpose = purposeWords(awaited.purpose, props.module, props.view);
  const { wanted } = awaited;
  const needed = neededWords(awaited.purpose, wanted);
  const faces = facesOf(wanted);
  const typing = useTyping(awaited, roll);
  const { typed, thrown, given, giveAll, correct } = typing;
  const begun = useDiceKeys(awaited, typing, complain);
  const give = (value: number): void => giveAll([value]);
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
        {begun !== '' && <b className="numeral">{begun}…</b>}
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
