// CC-CMP-04 The underlying value of an army, and how it comes about.
import { RuleChip } from '../../../frame/RuleChip.tsx';
import { tableOf } from '../plan.ts';
import { type View, underlyingValue } from '../rulebook.ts';
import { type Army, sumOf } from './quarters.ts';

export function Value({ view, army }: { view: View; army: Army }) {
  return (
    <p className="value">
      Underlying value of {army.faction}: {sumOf(view, army)} <b>{underlyingValue(tableOf(view), army)}</b>{' '}
      <RuleChip rule="CC-CMP-04" />
    </p>
  );
}
