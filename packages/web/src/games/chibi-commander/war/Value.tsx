// CC-CMP-04 The underlying value of an army, and how it comes about.
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { underlyingValueOf, type View } from '@xenotable/chibi-commander/preview';
import { type Army, sumOf } from './quarters.ts';

export function Value({ view, army }: { view: View; army: Army }) {
  return (
    <p className="value">
      Underlying value of {army.faction}: {sumOf(view, army)} <b>{underlyingValueOf(view, army.faction)}</b>{' '}
      <RuleChip rule="CC-CMP-04" />
    </p>
  );
}
