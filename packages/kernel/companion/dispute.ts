// Two people at a table who see or measure a thing differently: a die for each decides.
import type { Chance } from '../src/chance/chance.ts';
import { isObject } from '../src/read/json.ts';
import { type Refusal, refuse } from '../src/rules/refusal.ts';
import type { RuleId } from '../src/rules/world.ts';
import type { Sheet } from './sheet.ts';

/** What either of them says about one question of the sheet. */
export interface Dispute {
  do: 'dispute';
  key: string;
  one: string;
  other: string;
}

/** The answer that counts. */
export interface Decided {
  key: string;
  value: string;
}

export const isDispute = (choice: unknown): choice is Dispute =>
  isObject(choice) &&
  choice['do'] === 'dispute' &&
  Object.keys(choice).length === 4 &&
  ['key', 'one', 'other'].every((word) => typeof choice[word] === 'string');

/** Why people cannot disagree so; null if they can. */
export function disputeFault(sheet: Sheet | null, choice: Dispute, rule: RuleId): Refusal | null {
  const question = sheet?.questions.find(({ key }) => key === choice.key);
  if (question === undefined) return refuse(rule, 'Nothing of that name is asked.');
  const known = (value: string): boolean => question.answers.some((answer) => answer.value === value);
  if (!known(choice.one) || !known(choice.other)) return refuse(rule, 'That is none of the answers here.');
  return choice.one === choice.other ? refuse(rule, 'Both say the same.') : null;
}

/** Two dice; equal ones are rolled again. */
export function highestDie(roll: () => number): [number, number] {
  for (;;) {
    const dice: [number, number] = [roll(), roll()];
    if (dice[0] !== dice[1]) return dice;
  }
}

/** A dispute about the open question; null if it has only one answer. */
export function anyDispute(sheet: Sheet | null, chance: Chance, rule: RuleId): Dispute | null {
  const question = sheet?.questions.find(({ answers }) => answers.length > 1);
  if (question === undefined) return null;
  const [one, other] = question.answers.map(({ value }) => value);
  if (one === undefined || other === undefined) return null;
  const turned = chance.roll(2, rule) === 1;
  return { do: 'dispute', key: question.key, one: turned ? one : other, other: turned ? other : one };
}
