// How much room there is, in the three steps of the design, and whether the device is used by touch.
import { useSyncExternalStore } from 'react';

export type Size = 'wide' | 'short' | 'low' | 'phone';

const phone = matchMedia('(max-width: 700px), (max-height: 520px)');
const short = matchMedia('(max-width: 1199px), (max-height: 820px)');
const low = matchMedia('(max-height: 690px)');

const now = (): Size => (phone.matches ? 'phone' : low.matches ? 'low' : short.matches ? 'short' : 'wide');

/** There is hardly room for words on a button. */
export const onPhone = (): boolean => phone.matches;

/** The device is used by touch, probably without a keyboard. */
export const byTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

export function useSize(): Size {
  return useSyncExternalStore((listener) => {
    for (const query of [phone, short, low]) query.addEventListener('change', listener);
    return () => {
      for (const query of [phone, short, low]) query.removeEventListener('change', listener);
    };
  }, now);
}
