// After a battle of a home-made campaign: the link to the next one.
import { useState } from 'react';
import { Link } from '../../kit/router.tsx';
import { isOfCampaign } from './kept.ts';

export function CampaignLink({ game }: { game: string }) {
  const [isPart] = useState(() => isOfCampaign(game));
  return isPart ? (
    <p>
      <Link className="button" href={`/campaign/${game}`}>
        Go on with the campaign
      </Link>
    </p>
  ) : null;
}
