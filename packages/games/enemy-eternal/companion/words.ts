// Words that several sheets use.
import type { Answer, Subject } from '@xenotable/kernel/companion';
import { cardOf } from '../content/cards.ts';
import { unitOf } from '../content/units.ts';
import type { Share } from '../book/attack/forecast.ts';
import type { Model } from '../table.ts';

export const initial = (name: string): string => /[A-Z](?=[a-z]*( \d+)?$)/.exec(name)?.[0] ?? name[0] ?? '?';

export const percent = ({ ways, of }: Share): string => `${Math.round((100 * ways) / of)} %`;

/** Half a Range may end in a half. */
export const inches = (range: number): string =>
  `${Number.isInteger(range) ? range : `${Math.floor(range)}½`}″`;

export const woundsWords = (wounds: number): string => (wounds === 1 ? '1 Wound' : `${wounds} Wounds`);

/** '1 of 4 Wounds left'. */
const woundsLeft = (m: Model): string => `${m.wounds} of ${m.skills.HEALTH} Wounds left`;

export function subjectOf(m: Model): Subject {
  const { card } = unitOf(m.unit);
  const of = woundsLeft(m);
  return {
    name: m.name,
    detail: m.side === 1 ? `${of} · ${card}` : of,
    side: m.side === 0 ? 'people' : 'automaton',
    letter: initial(m.name),
    ...(m.side === 1 && { rule: cardOf(card).id }),
  };
}

export const YES_NO: readonly Answer[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Models to choose from, by their ids. */
export const modelAnswers = (models: readonly Model[]): Answer[] =>
  models.map((m) => ({
    value: String(m.id),
    label: m.name,
    detail: woundsLeft(m),
  }));

export const COVERS: readonly Answer[] = [
  { value: '0', label: 'No cover' },
  { value: '1', label: 'Soft −1' },
  { value: '2', label: 'Hard −2' },
];

export const coverOf = (value: string | undefined): 0 | 1 | 2 => (value === '2' ? 2 : value === '1' ? 1 : 0);
