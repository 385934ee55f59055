// What the worker has found about the bites of this round, kept for the sheet of a unit.
import type { Intent } from '@xenotable/kernel';
import type { Detail } from '../../table/contract.ts';
import { type View, unitThing } from '@xenotable/earth-war/preview';

const found = new WeakMap<View, readonly Intent[]>();

export const keepRisks = (view: View, risks: readonly Intent[]): void => void found.set(view, risks);

export const percent = (chance: number): string => `${Math.max(1, Math.round(100 * chance))} %`;

/** How likely the unit is hurt or DOWN before the round is over, and whom enemies seek. */
export function riskFacts(view: View, id: number): NonNullable<Detail['facts']> {
  const risk = found.get(view)?.find((one) => one.who === unitThing(id));
  if (risk === undefined) return [];
  return [
    {
      label: 'Bitten in this round, as you stand',
      value:
        risk.ways
          ?.filter(({ chance }) => chance > 0)
          .map(({ words, chance }) => `${words} ${percent(chance)}`)
          .join(', ') ?? '',
      rule: risk.rule,
    },
    {
      label: 'Most seek',
      value: 'the nearest band, there the first in the row',
      rule: 'EW-S6-03',
    },
  ];
}
