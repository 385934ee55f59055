// What the table asks of a Squad.
import type { SquadRules, View } from '@xenotable/enemy-eternal/preview';

export const lawsOf = (view: View): SquadRules => ({
  limit: view.limit,
  options: view.options,
  campaign: view.mode !== 'battle',
});
