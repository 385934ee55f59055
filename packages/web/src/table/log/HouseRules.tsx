// The house rules of a table, visible to everybody: on the bar, and above the first line of the log.
import type { Json } from '@xenotable/kernel';
import type { RulesOf } from '../../worker/api.ts';
import { type HouseRule, homeMade, homeMadeThings, houseRules } from '../houseRules.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { useSheet } from '../useSheet.ts';

export type SetUp = RulesOf & { options: Readonly<Record<string, Json>> };

interface Agreed {
  rules: HouseRule[];
  scenario: HouseRule | null;
  things: HouseRule | null;
}

function useAgreed(setUp: SetUp): Agreed {
  const sheet = useSheet(setUp);
  return sheet === null
    ? { rules: [], scenario: null, things: null }
    : {
        rules: houseRules(sheet, setUp.options),
        scenario: homeMade(sheet, setUp.options),
        things: homeMadeThings(sheet, setUp.options),
      };
}

/** 'Free actions after a failed order: allowed'. */
const wordsOf = ({ label, value }: HouseRule): string => `${label}: ${value}`;

/** Chips that name the house rules on pointing and to screen readers; home-made content comes first. */
export function HouseChip({ setUp }: { setUp: SetUp }) {
  const { rules, scenario, things } = useAgreed(setUp);
  const words = rules.map(wordsOf).join('; ');
  return (
    <>
      {scenario !== null && (
        <span
          className="chip home-made"
          title={[scenario, ...(things === null ? [] : [things])].map(wordsOf).join('. ')}
        >
          Home-made
          <span className="visually-hidden">
            {' '}
            scenario: {scenario.value}
            {things !== null && `, with ${things.value}`}
          </span>
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
  const { rules, scenario, things } = useAgreed(setUp);
  return (
    <>
      {[scenario, things].map(
        (made) =>
          made !== null && (
            <li key={made.label} className="house">
              <span>{wordsOf(made)}</span>
              <RuleChip rule={made.rule} />
            </li>
          ),
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
