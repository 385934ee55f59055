// Goals as sentences: what must be done, and what it gives.
import type { Goal, Scenario, Score } from '@xenotable/earth-war/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, TextField } from '../../../workshop/fields.tsx';
import { goalWords } from '../shared/words.ts';
import { put, without } from './edit.ts';
import { freshFeat } from './feats.ts';
import { ScoreForm } from './ScoreForm.tsx';

/** A goal with a mark set or taken away. */
function marked(goal: Goal, mark: 'primary' | 'best', on: boolean): Goal {
  const { [mark]: _before, ...rest } = goal;
  return on ? { ...rest, [mark]: true } : rest;
}

interface GoalFormProps {
  scenario: Scenario;
  goal: Goal;
  number: number;
  edit(goal: Goal): void;
  remove(): void;
}

function GoalForm({ scenario, goal, number, edit, remove }: GoalFormProps) {
  const { scores } = goal;
  const set = (next: Score[]): void => edit({ ...goal, scores: next });
  return (
    <fieldset className="ew-goal">
      <legend>
        Goal {number}
        <button type="button" className="icon-button" aria-label={`Remove goal ${number}`} onClick={remove}>
          <Icon name="trash" />
        </button>
      </legend>
      <p className="soft">{goalWords(goal, scenario)}.</p>
      <TextField
        label="What players read"
        value={goal.text}
        most={120}
        change={(text) => edit({ ...goal, text })}
      />
      <CheckField
        label="Primary: without it the mission is lost"
        value={goal.primary === true}
        change={(on) => edit(marked(goal, 'primary', on))}
      />
      {scores.map((score, i) => (
        <ScoreForm
          key={i}
          {...{ scenario, score }}
          name={`Goal ${number}, score ${i + 1}`}
          edit={(next) => set(put(scores, i, next))}
          {...(scores.length > 1 && { remove: () => set(without(scores, i)) })}
        />
      ))}
      {scores.length > 1 && (
        <CheckField
          label="Only the best of these scores counts"
          value={goal.best === true}
          change={(on) => edit(marked(goal, 'best', on))}
        />
      )}
      <button
        type="button"
        className="button small"
        onClick={() => set([...scores, { points: 1, when: [freshFeat('held', scenario)] }])}
      >
        <Icon name="plus" />
        Another score
      </button>
    </fieldset>
  );
}

const MOST_GOALS = 8;

export function GoalsForm({ scenario, change }: FormProps<Scenario>) {
  const { goals } = scenario;
  const set = (next: Goal[]): void => change({ ...scenario, goals: next });
  return (
    <div className="ed-form">
      {goals.map((goal, i) => (
        <GoalForm
          key={i}
          {...{ scenario, goal }}
          number={i + 1}
          edit={(next) => set(put(goals, i, next))}
          remove={() => set(without(goals, i))}
        />
      ))}
      <button
        type="button"
        className="button"
        disabled={goals.length >= MOST_GOALS}
        onClick={() =>
          set([...goals, { text: 'A goal', scores: [{ points: 1, when: [freshFeat('held', scenario)] }] }])
        }
      >
        <Icon name="plus" />
        Another goal
      </button>
    </div>
  );
}
