// What is meant after an act: after an attack the aim stays, who has arrived last is taken up.
import { type Choice, type Target, unitThing, type View } from '@xenotable/chibi-commander/preview';
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

/** Who is to come next; `placed`: its field is chosen already. */
export interface Coming {
  unit: number;
  placed: boolean;
}

/** The choice that takes up who was to come, and who is still awaited: where another activation ends first, it comes a step later. Who has no field yet is lifted, so that the next field is its own. */
export function takenUp(
  view: View,
  offers: readonly Choice[],
  came: Coming | null,
): { choice: Choice | null; awaited: Coming | null; lifted: number | null } {
  if (came === null) return { choice: null, awaited: null, lifted: null };
  const choice = came.placed
    ? (offers.find((offer) => offer.do === 'activate' && offer.unit === came.unit) ?? null)
    : null;
  const waits = unitOf(view, came.unit)?.fate === 'waiting';
  const arrives = offers.some((offer) => offer.do === 'spawn' && offer.unit === came.unit);
  const lifted = waits && arrives && !came.placed ? came.unit : null;
  return { choice, awaited: waits && lifted === null ? came : null, lifted };
}

/** Who has come onto the map is taken up: it walks on with the next field. */
export function useArrived(
  { ask, pick, touch, view }: BoardProps<View>,
  { picked, offers }: Field,
  plan: Plan | null,
): void {
  const came = useRef<Coming | null>(null);
  const asked = useRef(ask);
  const takeUp = useEffectEvent(() => {
    const { choice, awaited, lifted } = takenUp(view, offers, came.current);
    came.current = awaited;
    if (choice !== null) pick(toJson(choice));
    if (lifted !== null) touch(unitThing(lifted));
  });
  useEffect(() => {
    if (asked.current === ask) {
      // An arrival that ends the activation of another unit is a plan.
      if (plan?.kind === 'next') came.current = { unit: plan.unit, placed: plan.at >= 0 };
      else if (picked !== null)
        came.current = picked.do === 'spawn' ? { unit: picked.unit, placed: true } : null;
      return;
    }
    asked.current = ask;
    if (ask !== null) takeUp();
  }, [ask, picked, plan]);
}
