// Asks people before a new campaign replaces the stored one.
import type { OwnCampaign } from '@xenotable/kernel';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';

interface NewCampaignProps {
  campaign: OwnCampaign;
  /** The stored campaign. */
  kept: OwnCampaign | null;
  begin(): void;
  close(): void;
}

export const NewCampaign = ({ campaign, kept, begin, close }: NewCampaignProps) => (
  <Dialog title={campaign.name} close={close}>
    <div className="ed-shelf">
      <p>
        <b>Home-made.</b> {campaign.battles.length} battles. {campaign.text}
      </p>
      {kept !== null && (
        <p>It takes the place of {kept.name}, whose results are forgotten. Its tables stay in your list.</p>
      )}
      <div className="flex-row">
        <button type="button" className="button primary" onClick={begin}>
          <Icon name="flag" />
          Begin {campaign.name}
        </button>
        <button type="button" className="button" onClick={close}>
          {kept === null ? 'Cancel' : `Keep ${kept.name}`}
        </button>
      </div>
    </div>
  </Dialog>
);
