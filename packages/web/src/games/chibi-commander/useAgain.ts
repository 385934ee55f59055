// What is meant after an act: after an attack the aim stays, who has arrived last is taken up.
import { type Target, type View } from '@xenotable/chibi-commander/preview';
import { same } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardProps } from '../../table/contract.ts';
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

/** Who has come onto the map acts next, once nobody else is to come. */
export function useArrived({ ask, pick }: BoardProps<View>, { picked, offers }: Field): void {
  const came = useRef<number | null>(null);
  const asked = useRef(ask);
  const takeUp = useEffectEvent(() => {
    const next = offers.find((offer) => offer.do === 'activate' && offer.unit === came.current);
    came.current = null;
    if (next !== undefined && offers.every((offer) => offer.do !== 'spawn')) pick(toJson(next));
  });
  useEffect(() => {
    if (asked.current === ask) {
      if (picked !== null) came.current = picked.do === 'spawn' ? picked.unit : null;
      return;
    }
    asked.current = ask;
    if (ask !== null) takeUp();
  }, [ask, picked]);
}
