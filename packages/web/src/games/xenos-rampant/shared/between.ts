// The pause of a campaign.
import type { View } from '@xenotable/xenos-rampant/preview';

/** Whether the table stands between two battles. */
export const isBetween = (view: View): boolean =>
  view.campaign !== null && view.over === null && view.flow.at(-1)?.chapter === 'campaign';
