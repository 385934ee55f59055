// What an order does to its target, in the figures and words of hint, plan, card and board. The test of the order is counted: a chance is one seen from now.
import type { Exchange } from './shotOdds.ts';
import { gone, stopped } from './aim.ts';
import { meanOf } from './spread.ts';

export interface Effect {
  /** The chance that it is stopped; of one that is Suppressed already, or that leaves the table if it runs, that it is gone. */
  chance: number;
  gone: boolean;
  /** Strength points that it loses on average. */
  lost: number;
  /** The chance that the order is obeyed. */
  obeyed: number;
}

/** From this share of those that are stopped on, to be stopped is to be gone. */
const NEARLY_ALL = 0.9;

export function effectOf(obeyed: number, { blow: { fate } }: Exchange, suppressed: boolean): Effect {
  const finished = suppressed || (gone(fate) > 0 && gone(fate) >= NEARLY_ALL * stopped(fate));
  const chance = obeyed * (finished ? gone(fate) : stopped(fate));
  return { chance, gone: finished, lost: obeyed * meanOf(fate.lost), obeyed };
}

/** Whole percents; never 0 or 100 unless certain. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1 %';
  return chance < 1 && chance > 0.99 ? '>99 %' : `${Math.round(100 * chance)} %`;
}

/** 'stops it 33 % overall', 'gone 12 %': 'overall' where its own test comes before it, 'if reached' where those of others do. */
export const effectWords = ({ chance, gone: finished, obeyed }: Effect, late = false): string =>
  `${finished ? 'gone' : 'stops it'} ${percent(chance)}${late ? ' if reached' : obeyed < 1 ? ' overall' : ''}`;

/** The same on a plate at the target: '33 % stopped'. */
export const effectPlate = ({ chance, gone: finished }: Effect): string =>
  `${percent(chance)} ${finished ? 'gone' : 'stopped'}`;

/** '−0.6 SP'. */
export const lossWords = ({ lost }: Pick<Effect, 'lost'>): string => `−${lost.toFixed(1)} SP`;
