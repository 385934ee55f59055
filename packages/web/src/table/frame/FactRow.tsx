// One fact in the details of a thing.
import type { Fact } from '../contract.ts';
import { RuleChip } from '../rules/RuleChip.tsx';

export function FactRow({ label, value, rule }: Fact) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {rule && <RuleChip rule={rule} />}
    </div>
  );
}
