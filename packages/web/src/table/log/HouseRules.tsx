// The house rules of a table, where everybody sees them: on the bar, and above the first line of the log.
import type { Json } from '@xenotable/kernel';
import type { RulesOf } from '../../worker/api.ts';
import { type HouseRule, homeMade, houseRules } from '../houseRules.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { useSheet } from '../useSheet.ts';

export type SetUp = RulesOf & { options: Readonly<Record<string, Json>> };

interface Agreed {
  rules: HouseRule[];
  scenario: HouseRule | null;
}

function useAgreed(setUp: SetUp): Agreed {
  const sheet = useSheet(setUp);
  return sheet === null
    ? { rules: [], scenario: null }
    : { rules: houseRules(sheet, setUp.options), scenario: homeMade(sheet, setUp.options) };
}

/** 'Free actions after a failed order: allowed'. */
const wordsOf = ({ label, value }: HouseRule): string => `${label}: ${value}`;

/** Chips that name them to those who point at them or do not see them; what is made at home is marked first. */
export function HouseChip({ setUp }: { setUp: SetUp }) {
  const { rules, scenario } = useAgreed(setUp);
  const words = rules.map(wordsOf).join('; ');
  return (
    <>
      {scenario !== null && (
        <span className="chip home-made" title={wordsOf(scenario)}>
          Home-made
          <span className="visually-hidden"> scenario: {scenario.value}</span>
        </span>
      )}
      {rules.length > 0 && (
        <span className="chip line house" title={words}>
          {rules.length === 1 ? 'House rule' : `${rules.length} house rules`}
          <span className="visually-hidden">: {words}</span>
        </span>
      )}
    </>
  );
}

export function HouseLines({ setUp }: { setUp: SetUp }) {
  const { rules, scenario } = useAgreed(setUp);
  return (
    <>
      {scenario !== null && (
        <li className="house">
          <span>{wordsOf(scenario)}</span>
          <RuleChip rule={scenario.rule} />
        </li>
      )}
      {rules.map((rule) => (
        <li key={rule.label} className="house">
          <span>House rule · {wordsOf(rule)}</span>
          <RuleChip rule={rule.rule} />
        </li>
      ))}
    </>
  );
}
