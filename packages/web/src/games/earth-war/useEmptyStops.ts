// Questions whose answer changes nothing are answered for the player.
import type { Asked } from '@xenotable/kernel';
import { useEffect, useEffectEvent } from 'react';
import { sheetHere } from '@xenotable/earth-war/content';
import { type Verb, type View, choiceIn } from '@xenotable/earth-war/preview';
import type { BoardProps } from '../../table/contract.ts';

const HEALING: readonly Verb[] = ['heal', 'medkit', 'done'];

/** Wounds matter for nothing once the last place of a single mission is behind the squad. */
const isBehind = ({ phase, table }: View): boolean =>
  phase === 'mission' &&
  table.options.play !== 'campaign' &&
  table.mission.node >= sheetHere(table).nodes.length;

/** Nothing but to go on, or but to heal where nothing follows. */
export function isEmptyStop(view: View, ask: Asked): boolean {
  if (view.phase === 'muster' || ask.spaces.length > 0) return false;
  const verbs = ask.offers.map(({ choice }) => choiceIn(choice).do);
  if (!verbs.includes('done')) return false;
  return verbs.length === 1 || (isBehind(view) && verbs.every((verb) => HEALING.includes(verb)));
}

export function useEmptyStops({ view, ask, goOn, still }: BoardProps<View>): void {
  const empty = !still && ask !== null && isEmptyStop(view, ask);
  const answer = useEffectEvent(() => goOn({ do: 'done' }));
  useEffect(() => {
    if (empty) answer();
  }, [ask, empty]);
}
