// A hint for the open question: asked for by hand, better while one waits, gone with the question.
import type { Advice, Advised } from '@xenotable/bots';
import { type Json, same } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { partsOf, together } from '../together.ts';

/** Milliseconds of thought between two pictures: the first answer comes soon. */
const FIRST = 100;
const NEXT = 250;
/** Milliseconds after which a table is quiet enough to load the rules once more. */
const WARM_UP = 2000;
/** Pictures until it has thought long enough. */
const PICTURES = 20;

/** What is compared with the best in any case: what is planned, else what leaves things as they are. */
const partsIn = (picked: Json | null, baseline: Json | null): readonly Json[] | null => {
  const plan = picked ?? baseline;
  return plan === null ? null : partsOf(plan);
};

/** What a row plans: one choice, or several that are played as one. */
export function plannedBy({ choices }: Advised): Json {
  const parts = choices as Json[];
  return parts.length === 1 ? parts[0]! : together(parts);
}

export interface HintHere {
  open: boolean;
  toggle(): void;
  advice: Advice | null;
  /** It is still getting better. */
  thinking: boolean;
  /** Why there is none; '' if there is. */
  problem: string;
  stop(): void;
}

export function useHint(
  client: Table,
  state: TableState,
  picked: Json | null,
  baseline: Json | null,
): HintHere {
  const key = state.ask === null ? null : `${state.seq} ${state.viewer}`;
  /** The question for which it was opened, and the one for which it was told to stop. */
  const [opened, setOpened] = useState<string | null>(null);
  const [stopped, setStopped] = useState<string | null>(null);
  const [found, setFound] = useState<{ key: string; advice: Advice; last: boolean } | null>(null);
  const [failed, setFailed] = useState<{ key: string; words: string } | null>(null);
  const open = key !== null && opened === key;
  // Its worker is ready before the first hint is asked for.
  const { game, edition, hints } = state;
  useEffect(() => {
    if (!hints) return;
    const soon = setTimeout(() => void client.warmAdvice().catch(() => undefined), WARM_UP);
    return () => clearTimeout(soon);
  }, [client, game, edition, hints]);
  const think = useEffectEvent((ms: number) => client.advise(partsIn(picked, baseline), ms));
  const isStopped = useEffectEvent(() => stopped === key);
  useEffect(() => {
    if (!open || key === null) return;
    let wanted = true;
    const grow = async (): Promise<void> => {
      for (let picture = 0; picture < PICTURES; picture++) {
        const advice = await think(picture === 0 ? FIRST : NEXT);
        if (!wanted || advice === null) return;
        const last = advice.settled || picture === PICTURES - 1 || isStopped();
        setFound({ key, advice, last });
        if (last) return;
      }
    };
    void grow().catch((error: Error) => wanted && setFailed({ key, words: error.message }));
    return () => {
      wanted = false;
    };
  }, [open, key]);
  // Another plan is compared with what is known already.
  const plan = JSON.stringify(picked);
  const compare = useEffectEvent(async () => {
    if (found === null || !found.last || found.key !== key) return;
    const advice = await client.advise(partsIn(picked, baseline), 0);
    if (advice !== null && found.key === key) setFound({ ...found, advice });
  });
  useEffect(() => {
    if (open) void compare().catch(() => undefined);
  }, [open, plan]);
  const shown = open && found?.key === key ? found : null;
  const problem = open && failed?.key === key ? failed.words : '';
  return {
    open,
    toggle: () => setOpened(open ? null : key),
    advice: shown?.advice ?? null,
    thinking: open && shown?.last !== true && problem === '',
    problem,
    stop: () => setStopped(key),
  };
}

/** What a choice gives away against the best, in games of a hundred, as far as an open hint knows it beyond doubt; null otherwise. */
export function costOf(advice: Advice | null, choice: Json): number | null {
  const known = advice?.rows.find((one) => same(plannedBy(one), choice)) ?? null;
  const plan = advice?.plan ?? null;
  const row = known ?? (plan !== null && same(plannedBy(plan), choice) ? plan : null);
  const best = advice?.rows[0];
  if (row === null || best === undefined || advice?.fitted !== true) return null;
  const cost = best.chance - row.chance;
  return cost > Math.max(0.005, 1.96 * row.error) ? 100 * cost : null;
}

/** The place of a plan among the rows, if it is one of them. */
export const rowOf = (advice: Advice, plan: Json | null): number =>
  plan === null ? -1 : advice.rows.findIndex((row) => same(plannedBy(row), plan));
