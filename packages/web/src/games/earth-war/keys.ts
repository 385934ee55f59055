// The keys of the board: digits are slots, Backspace clears a plan, F has everybody fire, Enter plays what is planned.
import { useEffect, useEffectEvent } from 'react';
import { isModified } from '../../kit/keyEvents.ts';

export interface BoardKeys {
  /** A digit, with Shift it takes back; false: it means nothing now. */
  slot(at: number, back: boolean): boolean;
  clear(): boolean;
  fire(): boolean;
  enter(): boolean;
}

const inField = (at: Element): boolean => at.closest('input, textarea, select, dialog') !== null;

/** Whether the board has used the key. */
function used(event: KeyboardEvent, keys: BoardKeys, at: Element): boolean {
  const digit = /^Digit([1-6])$/.exec(event.code)?.[1];
  if (digit !== undefined) return keys.slot(Number(digit) - 1, event.shiftKey);
  if (event.key === 'Backspace') return keys.clear();
  if (event.key === 'f') return keys.fire();
  return (
    event.key === 'Enter' && !event.repeat && at.closest('.prompt, .left, .right') === null && keys.enter()
  );
}

export function useBoardKeys(active: boolean, keys: BoardKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : document.body;
    if (isModified(event) || inField(at)) return;
    if (!used(event, keys, at)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!active) return;
    const hear = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [active]);
}
