// The keyboard of a companion: digits are dice, Backspace erases, Enter ends the screen, arrows choose an answer.
import { useEffect, useEffectEvent } from 'react';
import type { Asking } from './useAsking.ts';

function step(asking: Asking, by: 1 | -1): void {
  const question = asking.sheet?.questions[0];
  if (question === undefined) return;
  const values = question.answers.map(({ value }) => value);
  const at = values.indexOf(asking.picked[question.key] ?? '');
  const next = values[(at < 0 ? (by > 0 ? 0 : values.length - 1) : at + by + values.length) % values.length];
  if (next !== undefined) asking.pick(question.key, next);
}

export function useKeys(asking: Asking, open: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!open || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
      return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, select, textarea')) return;
    const onButton = target instanceof HTMLElement && target.closest('button, a') !== null;
    if (asking.dice !== null && /^\d$/.test(event.key)) asking.type(Number(event.key));
    else if (asking.dice !== null && event.key === 'Backspace') asking.erase();
    else if (event.key === 'Enter' && !onButton) asking.go();
    else if (asking.dice === null && event.key === 'ArrowRight') step(asking, 1);
    else if (asking.dice === null && event.key === 'ArrowLeft') step(asking, -1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
