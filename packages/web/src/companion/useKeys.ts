// The keyboard of a companion: digits are dice, Backspace erases, Enter finishes the screen, arrows choose an answer.
import type { Asking } from './useAsking.ts';
import { isModified, isTyping } from '../kit/keyEvents.ts';
import { useKeyDown } from '../kit/useKeyDown.ts';

function step(asking: Asking, by: 1 | -1): void {
  const question = asking.sheet?.questions[0];
  if (question === undefined) return;
  const values = question.answers.map(({ value }) => value);
  const at = values.indexOf(asking.picked[question.key] ?? '');
  const next = values[(at < 0 ? (by > 0 ? 0 : values.length - 1) : at + by + values.length) % values.length];
  if (next !== undefined) asking.pick(question.key, next);
}

export function useKeys(asking: Asking, open: boolean): void {
  useKeyDown((event) => {
    if (!open || isModified(event) || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (isTyping(target)) return;
    const onButton = target instanceof HTMLElement && target.closest('button, a') !== null;
    if (asking.dice !== null && /^\d$/.test(event.key)) asking.type(Number(event.key));
    else if (asking.dice !== null && event.key === 'Backspace') asking.erase();
    else if (event.key === 'Enter' && !onButton) asking.go();
    else if (asking.dice === null && event.key === 'ArrowRight') step(asking, 1);
    else if (asking.dice === null && event.key === 'ArrowLeft') step(asking, -1);
    else return;
    event.preventDefault();
  });
}
