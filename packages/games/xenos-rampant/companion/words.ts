// Words that several sheets use.
import type { Answer, Subject, Throw } from '@xenotable/kernel/companion';
import { profileOf } from '../table.ts';
import type { Unit } from '../table.ts';
import { PEOPLE } from './table.ts';

export const thingOf = (unit: Unit): string => `unit:${unit.id}`;

export const inches = (hundredths: number): string => `${Math.floor(hundredths / 100)}″`;

/** A species and number: 'L2' of 'Lesser Xenomorphs 2'. */
export const letterOf = (unit: Unit): string => unit.name.charAt(0);

export const subjectOf = (unit: Unit): Subject => ({
  name: unit.name,
  detail: `${unit.sp} of ${unit.start} SP · Courage ${profileOf(unit).courage}+${unit.suppressed ? ' · Suppressed' : ''}`,
  side: unit.owner === PEOPLE ? 'people' : 'automaton',
  letter: letterOf(unit),
});

export const unitAnswers = (units: readonly Unit[]): Answer[] =>
  units.map((unit) => ({
    value: String(unit.id),
    label: unit.name,
    detail: `${unit.sp} of ${unit.start} SP${unit.suppressed ? ', Suppressed' : ''}`,
  }));

export const NONE: Answer = { value: 'none', label: 'None of them' };

/** Ways out of 36 in which two dice reach a number. */
const WAYS = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
export const chanceOf = (need: number, dice: 1 | 2): number => {
  if (dice === 2) return need <= 2 ? 1 : need > 12 ? 0 : (WAYS[need] ?? 0) / 36;
  return Math.min(1, Math.max(0, (7 - need) / 6));
};

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** One or two dice that must reach a number together. */
export const reaching = (
  label: string,
  dice: 1 | 2,
  need: number,
  rule: string,
  says: Pick<Throw, 'means' | 'met' | 'unmet' | 'ends'>,
): Throw => ({
  label,
  dice,
  sides: 6,
  need: { atLeast: need },
  chance: chanceOf(need, dice),
  rule,
  ...says,
});
