// Pointing at the ground: what it plans.
import type { View } from '@xenotable/xenos-rampant/preview';
import { useMemo } from 'react';
import type { Place } from '../../boards/measured/inches.ts';
import type { BoardProps } from '../../table/contract.ts';
import { meaningOf } from './pointing.ts';

/** Undefined where the ground means nothing now. */
export function usePointing(
  { view, ask, pick, still }: BoardProps<View>,
  lit: number | null,
): ((at: Place) => void) | undefined {
  const meaning = useMemo(() => (still ? null : meaningOf(view, ask, lit)), [view, ask, lit, still]);
  return meaning === null ? undefined : (at) => pick(meaning(at));
}
