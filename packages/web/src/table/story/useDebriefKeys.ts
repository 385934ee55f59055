// Keys of the debrief: W watches, Escape goes back to the board. Enter does nothing by itself: it was meant for the last choice.
import { useEffect, useEffectEvent } from 'react';
import { commandOf, useKeysSet } from '../../storage/keys.ts';

interface DebriefKeys {
  close(): void;
  watch(): void;
}

export function useDebriefKeys({ close, watch }: DebriefKeys): void {
  const keys = useKeysSet();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const onControl =
      target instanceof Element && target.closest('button, a, select, input, summary') !== null;
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'Escape') close();
    else if (!onControl && commandOf(event.key, keys) === 'watch') watch();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
