// What is meant after an act: after an attack the aim stays, who has arrived last is taken up.
import type { Choice, Target, View } from '@xenotable/chibi-commander/preview';
import { same } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardProps } from '../../table/contract.ts';
import { unitOf } from './shared/faces.ts';
import { type Plan, aimChoice, waysKnown } from './shared/plan.ts';
import { toJson } from './shared/things.ts';
import type { Field } from './useField.ts';

/** It stays on its target while that stands, so that the next attack is planned. */
export function useAgain({ view, ask, picked, pick }: BoardProps<View>, plan: Plan | null): void {
  const last = useRef<{ target: Target; unit: number; barrier: number } | null>(null);
  const asked = useRef(ask);
  const aimAgain = useEffectEvent(() => {
    const aim = last.current;
    if (ask === null || aim === null) return;
    const { acting } = view;
    const mine = acting !== null && acting.unit === aim.unit;
    const open = ask.offers.some(
      ({ choice }) => same(choice, { do: 'done' }) || same(choice, { do: 'break off' }),
    );
    if (view.undoBarrier <= aim.barrier) return;
    if (!mine || !open) {
      if (acting === null) last.current = null;
      return;
    }
    last.current = null;
    const target = 'unit' in aim.target ? view.units[aim.target.unit] : undefined;
    if (target !== undefined && ('hidden' in target || target.coma || target.cell < 0)) return;
    const [best] = waysKnown(view, aim.target, [aim.unit]);
    if (best !== undefined) pick(aimChoice(view, aim.target, [aim.unit], 0, best));
  });
  useEffect(() => {
    if (asked.current === ask) {
      if (plan?.kind === 'aim')
        last.current = { target: plan.target, unit: plan.way.unit, barrier: view.undoBarrier };
      else if (picked !== null) last.current = null;
      return;
    }
    asked.current = ask;
    aimAgain();
  }, [ask, plan, picked, view]);
}

/** The choice that takes up who was to come, and who is still awaited: where another activation ends first, it comes a step later. */
export function takenUp(
  view: View,
  offers: readonly Choice[],
  came: number | null,
): { choice: Choice | null; awaited: number | null } {
  const choice = offers.find((offer) => offer.do === 'activate' && offer.unit === came) ?? null;
  const waits = came !== null && unitOf(view, came)?.fate === 'waiting';
  return { choice, awaited: waits ? came : null };
}

/** Who has come onto the map is taken up: it walks on with the next field. */
export function useArrived(
  { ask, pick, view }: BoardProps<View>,
  { picked, offers }: Field,
  plan: Plan | null,
): void {
  const came = useRef<number | null>(null);
  const asked = useRef(ask);
  const takeUp = useEffectEvent(() => {
    const { choice, awaited } = takenUp(view, offers, came.current);
    came.current = awaited;
    if (choice !== null) pick(toJson(choice));
  });
  useEffect(() => {
    if (asked.current === ask) {
      // An arrival that ends the activation of another unit is a plan.
      if (plan?.kind === 'next') came.current = plan.at >= 0 ? plan.unit : null;
      else if (picked !== null) came.current = picked.do === 'spawn' ? picked.unit : null;
      return;
    }
    asked.current = ask;
    if (ask !== null) takeUp();
  }, [ask, picked, plan]);
}
