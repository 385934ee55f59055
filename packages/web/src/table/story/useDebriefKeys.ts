// Keys of the debrief: W watches, Escape goes back to the board. Enter does nothing, because it may have been meant for the last choice.
import { commandOf, useKeysSet } from '../../storage/keys.ts';
import { useKeyDown } from '../../kit/useKeyDown.ts';

interface DebriefKeys {
  close(): void;
  watch(): void;
}

export function useDebriefKeys({ close, watch }: DebriefKeys): void {
  const keys = useKeysSet();
  useKeyDown((event) => {
    const { target } = event;
    const onControl =
      target instanceof Element && target.closest('button, a, select, input, summary') !== null;
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'Escape') close();
    else if (!onControl && commandOf(event.key, keys) === 'watch') watch();
    else return;
    event.preventDefault();
  });
}
