// How a mission ended, and the way on if it belongs to a campaign of one's own.
import type { View } from '@xenotable/enemy-eternal/preview';
import { capital } from '../../../kit/words.ts';
import { CampaignLink } from '../../../workshop/campaign/CampaignLink.tsx';

export const Report = ({ view }: { view: View }) => (
  <>
    <CampaignLink game="enemy-eternal" />
    {capital(view.over?.why ?? '')}
  </>
);
