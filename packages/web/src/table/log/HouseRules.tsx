// The house rules of a table, where everybody sees them: on the bar, and above the first line of the log.
import type { Json } from '@xenotable/kernel';
import type { RulesOf } from '../../worker/api.ts';
import { type HouseRule, houseRules } from '../houseRules.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { useSheet } from '../useSheet.ts';

export type SetUp = RulesOf & { options: Readonly<Record<string, Json>> };

function useHouseRules(setUp: SetUp): HouseRule[] {
  const sheet = useSheet(setUp);
  return sheet === null ? [] : houseRules(sheet, setUp.options);
}

/** 'Free actions after a failed order: allowed'. */
const wordsOf = ({ label, value }: HouseRule): string => `${label}: ${value}`;

/** A chip that names them all to those who point at it or do not see it. */
export function HouseChip({ setUp }: { setUp: SetUp }) {
  const rules = useHouseRules(setUp);
  if (rules.length === 0) return null;
  const words = rules.map(wordsOf).join('; ');
  return (
    <span className="chip line house" title={words}>
      {rules.length === 1 ? 'House rule' : `${rules.length} house rules`}
      <span className="visually-hidden">: {words}</span>
    </span>
  );
}

export const HouseLines = ({ setUp }: { setUp: SetUp }) =>
  useHouseRules(setUp).map((rule) => (
    <li key={rule.label} className="house">
      <span>House rule · {wordsOf(rule)}</span>
      <RuleChip rule={rule.rule} />
    </li>
  ));
