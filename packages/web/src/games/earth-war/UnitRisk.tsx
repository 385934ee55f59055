// The risk of a unit in its details: it changes with the card's star while it is looked at.
import { useSyncExternalStore } from 'react';
import { FactRow } from '../../table/frame/FactRow.tsx';
import { acidFacts, onRisks, riskFacts, risksOf } from './riskFacts.ts';
import type { View } from '@xenotable/earth-war/preview';

export function UnitRisk({ view, unit }: { view: View; unit: number }) {
  const risks = useSyncExternalStore(onRisks, () => risksOf(view));
  return [...riskFacts(risks, unit), ...acidFacts(view, unit)].map((fact) => (
    <FactRow key={fact.label} {...fact} />
  ));
}
