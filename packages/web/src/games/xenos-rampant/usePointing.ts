// Pointing at the ground: what it picks, and where a unit shall go once its order is obeyed.
import type { View } from '@xenotable/xenos-rampant/preview';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Place } from '../../boards/measured/inches.ts';
import type { BoardProps } from '../../table/contract.ts';
import { spacesOf } from './shared/border.ts';
import { isPointed } from './plan.ts';
import { type Wish, meaningOf } from './pointing.ts';

interface Pointer {
  /** Undefined where the ground means nothing now. */
  place: ((at: Place) => void) | undefined;
  wish: Wish | null;
}

export function usePointing({ view, ask, pick, still }: BoardProps<View>, lit: number | null): Pointer {
  const [wish, setWish] = useState<Wish | null>(null);
  const meaning = useMemo(() => (still ? null : meaningOf(view, ask, lit)), [view, ask, lit, still]);
  // The order is obeyed: the move that was wished for is planned at once. A new question ends every wish.
  const hear = useEffectEvent(() => {
    if (ask === null || wish === null) return;
    const [space] = spacesOf(ask);
    if (space !== undefined && 'unit' in space && space.unit === wish.unit) pick(meaning?.(wish) ?? null);
    setWish(null);
  });
  useEffect(() => hear(), [ask]);
  if (meaning === null) return { place: undefined, wish };
  const place = (at: Place): void => {
    setWish(!spacesOf(ask).some(isPointed) && lit !== null ? { unit: lit, ...at } : null);
    pick(meaning(at));
  };
  return { place, wish };
}
