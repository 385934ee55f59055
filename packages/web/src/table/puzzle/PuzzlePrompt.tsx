// After an answer: the result in one sentence, and what can be done now.
import { useEffect, useRef } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { go } from '../../kit/router.tsx';
import { points } from '../review/words.ts';
import { type PuzzleHere, isFound } from './puzzleHere.ts';
import { isModified, isTyping } from '../../kit/keyEvents.ts';
import { useKeyDown } from '../../kit/useKeyDown.ts';

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

/** The keys N, R and S, as the buttons say. */
function useKeys(puzzle: PuzzleHere, letters: boolean): void {
  useKeyDown((event) => {
    const { key, target } = event;
    if (!letters || isModified(event) || isTyping(target) || document.querySelector('dialog[open]')) return;
    const found = isFound(puzzle);
    if (key === 'n' && found) go(puzzle.next);
    if (key === 'r' && !found) puzzle.again();
    if (key === 's' && !found) puzzle.show();
  });
}

export default function PuzzlePrompt({ puzzle, letters }: { puzzle: PuzzleHere; letters: boolean }) {
  const found = isFound(puzzle);
  const main = useRef<HTMLButtonElement>(null);
  useKeys(puzzle, letters);
  // Focuses the main button, so that Enter continues.
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
