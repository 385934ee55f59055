// How a campaign goes on: the next mission, the same again, or the end.
import { seatLetter, applies } from '@xenotable/kernel';
import { season } from '../../content/season.ts';
import type { Side, Table } from '../../table.ts';
import { campaignOf, sheetOf } from '../../tableReaders.ts';
import type { Play } from '../chapter.ts';

/** EE-CAM-11 Whether the current mission has a star. */
export const isStarred = (w: Table): boolean => campaignOf(w).kind === 'season' && seasonMission(w).star;

/** The mission of the season that comes next or is being played. */
export function seasonMission(w: Table): (typeof season)[number] {
  const { at } = campaignOf(w);
  const found = season[at];
  if (found === undefined) throw new Error(`the season has no mission ${at}`);
  return found;
}

/** EE-CAM-11 EE-CAM-12 EE-CAM-13 Whether the season goes on: a starred mission that was lost is tried again, three times at most. */
export function nextMission(play: Play): boolean {
  const { w } = play;
  const campaign = campaignOf(w);
  const won = campaign.results.at(-1)?.won === true;
  if (!won && isStarred(w)) {
    applies('EE-CAM-11');
    // EE-OPT-13 An iron campaign has one attempt.
    if (w.options.iron) applies('EE-OPT-13');
    if (campaign.attempt >= (w.options.iron ? 1 : 3)) {
      endCampaign(play, 1, 'EE-CAM-12', `${w.mission} is lost for good`);
      return false;
    }
    campaign.attempt++;
    return true;
  }
  campaign.at++;
  campaign.attempt = 1;
  if (campaign.at < season.length) return true;
  const points = rating(w);
  play.tell?.({ type: 'campaign rated', points }, 'EE-CAM-13');
  endCampaign(play, 0, 'EE-CAM-13', `the campaign is won with ${points} points`);
  return false;
}

/** EE-CAM-13 One point for each mission won at the first try, each secondary goal, each founder alive. */
export function rating(w: Pick<Table, 'campaign'>): number {
  const { results } = campaignOf(w);
  return (
    results.filter((one) => one.won && one.first).length +
    results.filter((one) => one.secondary).length +
    sheetOf(w, 0).roster.filter((v) => v.founder && v.state !== 'fallen').length
  );
}

/** EE-CAM-14 Most battles won after five; a tie is settled by B7. */
export function nextBattle(play: Play): boolean {
  const { w } = play;
  const { results } = campaignOf(w);
  if (results.length < 5) return true;
  const lead = sheetOf(w, 0).wins - sheetOf(w, 1).wins;
  applies('EE-CAM-14');
  if (lead === 0 && results.length === 5) return true;
  if (lead === 0) endCampaign(play, null, 'EE-CAM-14', 'the campaign is drawn');
  else endCampaign(play, lead > 0 ? 0 : 1, 'EE-CAM-14', 'most battles won');
  return false;
}

export function endCampaign(play: Play, winner: Side | null, rule: string, why: string): void {
  const { w } = play;
  const sides: Side[] = winner === null ? [0, 1] : [winner];
  play.tell?.({ type: 'campaign over', winner: winner === null ? null : seatLetter(winner), why }, rule);
  play.end({ winners: sides.flatMap((side) => w.sides[side].seats), rule, why });
}
