// The wounds that the viewer is about to place: laid card by card, with what they would do, until they are placed.
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { type Laid, type Volley, change, choiceOf, placed, shownSplit, volleyOf } from './plan.ts';
import { type PlanOdds, type View, planOdds, spread } from '@xenotable/earth-war/preview';

export interface Plan {
  volley: Volley | null;
  wounds: readonly number[];
  left: number;
  /** From the first wound on. */
  odds: PlanOdds | null;
  alter(at: number, by: 1 | -1): void;
  clear(): void;
  /** Lays the rest on the slots that are worth it. */
  spread(): void;
}

export function usePlan({ view, ask, picked, pick, still }: BoardProps<View>): Plan {
  const volley = useMemo(() => (still ? null : volleyOf(ask)), [ask, still]);
  const none = useMemo(() => new Array<number>(volley?.slots ?? 0).fill(0), [volley]);
  // What was laid for an earlier question does not count for this one.
  const [kept, setKept] = useState<Laid & { volley: Volley | null }>({
    volley: null,
    wounds: [],
    before: [],
  });
  const laid = kept.volley === volley ? kept : { wounds: none, before: none };
  const wounds = volley === null ? none : shownSplit(picked, laid, volley);
  const left = volley === null ? 0 : volley.wounds - placed(wounds);
  const odds = useMemo(() => (volley === null ? null : planOdds(view, wounds)), [view, volley, wounds]);
  const intend = (next: number[]): void => {
    // Whoever goes back from a whole plan finds what lay there before its last wounds.
    setKept({ volley, wounds: next, before: left > 0 ? wounds : laid.before });
    pick(volley !== null && placed(next) === volley.wounds ? choiceOf(next) : null);
  };
  return {
    volley,
    wounds,
    left,
    odds,
    alter(at, by) {
      if (volley !== null) intend(change(wounds, at, by, volley));
    },
    clear: () => intend(wounds.map(() => 0)),
    spread() {
      if (volley !== null) intend(spread(view, wounds, volley));
    },
  };
}
