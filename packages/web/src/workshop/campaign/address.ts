// A campaign as a link: compressed, in the fragment of the address, which is never sent to a server.
import { type OwnCampaign, writeScenarioFile } from '@xenotable/kernel';
import { pack, unpack } from '../../kit/letters.ts';

const NAME = '#campaign=';

export const linkToCampaign = async (game: string, campaign: OwnCampaign): Promise<string> =>
  `${location.origin}/campaign/${game}${NAME}${await pack(JSON.stringify(JSON.parse(writeScenarioFile(campaign))))}`;

/** The text of the campaign in the address; null if there is none. */
export async function campaignInAddress(): Promise<string | null> {
  if (!location.hash.startsWith(NAME)) return null;
  try {
    return await unpack(location.hash.slice(NAME.length));
  } catch {
    throw new Error('The campaign in this link is damaged: perhaps a part of it was cut off.');
  }
}
