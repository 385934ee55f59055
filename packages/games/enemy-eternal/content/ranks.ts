// Ranks: names, what they are worth at deployment, and the training on reaching them (EE-RWD-10).
import type { Rule, Skill } from './units.ts';

export interface Rank {
  XCOM: string;
  ADVENT: string;
  /** EE-CAM-04 Pays for the model's own gear at deployment. */
  credit: number;
  text: string;
}

export const ranks: readonly Rank[] = [
  { XCOM: 'Squaddie', ADVENT: 'Private', credit: 0, text: 'No training.' },
  { XCOM: 'Corporal', ADVENT: 'Underkorporal', credit: 20, text: '+1 WILL.' },
  { XCOM: 'Sergeant', ADVENT: 'Overkorporal', credit: 30, text: '+1 MOBILITY or +1 HACK.' },
  { XCOM: 'Lieutenant', ADVENT: 'Lieukaptain', credit: 40, text: '+1 AIM, or +1 PSI for a model with PSI.' },
  { XCOM: 'Captain', ADVENT: 'Kaptain', credit: 60, text: '+1 HEALTH.' },
  { XCOM: 'Major', ADVENT: 'Marshal', credit: 80, text: '+1 WILL and +1 to one skill of choice.' },
  {
    XCOM: 'Colonel',
    ADVENT: 'High Marshal',
    credit: 100,
    text: 'Learns Deadeye, Phantom, Squad Tactics or Cautious.',
  },
];

/** What a model may learn at its seventh rank. */
export function rankOf(rank: number): Rank {
  const found = ranks[rank - 1];
  if (found === undefined) throw new Error(`there is no rank ${rank}`);
  return found;
}

export const colonelRules: readonly Rule[] = ['Deadeye', 'Phantom', 'Squad Tactics', 'Cautious'];

/** No skill rises above this by training. */
export const highest = (skill: Skill): number => (skill === 'HEALTH' ? 9 : 10);
