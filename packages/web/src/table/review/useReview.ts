// A review of a game on this page: it begins when it is wanted, grows in a worker of its own, and can be stopped and deepened.
import type { Review } from '@xenotable/bots';
import type { Seat } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Reviewing } from '../../worker/api.ts';
import { reviewWorker } from '../../worker/client.ts';

/** Milliseconds of work between two pictures. */
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

interface Game {
  /** Names the record: another key is another review. */
  key: string;
  record(): Promise<string>;
  seat: Seat;
  /** It begins by itself. */
  atOnce: boolean;
}

export function useReview({ key, record, seat, atOnce }: Game): ReviewHere {
  const [found, setFound] = useState<{ of: string; reviewing: Reviewing } | null>(null);
  const [wanted, setWanted] = useState(atOnce);
  const [deep, setDeep] = useState(false);
  const [problem, setProblem] = useState('');
  const of = `${key} ${seat} ${deep}`;
  const reviewing = found?.of === of ? found.reviewing : null;
  const complete = reviewing !== null && reviewing.done >= reviewing.total;
  const ask = useEffectEvent(async (): Promise<Reviewing | null> => {
    const question = { key, seat, looks: deep ? LOOKS.deep : LOOKS.quick };
    const known = await reviewWorker.review({ ...question, record: null }, SLICE);
    return known ?? reviewWorker.review({ ...question, record: await record() }, SLICE);
  });
  useEffect(() => {
    if (!wanted || complete) return;
    let going = true;
    const grow = async (): Promise<void> => {
      for (;;) {
        const next = await ask();
        if (!going || next === null) return;
        setFound({ of, reviewing: next });
        if (next.done >= next.total) return;
      }
    };
    grow().catch((error: Error) => setProblem(error.message));
    return () => {
      going = false;
    };
  }, [wanted, complete, of]);
  // While a deeper one grows, what is known stays.
  const shown = reviewing ?? (deep ? (found?.reviewing ?? null) : null);
  return {
    review: shown?.review ?? null,
    done: reviewing?.done ?? 0,
    total: reviewing?.total ?? 0,
    running: wanted && !complete && problem === '',
    problem,
    deep,
    start: () => setWanted(true),
    stop: () => setWanted(false),
    deepen: () => {
      setDeep(true);
      setWanted(true);
    },
  };
}
