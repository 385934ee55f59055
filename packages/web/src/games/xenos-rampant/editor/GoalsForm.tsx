// What gives points, and what the automaton is after.
import type { Goal, Role, Scenario, StanceTerms } from '@xenotable/xenos-rampant/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { FormProps } from '../../../workshop/craft.ts';
import { ChoiceField } from '../../../workshop/fields.tsx';
import { NEW_GOALS, goalWords } from './edit.ts';
import { GoalFields } from './GoalFields.tsx';

const VERBS: readonly Goal['verb'][] = ['kill', 'destroy', 'hold', 'reach', 'exit', 'survive', 'carry'];
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
  return (
    <div className="ed-form">
      <ol className="xr-goals" aria-label="Goals">
        {goals.map((goal, i) => (
          <li key={i}>
            <header>
              <b>{goalWords[goal.verb]}</b>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove: ${goalWords[goal.verb]}`}
                onClick={() => put(goals.filter((_, other) => other !== i))}
              >
                <Icon name="x" />
              </button>
            </header>
            <GoalFields goal={goal} change={(next) => put(goals.map((one, at) => (at === i ? next : one)))} />
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
      {stance('defender', 'Defender')}
    </div>
  );
}
