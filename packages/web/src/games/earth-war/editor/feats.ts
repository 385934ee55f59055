// The verbs of goals: what each is called, and how it begins.
import { type Feat, LIMITS, type Scenario } from '@xenotable/earth-war/content';

export type FeatName = Feat['is'];

export const FEATS: readonly (readonly [FeatName, string])[] = [
  ['held', 'a fight is held'],
  ['reached', 'a node is reached'],
  ['brought down', 'charges bring it down'],
  ['killed', 'enemies are killed'],
  ['rescued', 'bystanders are rescued'],
  ['all rescued', 'all who were met are rescued'],
  ['AMMO left', 'AMMO is left'],
  ['bystanders killed', 'few bystanders are killed'],
  ['ambushes', 'few ambushes'],
  ['loose', 'few Chest-Bursters get away'],
  ['implanted', 'few are implanted'],
  ['KIA', 'few are KIA'],
  ['fire clock', 'the fire clock stays low'],
];

/** A verb with its slots filled as well as can be: the last fight, its first enemy. */
export function freshFeat(is: FeatName, scenario: Scenario): Feat {
  const fight = scenario.nodes.findLastIndex((node) => node.kind === 'combat');
  const node = Math.max(1, fight + 1);
  const there = scenario.nodes[fight];
  const kind = (there?.kind === 'combat' ? there.enemies[0]?.[1] : undefined) ?? 'Drone';
  switch (is) {
    case 'held':
    case 'reached':
    case 'brought down':
      return { is, node };
    case 'killed':
      return { is, kind, least: 1 };
    case 'rescued':
      return { is, least: 1 };
    case 'all rescued':
      return { is };
    case 'AMMO left':
      return { is, least: 6 };
    case 'fire clock':
      return { is, most: 3 };
    default:
      return { is, most: 0 };
  }
}

export const isLimit = (feat: Feat): feat is Extract<Feat, { most: number }> =>
  LIMITS.some((limit) => limit === feat.is);
