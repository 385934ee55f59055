// Whether a key or a button of the prompt plays a choice with its first press, or only plans it.
import { type Json, type Worded, same } from '@xenotable/kernel';
import type { Selection } from '../actions/selection.ts';
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

interface ButtonProps {
  state: Pick<TableState, 'ask' | 'view'>;
  module: Pick<GameModule, 'note'>;
  selection: Pick<Selection, 'path' | 'picked'>;
  /** The offers that have buttons. */
  shown: readonly Worded[];
}

/**
 * While something is selected a button only plans: only a plan that was shown is played, unless nothing must be shown
 * first. The planned offer moves to the first place, so a second click may hit another button: that one also only plans.
 */
export function buttonPlans({ state, module, selection, shown }: ButtonProps, choice: Json): boolean {
  const { ask, view } = state;
  const { path, picked } = selection;
  const atOnce = ask === null ? undefined : module.note(choice, view, ask.seat).atOnce;
  const isPlanned = picked !== null && same(picked, choice);
  if (atOnce !== undefined) return !atOnce && !isPlanned;
  const isAnother = !isPlanned && shown.some((offer) => same(offer.choice, picked));
  return path.length > 0 && (picked === null || isAnother);
}
