// Shares a campaign as a link or a file, without the progress on this device.
import { type OwnCampaign, writeScenarioFile } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { linkToCampaign } from './address.ts';

interface ShareCampaignProps {
  game: string;
  campaign: OwnCampaign;
  close(): void;
}

export function ShareCampaign({ game, campaign, close }: ShareCampaignProps) {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    void linkToCampaign(game, campaign).then(setLink);
  }, [game, campaign]);
  const file = `${campaign.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.campaign.json`;
  return (
    <Dialog title={campaign.name} close={close}>
      <div className="ed-shelf">
        <p>The whole campaign is in the link. Nothing is stored on a server.</p>
        {link !== null && <ShareLink link={link} words="Copy the link" />}
        <div className="flex-row">
          <button
            type="button"
            className="button"
            onClick={() => saveFile(writeScenarioFile(campaign), file)}
          >
            <Icon name="file" />
            Save as a file
          </button>
        </div>
      </div>
    </Dialog>
  );
}
