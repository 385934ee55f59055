// Keys that are pressed anywhere on the page.
import { useEffect, useEffectEvent } from 'react';

/** Hears every key as long as the component is shown, or only while it is active. */
export function useKeyDown(press: (event: KeyboardEvent) => void, active = true): void {
  const pressed = useEffectEvent(press);
  useEffect(() => {
    if (!active) return;
    const hear = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [active]);
}
