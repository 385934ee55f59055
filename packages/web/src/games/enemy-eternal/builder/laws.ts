// What the table asks of a Squad.
import type { SquadRules, View } from '../rulebook.ts';

export const lawsOf = (view: View): SquadRules => ({
  limit: view.limit,
  switches: view.switches,
  campaign: view.mode !== 'battle',
});
