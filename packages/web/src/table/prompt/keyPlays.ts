// Whether a key plays a choice with its first press, or only plans it.
import { type Json, same } from '@xenotable/kernel';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';

interface KeyProps {
  state: Pick<TableState, 'ask' | 'view'>;
  module: Pick<GameModule, 'note'>;
  /** The choice that is planned. */
  picked: Json | null;
  /** The setting "play with one click". */
  oneClick: boolean;
}

/** It plays what is planned, the only thing that can be done, and what needs no preview and gives nothing up. */
export function keyPlays(
  { state: { ask, view }, module, picked, oneClick }: KeyProps,
  choice: Json,
): boolean {
  if (ask === null) return false;
  const isOnly = ask.offers.length + ask.spaces.length === 1;
  const { atOnce, quiet } = module.note(choice, view, ask.seat);
  return (
    oneClick || isOnly || (picked !== null && same(picked, choice)) || (atOnce === true && quiet !== true)
  );
}

/** The key after the one that ends a phase: none if that plays at once; 'insist' if the table first asks whether something is left to do. */
export function secondEndKey(props: KeyProps, choice: Json, asks: boolean): 'end' | 'insist' | null {
  if (asks) return 'insist';
  return keyPlays(props, choice) ? null : 'end';
}
