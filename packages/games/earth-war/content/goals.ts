// Goals as data (EW-M-COM-05, EW-SCN-06): what is asked of the squad's deeds, and what it gives.
import type { RuleId } from '@xenotable/kernel';
import { type KindName, printedNumber } from './cards.ts';
import type { Deeds } from './mission.ts';

/** What must not happen more often than a goal allows. */
export const LIMITS = ['bystanders killed', 'ambushes', 'loose', 'implanted', 'KIA', 'fire clock'] as const;
export type Limit = (typeof LIMITS)[number];

/** Something that the squad has done, or kept from happening. Nodes are counted from 1. */
export type Feat =
  /** A combat node was fought to its end, not left; a node was reached; charges have brought it down. */
  | { is: 'held' | 'reached' | 'brought down'; node: number }
  | { is: 'killed'; kind: KindName; least: number }
  /** At one node, or anywhere. */
  | { is: 'rescued'; least: number; node?: number }
  | { is: 'all rescued' }
  | { is: 'AMMO left'; least: number }
  | { is: Limit; most: number };

/** Points once all feats are done, or for each card killed or bystander rescued. */
export type Score =
  | { points: number; when: readonly Feat[] }
  | { points: number; each: 'killed'; kind: KindName; most?: number }
  | { points: number; each: 'rescued'; node?: number; most?: number };

export interface Goal {
  text: string;
  primary?: true;
  scores: readonly Score[];
  /** Only the best of its scores counts. */
  best?: true;
  /** How far it has come: words with counts in braces, such as '{rescued} of 3'. */
  progress?: string;
}

/** Cards of a kind that were killed. */
export function killed(deeds: Deeds, kind: KindName): number {
  const printed = printedNumber(kind);
  return (printed === undefined ? deeds.ownKilled?.[kind] : deeds.killed[printed]) ?? 0;
}

/** Bystanders rescued at a node, or anywhere. */
export const rescued = (deeds: Deeds, node?: number): number =>
  node === undefined ? deeds.rescued.reduce((sum, count) => sum + count, 0) : (deeds.rescued[node - 1] ?? 0);

const limited = (deeds: Deeds, limit: Limit): number => {
  switch (limit) {
    case 'bystanders killed':
      return deeds.bystandersKilled;
    case 'ambushes':
      return deeds.ambushes;
    case 'loose':
      return deeds.loose;
    case 'implanted':
      return deeds.implanted;
    case 'KIA':
      return deeds.kia;
    case 'fire clock':
      return deeds.clock;
  }
};

const FOUGHT: readonly string[] = ['cleared', 'charges', 'held'];

export function isDone(feat: Feat, deeds: Deeds): boolean {
  switch (feat.is) {
    case 'held':
      return FOUGHT.includes(deeds.ends[feat.node - 1] ?? '');
    case 'reached':
      return !['', 'skipped'].includes(deeds.ends[feat.node - 1] ?? '');
    case 'brought down':
      return deeds.ends[feat.node - 1] === 'charges';
    case 'killed':
      return killed(deeds, feat.kind) >= feat.least;
    case 'rescued':
      return rescued(deeds, feat.node) >= feat.least;
    case 'all rescued':
      return deeds.bystandersMet > 0 && rescued(deeds) === deeds.bystandersMet;
    case 'AMMO left':
      return deeds.ammoLeft >= feat.least;
    default:
      return limited(deeds, feat.is) <= feat.most;
  }
}

function scored(score: Score, deeds: Deeds): number {
  if ('when' in score) return score.when.every((feat) => isDone(feat, deeds)) ? score.points : 0;
  const times = score.each === 'killed' ? killed(deeds, score.kind) : rescued(deeds, score.node);
  return score.points * Math.min(times, score.most ?? times);
}

const together = (goal: Goal, points: readonly number[]): number =>
  goal.best === true ? Math.max(0, ...points) : points.reduce((sum, one) => sum + one, 0);

/** Points that a goal gives; 0: not reached. */
export const pointsOf = (goal: Goal, deeds: Deeds): number =>
  together(
    goal,
    goal.scores.map((score) => scored(score, deeds)),
  );

/** The most that a goal can give; undefined where there is no end to it. */
export function worthOf(goal: Goal): number | undefined {
  const most = goal.scores.map((score) => score.points * ('when' in score ? 1 : (score.most ?? Infinity)));
  const worth = together(goal, most);
  return Number.isFinite(worth) ? worth : undefined;
}

/** A goal that holds from the start until something spoils it, and is not still to be reached. */
export const isKept = ({ scores }: Goal): boolean =>
  scores.every((score) => 'when' in score && score.when.every(({ is }) => is === 'AMMO left' || isLimit(is)));

const isLimit = (is: Feat['is']): is is Limit => LIMITS.some((limit) => limit === is);

/** The rule behind a goal: its own in the book, EW-SCN-06 in a scenario. */
export const ruleOfGoal = ({ id }: { id: string }): RuleId => (id.startsWith('EW-') ? id : 'EW-SCN-06');
