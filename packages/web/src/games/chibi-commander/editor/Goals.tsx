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
import { movable, moved, replaced, without } from '../../../workshop/Sentence.tsx';

const WORDS: Record<GoalKind, string> = {
  kill: 'enemies killed',
  'destroy all': 'no enemy left',
  'all killed': 'every enemy dead, nobody escaped',
  exit: 'own units that leave by an exit',
  hold: 'targets held at the end',
  search: 'targets searched',
  inspect: 'own units that search a target',
  reach: 'own units that get to a target',
  rescue: 'civilians brought out',
  capture: 'enemies captured',
  crystal: 'crystals pulled out',
  survive: 'still there after the last round',
  losses: 'own units lost',
  deaths: 'own units and civilians that die',
  'civilians dead': 'dead civilians',
  'civilians killed': 'civilians this side kills',
  'bus attacked': 'rounds in which the bus is attacked',
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
                change={(next) => set(side, replaced(scenario.goals[side], i, next))}
                remove={() => set(side, without(scenario.goals[side], i))}
                move={(by) => set(side, moved(scenario.goals[side], i, by))}
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

type Counting = 'each' | 'most' | 'needed' | 'every';

interface GoalRowProps {
  goal: Goal;
  change(goal: Goal): void;
  remove(): void;
  move(by: number): void;
}

function GoalRow({ goal, change, remove, move }: GoalRowProps) {
  const { needed, most, every, ...plain } = goal;
  const counting: Counting =
    needed !== undefined ? 'needed' : most !== undefined ? 'most' : every !== undefined ? 'every' : 'each';
  return (
    <li {...movable(move)}>
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
          ['every', 'for every so many'],
        ]}
        change={(how) =>
          change({
            ...plain,
            ...(how === 'most' && { most: 3 }),
            ...(how === 'needed' && { needed: 3 }),
            ...(how === 'every' && { every: 2 }),
          })
        }
      />
      {counting !== 'each' && (
        <NumberField
          label="How many"
          value={needed ?? most ?? every ?? 1}
          least={counting === 'every' ? 2 : 1}
          most={counting === 'every' ? 10 : 30}
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
