// A hint for the open question: opened by hand, improved while one waits, closed with the question.
import type { Advice, Advised } from '@xenotable/bots';
import { type Json, same } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { partsOf, together } from '../together.ts';

/** Milliseconds of thought between two updates; the first answer comes soon. */
const FIRST = 100;
const NEXT = 250;
/** Milliseconds after which a table is idle enough to load the rules a second time. */
const WARM_UP = 2000;
/** Number of updates until it has thought long enough. */
const PICTURES = 20;

/** What is always compared with the best: the plan, otherwise the choice that leaves things as they are. */
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
  /** Whether it is still improving. */
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
  /** The question for which the hint was opened, and the one for which it was stopped. */
  const [opened, setOpened] = useState<string | null>(null);
  const [stopped, setStopped] = useState<string | null>(null);
  const [found, setFound] = useState<{ key: string; advice: Advice; last: boolean } | null>(null);
  const [failed, setFailed] = useState<{ key: string; words: string } | null>(null);
  const open = key !== null && opened === key;
  // Prepares the worker before the first hint is asked for.
  const { game, edition, hints } = state;
  useEffect(() => {
    if (!hints) return;
    const soon = setTimeout(() => void client.advice.warmUp().catch(() => undefined), WARM_UP);
    return () => clearTimeout(soon);
  }, [client, game, edition, hints]);
  const think = useEffectEvent((ms: number) => client.advice.hint(partsIn(picked, baseline), ms));
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
  // Another plan is compared with what is already known.
  const plan = JSON.stringify(picked);
  const compare = useEffectEvent(async () => {
    if (found === null || !found.last || found.key !== key) return;
    const advice = await client.advice.hint(partsIn(picked, baseline), 0);
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

/** How much a choice loses against the best, in games of a hundred, if an open hint knows it for sure; otherwise null. */
export function costOf(advice: Advice | null, choice: Json): number | null {
  const known = advice?.rows.find((one) => same(plannedBy(one), choice)) ?? null;
  const plan = advice?.plan ?? null;
  const row = known ?? (plan !== null && same(plannedBy(plan), choice) ? plan : null);
  const best = advice?.rows[0];
  if (row === null || best === undefined || advice?.fitted !== true) return null;
  const cost = best.chance - row.chance;
  return cost > Math.max(0.005, 1.96 * row.error) ? 100 * cost : null;
}

/** The index of a plan among the rows, if it is one of them. */
export const rowOf = (advice: Advice, plan: Json | null): number =>
  plan === null ? -1 : advice.rows.findIndex((row) => same(plannedBy(row), plan));
