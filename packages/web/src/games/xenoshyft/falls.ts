// Equipment that changes hands and costs a life, in words before it is done.
import type { Choice, View } from '@xenotable/xenoshyft';
import { TROOPS, shortName } from '@xenotable/xenoshyft/content';
import { fallingBy } from '@xenotable/xenoshyft/preview';

/** XS-DEP-14 A planned change of Equipment that kills: who falls stands in the sentence and on the button. */
export function plannedFall(
  plan: readonly Choice[],
  view: View,
): { sentence: string; button: string } | null {
  const [choice] = plan;
  if (choice === undefined || plan.length > 1 || !('do' in choice)) return null;
  const [first] = fallingBy(view, choice);
  if (first === undefined) return null;
  const name = shortName(TROOPS[first.card].name);
  return {
    sentence: `${name} in zone ${first.zone} loses Hit Points by this and falls at once.`,
    button: `${choice.do === 'equip' ? 'Equip' : 'Hand it over'}: ${name} falls`,
  };
}
