// After an answer: how it went in one sentence, and what one can do now.
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { go } from '../../kit/router.tsx';
import { points } from '../review/words.ts';
import { type PuzzleHere, isFound } from './puzzleHere.ts';

/** 'Solved at the second try.' */
const TRIES = ['', '', ' at the second try', ' at the third try'];

function sentence({ verdict, shown, tries, nudged }: PuzzleHere): string {
  if (shown) return 'Shown. It comes back later.';
  if (verdict === null) return '';
  if (verdict.kind === 'better') return 'You may have found something better than we did.';
  if (verdict.kind !== 'right') return `${verdict.words}: ${points(verdict.short)} short. Try again?`;
  const tried = TRIES[tries] ?? ` at try ${tries}`;
  return `Solved${tried === '' && nudged ? ' with a nudge' : tried}.`;
}

/** N, R and S, as the buttons say. */
function useKeys(puzzle: PuzzleHere, letters: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!letters || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    const found = isFound(puzzle);
    if (key === 'n' && found) go(puzzle.next);
    if (key === 'r' && !found) puzzle.again();
    if (key === 's' && !found) puzzle.show();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

export default function PuzzlePrompt({ puzzle, letters }: { puzzle: PuzzleHere; letters: boolean }) {
  const found = isFound(puzzle);
  const main = useRef<HTMLButtonElement>(null);
  useKeys(puzzle, letters);
  // Enter goes on from here.
  useEffect(() => main.current?.focus(), [found]);
  return (
    <section className="prompt" aria-label="Prompt">
      <div className="prompt-words">
        <p role="status">{sentence(puzzle)}</p>
      </div>
      <div className="prompt-buttons">
        {found ? (
          <>
            <button ref={main} type="button" className="button primary" onClick={() => go(puzzle.next)}>
              <Icon name="right" />
              Next puzzle <span className="keycap">N</span>
            </button>
            <button type="button" className="button" onClick={puzzle.playOn}>
              <Icon name="branch" />
              Play on from here
            </button>
          </>
        ) : (
          <>
            <button ref={main} type="button" className="button primary" onClick={puzzle.again}>
              <Icon name="undo" />
              Try again <span className="keycap">R</span>
            </button>
            <button type="button" className="button" onClick={puzzle.show}>
              Show the answer <span className="keycap">S</span>
            </button>
          </>
        )}
      </div>
    </section>
  );
}
