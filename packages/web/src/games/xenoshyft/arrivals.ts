// Troops that draw a card when they come: what is drawn cannot be taken back.
import type { Choice, View } from '@xenotable/xenoshyft';
import { TROOPS, type TroopId, shortName } from '@xenotable/xenoshyft/content';
import { arrivalOf } from '@xenotable/xenoshyft/preview';
import { planWords } from './purchase.ts';

/** XS-T-05 The first Troop of a plan whose coming has an effect. */
function drawingIn(plan: readonly Choice[]): TroopId | null {
  const comes = plan.map((choice) => arrivalOf(choice)?.card);
  return comes.find((card) => card !== undefined && TROOPS[card].trigger?.on === 'deploy') ?? null;
}

/** Nothing is shown by it. */
export const canBeTakenBack = (plan: readonly Choice[]): boolean => drawingIn(plan) === null;

/** A planned placement that is asked about, and why. */
export function plannedArrival(
  plan: readonly Choice[],
  view: View,
): { sentence: string; button: string } | null {
  const card = drawingIn(plan);
  if (card === null) return null;
  return {
    sentence: `${shortName(TROOPS[card].name)} draws a card when it comes: its place cannot be taken back then.`,
    button: planWords(plan, view),
  };
}
