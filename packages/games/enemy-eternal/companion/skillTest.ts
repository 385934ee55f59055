// A skill test of real dice: 2D6, at most so many.
import type { Throw } from '@xenotable/kernel/companion';
import { waysOf36 } from '../book/tests.ts';

export const skillTest = (need: number, said: Pick<Throw, 'label' | 'means' | 'unmet' | 'rule'>): Throw => ({
  ...said,
  dice: 2,
  sides: 6,
  need: { atMost: need },
  chance: waysOf36(need) / 36,
});
