// A campaign of one's own: what one battle leaves to the next is its result, and who attacks.
import {
  type Result,
  type Scenario,
  pointsOf,
  readSeries,
  seriesFrom,
  withAttacker,
} from '@xenotable/xenos-rampant/content';
import * as v from 'valibot';
import { json } from '../../storage/stored.ts';
import { CampaignPage } from '../../workshop/campaign/CampaignPage.tsx';
import type { CampaignCraft } from '../../workshop/campaign/contract.ts';
import { OwnMap } from './campaign/OwnMap.tsx';
import { craft } from './editor/craft.ts';

type Results = readonly Result[];

const WORDS: Record<Result, string> = { A: 'You won', B: 'You lost', drawn: 'A draw' };

function outlook(results: Results): string {
  const last = results.at(-1);
  if (last === undefined || last === 'drawn') return 'The dice say who attacks.';
  return last === 'A' ? 'You won the last one: you attack.' : 'You lost the last one: you defend.';
}

function verdict(results: Results): string {
  const ahead = pointsOf(results, 'A') - pointsOf(results, 'B');
  return ahead > 0
    ? 'the campaign is yours'
    : ahead < 0
      ? 'the campaign is lost'
      : 'nobody has won the campaign';
}

const campaign: CampaignCraft<Scenario, Results> = {
  craft,
  battle: 'battle',
  says: 'Five battles in a row on maps drawn from a seed, each legal and fair to both sides. The winner of one attacks in the next; a victory counts 3, a draw 1. Every battle can be changed in the editor.',
  sizes: [
    ['12', 'small: 12 points, growing to 24'],
    ['18', 'medium: 18 points, growing to 30'],
    ['24', 'large: 24 points, growing to 36'],
  ],
  generate: (seed, size) => seriesFrom(seed, Number(size)),
  read: readSeries,
  progress: json(v.array(v.picklist(['A', 'B', 'drawn']))),
  begun: [],
  results: (results) => results.map((one) => WORDS[one]),
  standing: (results) => `${pointsOf(results, 'A')} to ${pointsOf(results, 'B')}`,
  verdict,
  outlook,
  table(battle, results) {
    const fought = withAttacker(battle, results);
    return { options: craft.sheet.options(fought), seats: craft.seats(fought) };
  },
  after: (results, { over: { winners } }) => [
    ...results,
    winners.length === 1 ? (winners[0] === 0 ? 'A' : 'B') : 'drawn',
  ],
  figures: ({ points, turns }) => `${points} points · ${turns} turns`,
  Map: OwnMap,
};

export default function OwnCampaign() {
  return <CampaignPage craft={campaign} />;
}
