// Options of the table that the siege fixes; what it leaves open is chosen when the table is set up.
import {
  RULE_CHOICES,
  RULE_NAMES,
  type RuleName,
  type Siege,
  type SiegeRules,
} from '@xenotable/xenoshyft/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { ChoiceField } from '../../../workshop/fields.tsx';

const LABELS: Record<RuleName, readonly [label: string, first: string, second: string]> = {
  reactions: ['Reactions before a Fight', 'any number', 'one each'],
  hands: ['Hands', 'open to allies', 'closed'],
  research: ['Weapons Research serves', 'Weapons', 'any card'],
  wounds: ['Wounds between rounds', 'stay', 'heal'],
  standDown: ['A Troop may stand down', 'no', 'yes'],
  consent: ['Help in a lane', 'needs no word', 'the owner may refuse'],
  first: ['First player of round 1', 'the host says who', 'drawn'],
  between: ['Reactions between exchanges', 'no', 'yes'],
};

type Which = 'open' | 'first' | 'second';

const whichOf = (rules: SiegeRules, name: RuleName): Which => {
  const value = rules[name];
  if (value === undefined) return 'open';
  return value === RULE_CHOICES[name][0] ? 'first' : 'second';
};

function withRule(rules: SiegeRules, name: RuleName, which: Which): SiegeRules {
  const { [name]: _before, ...rest } = rules;
  return which === 'open' ? rest : { ...rest, [name]: RULE_CHOICES[name][which === 'first' ? 0 : 1] };
}

export const RulesForm = ({ scenario, change }: FormProps<Siege>) => (
  <div className="ed-form">
    {RULE_NAMES.map((name) => {
      const [label, first, second] = LABELS[name];
      return (
        <ChoiceField<Which>
          key={name}
          wide
          label={label}
          value={whichOf(scenario.rules, name)}
          choices={[
            ['open', 'as the table likes'],
            ['first', first],
            ['second', second],
          ]}
          change={(which) => change({ ...scenario, rules: withRule(scenario.rules, name, which) })}
        />
      );
    })}
  </div>
);
