// On touch screens: right after an act, or after a film, another button may have moved under the finger.
import { useEffect, useState } from 'react';
import { byTouch } from '../../kit/size.ts';

/** A tap within this many milliseconds was meant for what was there before. */
const DOUBLE_TAP = 400;

/** Whether an ending must not be tapped yet; `acts` counts what was played or taken back here. */
export function useTooSoon(acts: number): boolean {
  const [rested, setRested] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setRested(acts), DOUBLE_TAP);
    return () => clearTimeout(timer);
  }, [acts]);
  return rested !== acts && byTouch();
}
