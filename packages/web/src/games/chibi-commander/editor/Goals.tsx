// What each side scores for.
import { Icon } from '../../../kit/draw/Icon.tsx';
import {
  type Goal,
  type GoalKind,
  goalKinds,
  type Scenario,
  type Side,
  SIDES,
} from '@xenotable/chibi-commander/content';
import { CheckField, ChoiceField, NumberField } from '../../../workshop/fields.tsx';

const WORDS: Record<GoalKind, string> = {
  kill: 'enemies killed',
  'destroy all': 'no enemy left',
  exit: 'own units that leave by an exit',
  hold: 'targets held at the end',
  search: 'targets searched',
  reach: 'own units that get to a target',
  rescue: 'civilians brought out',
  capture: 'enemies captured',
  crystal: 'crystals pulled out',
  survive: 'still there after the last round',
  losses: 'own units lost',
  'civilians dead': 'dead civilians',
};

interface GoalsProps {
  scenario: Scenario;
  change(scenario: Scenario): void;
}

export function Goals({ scenario, change }: GoalsProps) {
  const scoring = SIDES.filter(
    (side) => scenario.play === 'versus' || scenario.people === side || scenario.goals[side].length > 0,
  );
  const set = (side: Side, goals: Goal[]): void =>
    change({ ...scenario, goals: { ...scenario.goals, [side]: goals } });
  return (
    <div className="ed-form">
      {scoring.map((side) => (
        <fieldset key={side} className="ed-goals">
          <legend>{side === 'Earth' ? 'Earth Force' : 'Invaders'}</legend>
          <ul className="plain">
            {scenario.goals[side].map((goal, i) => (
              <GoalRow
                key={i}
                goal={goal}
                change={(next) =>
                  set(
                    side,
                    scenario.goals[side].map((one, at) => (at === i ? next : one)),
                  )
                }
                remove={() =>
                  set(
                    side,
                    scenario.goals[side].filter((_, at) => at !== i),
                  )
                }
              />
            ))}
          </ul>
          <button
            type="button"
            className="button small"
            onClick={() => set(side, [...scenario.goals[side], { goal: 'kill', points: 1 }])}
          >
            <Icon name="plus" />
            Another goal
          </button>
        </fieldset>
      ))}
    </div>
  );
}

type Counting = 'each' | 'most' | 'needed';

function GoalRow({ goal, change, remove }: { goal: Goal; change(goal: Goal): void; remove(): void }) {
  const { needed, most, ...plain } = goal;
  const counting: Counting = needed !== undefined ? 'needed' : most !== undefined ? 'most' : 'each';
  return (
    <li>
      <ChoiceField
        label="Goal"
        value={goal.goal}
        choices={goalKinds.map((kind): [GoalKind, string] => [kind, WORDS[kind]])}
        change={(kind) => change({ ...goal, goal: kind })}
      />
      <NumberField
        label="Points"
        value={goal.points}
        least={-9}
        most={9}
        change={(points) => change({ ...goal, points })}
      />
      <ChoiceField
        label="Counted"
        value={counting}
        choices={[
          ['each', 'each time'],
          ['most', 'at most so often'],
          ['needed', 'once, when so many'],
        ]}
        change={(how) =>
          change({ ...plain, ...(how === 'most' && { most: 3 }), ...(how === 'needed' && { needed: 3 }) })
        }
      />
      {counting !== 'each' && (
        <NumberField
          label="How many"
          value={needed ?? most ?? 1}
          least={1}
          most={30}
          change={(count) => change({ ...goal, [counting]: count })}
        />
      )}
      <div className="ed-field ends">
        <CheckField
          label="Ends the mission"
          value={goal.ends === true}
          change={(ends) => {
            const { ends: _before, ...rest } = goal;
            change(ends ? { ...rest, ends: true } : rest);
          }}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove the goal ${WORDS[goal.goal]}`}
          onClick={remove}
        >
          <Icon name="x" />
        </button>
      </div>
    </li>
  );
}
