// How much room there is, in the three steps of the design.
import { useSyncExternalStore } from 'react';

export type Size = 'wide' | 'short' | 'phone';

const phone = matchMedia('(max-width: 700px)');
const short = matchMedia('(max-width: 1199px), (max-height: 800px)');

const now = (): Size => (phone.matches ? 'phone' : short.matches ? 'short' : 'wide');

export function useSize(): Size {
  return useSyncExternalStore((listener) => {
    phone.addEventListener('change', listener);
    short.addEventListener('change', listener);
    return () => {
      phone.removeEventListener('change', listener);
      short.removeEventListener('change', listener);
    };
  }, now);
}
