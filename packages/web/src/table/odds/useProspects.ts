// What a plan may lead to: a first figure at once, better ones while it is shown.
import { type Json, LOOKS, type Prospects } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { isTelling } from './chanceWords.ts';

/** A busy machine looks longer, until there are samples enough to be shown. */
const MOST_LOOKS = 12;

interface Found {
  key: string;
  prospects: Prospects;
}

/** Null while nothing is known. Figures of an earlier question are dropped. */
export function useProspects(
  client: Table,
  state: TableState,
  plan: readonly Json[] | null,
): Prospects | null {
  const [found, setFound] = useState<Found | null>(null);
  const key =
    plan === null || plan.length === 0 ? null : `${state.seq} ${state.viewer} ${JSON.stringify(plan)}`;
  const look = useEffectEvent((ms: number): Promise<Prospects | null> =>
    client.advice.prospects(plan ?? [], ms),
  );
  // The key contains everything that the figures depend on.
  useEffect(() => {
    if (key === null) return;
    let wanted = true;
    const grow = async (): Promise<void> => {
      for (let at = 0; at < MOST_LOOKS; at++) {
        const prospects = await look(LOOKS[at] ?? LOOKS.at(-1) ?? 0);
        if (!wanted || prospects === null) return;
        setFound({ key, prospects });
        if (prospects.exact || prospects.stakes.length + prospects.reached.length < 2) return;
        if (at >= LOOKS.length - 1 && isTelling(prospects)) return;
      }
    };
    void grow().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [key]);
  return found !== null && found.key === key ? found.prospects : null;
}
