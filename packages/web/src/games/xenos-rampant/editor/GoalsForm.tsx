// What gives points, and what the automaton is after.
import {
  type Goal,
  type Role,
  type Scenario,
  type StanceTerms,
  UNITS,
} from '@xenotable/xenos-rampant/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { FormProps } from '../../../workshop/craft.ts';
import { ChoiceField } from '../../../workshop/fields.tsx';
import { Rounds } from '../../../workshop/Rounds.tsx';
import { movable, moved, replaced, without } from '../../../workshop/Sentence.tsx';
import { NEW_GOALS, goalWords } from './edit.ts';
import { GoalFields } from './GoalFields.tsx';
import { momentsOf } from './moments.ts';

const VERBS: readonly Goal['verb'][] = [
  'kill',
  'destroy',
  'hold',
  'reach',
  'exit',
  'survive',
  'carry',
  'control',
  'convoy',
];
export function GoalsForm({ scenario, change }: FormProps<Scenario>) {
  const { goals, stances } = scenario;
  const put = (next: readonly Goal[]): void => change({ ...scenario, goals: [...next] });
  const stance = (role: Role, name: string) => (
    <ChoiceField<StanceTerms['is']>
      label={`Automaton as ${name}`}
      value={stances[role].is}
      choices={[
        ['HUNT', 'hunts'],
        ['SEIZE', 'goes for the goals'],
        ['HOLD', 'holds its ground'],
      ]}
      change={(is) => change({ ...scenario, stances: { ...stances, [role]: { ...stances[role], is } } })}
    />
  );
  const holds = (role: Role, name: string) => (
    <ChoiceField
      label={`Always holds as ${name}`}
      value={stances[role].holds ?? 'none'}
      choices={[['none', 'nobody'], ...UNITS.map(({ name: unit }): [string, string] => [unit, unit])]}
      change={(unit) => {
        const { holds: _before, ...rest } = stances[role];
        const next = unit === 'none' ? rest : { ...rest, holds: unit };
        change({ ...scenario, stances: { ...stances, [role]: next } });
      }}
    />
  );
  return (
    <div className="ed-form">
      <Rounds rounds={scenario.turns} moments={momentsOf(scenario)} loose={[]} name="Turn" />
      <ol className="xr-goals" aria-label="Goals">
        {goals.map((goal, i) => (
          <li key={i} {...movable((by) => put(moved(goals, i, by)))}>
            <header>
              <b>{goalWords[goal.verb]}</b>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove: ${goalWords[goal.verb]}`}
                onClick={() => put(without(goals, i))}
              >
                <Icon name="x" />
              </button>
            </header>
            <GoalFields goal={goal} change={(next) => put(replaced(goals, i, next))} />
          </li>
        ))}
      </ol>
      <div className="xr-add" role="group" aria-label="Add a goal">
        {VERBS.map((verb) => (
          <button
            key={verb}
            type="button"
            className="button"
            onClick={() => put([...goals, NEW_GOALS[verb]])}
          >
            {goalWords[verb]}
          </button>
        ))}
      </div>
      {stance('attacker', 'Attacker')}
      {holds('attacker', 'Attacker')}
      {stance('defender', 'Defender')}
      {holds('defender', 'Defender')}
    </div>
  );
}
