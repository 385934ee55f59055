// A campaign of one's own: missions against the automaton with one Squad that goes on from each to the next.
import { type OwnCampaign, campaignReader } from '@xenotable/kernel';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

export type MissionSeries = OwnCampaign<Scenario>;

/** Why a scenario cannot be a mission of a campaign; null where it can. */
export function unfitMission({ play, squads }: Scenario): string | null {
  if (play === 'versus') return 'play must not be "versus": a campaign is played against the automaton';
  return squads.A === null ? null : 'squads.A must be missing: the Squad comes from the mission before';
}

export const readCampaign = campaignReader('enemy-eternal', readScenario, unfitMission);
