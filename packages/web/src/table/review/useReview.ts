// A review of a game on this page: it starts on demand, grows in its own worker, can be stopped and deepened, and is
// stored on this device once it is complete.
import type { Review } from '@xenotable/bots';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ReviewKey, notes } from '../../storage/notesStore.ts';
import type { Reviewing } from '../../worker/api.ts';
import { reviewWorker } from '../../worker/client.ts';

/** Milliseconds of work between two updates. */
const SLICE = 400;
/** Rollouts for each decision: at once, and on demand. */
const LOOKS = { quick: 160, deep: 1200 } as const;

export interface ReviewHere {
  review: Review | null;
  done: number;
  total: number;
  running: boolean;
  problem: string;
  deep: boolean;
  start(): void;
  stop(): void;
  deepen(): void;
}

interface Game extends ReviewKey {
  record(): Promise<string>;
  /** Whether it starts by itself. */
  atOnce: boolean;
}

/** The stored review of this game; undefined until that is known. */
function useKept({ table, entries, seat }: ReviewKey): Reviewing | null | undefined {
  const of = `${table} ${entries} ${seat}`;
  const [found, setFound] = useState<{ of: string; reviewing: Reviewing | null } | null>(null);
  useEffect(() => {
    let left = false;
    const tell = (reviewing: Reviewing | null): void => {
      if (!left) setFound({ of, reviewing });
    };
    notes.review({ table, entries, seat }).then(
      (kept) => tell(kept && { review: kept.review, done: kept.total, total: kept.total }),
      () => tell(null),
    );
    return () => {
      left = true;
    };
  }, [of, table, entries, seat]);
  return found?.of === of ? found.reviewing : undefined;
}

export function useReview({ table, entries, seat, record, atOnce }: Game): ReviewHere {
  const kept = useKept({ table, entries, seat });
  const [found, setFound] = useState<{ of: string; reviewing: Reviewing } | null>(null);
  const [wanted, setWanted] = useState(atOnce);
  const [deep, setDeep] = useState(false);
  const [problem, setProblem] = useState('');
  const looks = deep ? LOOKS.deep : LOOKS.quick;
  const of = `${table} ${entries} ${seat} ${looks}`;
  const enough = kept != null && kept.review.looks >= looks ? kept : null;
  const reviewing = enough ?? (found?.of === of ? found.reviewing : null);
  const complete = reviewing !== null && reviewing.done >= reviewing.total;
  const ask = useEffectEvent(async (): Promise<Reviewing | null> => {
    const question = { key: `${table} ${entries}`, seat, looks };
    const known = await reviewWorker.review({ ...question, record: null }, SLICE);
    return known ?? reviewWorker.review({ ...question, record: await record() }, SLICE);
  });
  const keep = useEffectEvent(({ review, total }: Reviewing) =>
    // A device that cannot store it reviews again.
    notes.keepReview({ table, entries, seat }, review, total).catch(() => undefined),
  );
  const begins = wanted && kept !== undefined && !complete;
  useEffect(() => {
    if (!begins) return;
    let going = true;
    const grow = async (): Promise<void> => {
      for (;;) {
        const next = await ask();
        if (!going || next === null) return;
        if (next.done >= next.total) await keep(next);
        setFound({ of, reviewing: next });
        if (next.done >= next.total) return;
      }
    };
    grow().catch((error: Error) => setProblem(error.message));
    return () => {
      going = false;
    };
  }, [begins, of]);
  // While a deeper review grows, the earlier one stays visible.
  const shown = reviewing ?? (deep ? (found?.reviewing ?? kept ?? null) : null);
  return {
    review: shown?.review ?? null,
    done: reviewing?.done ?? 0,
    total: reviewing?.total ?? 0,
    running: wanted && !complete && problem === '',
    problem,
    deep: deep || (shown?.review.looks ?? 0) >= LOOKS.deep,
    start: () => setWanted(true),
    stop: () => setWanted(false),
    deepen: () => {
      setDeep(true);
      setWanted(true);
    },
  };
}
