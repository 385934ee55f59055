// The fields of one goal.
import { EDGES, GROUND_LETTERS, type Goal } from '@xenotable/xenos-rampant/content';
import { ChoiceField, NumberField } from '../../../workshop/fields.tsx';

const WHO = [
  ['both', 'both sides'],
  ['attacker', 'the Attacker'],
  ['defender', 'the Defender'],
] as const;
const ROLE = [
  ['attacker', 'the Attacker'],
  ['defender', 'the Defender'],
] as const;

/** Numbers of a convoy: inches of the way out, then points. */
const CONVOY = [
  ['from', 'Way out from inch', 0, 48],
  ['to', 'to inch', 0, 48],
  ['truck', 'A truck that leaves', 1, 10],
  ['escort', 'Another unit that leaves', 1, 10],
  ['lost', 'For the Attacker: a truck lost', 1, 10],
  ['left', 'a truck left behind', 1, 10],
] as const;

interface PointsProps {
  label?: string;
  value: number;
  change(points: number): void;
}

const Points = ({ label = 'Points', value, change }: PointsProps) => (
  <NumberField label={label} value={value} least={1} most={10} change={change} />
);

interface GoalFieldsProps {
  goal: Goal;
  change(goal: Goal): void;
}

/** Who gets the points. */
function Side({ goal, change }: GoalFieldsProps) {
  if (goal.verb === 'hold' || goal.verb === 'carry' || goal.verb === 'control' || goal.verb === 'convoy')
    return null;
  return goal.verb === 'kill' || goal.verb === 'destroy' ? (
    <ChoiceField label="Side" value={goal.side} choices={WHO} change={(side) => change({ ...goal, side })} />
  ) : (
    <ChoiceField label="Side" value={goal.side} choices={ROLE} change={(side) => change({ ...goal, side })} />
  );
}

type Of<V extends Goal['verb']> = Extract<Goal, { verb: V }>;

interface OneGoalProps<V extends Goal['verb']> {
  goal: Of<V>;
  change(goal: Goal): void;
}

function Convoy({ goal, change }: OneGoalProps<'convoy'>) {
  return (
    <>
      <ChoiceField
        label="Edge"
        value={goal.edge}
        choices={EDGES.map((edge): [typeof edge, string] => [edge, edge])}
        change={(edge) => change({ ...goal, edge })}
      />
      {CONVOY.map(([field, label, least, most]) => (
        <NumberField
          key={field}
          label={label}
          value={goal[field]}
          least={least}
          most={most}
          change={(value) => change({ ...goal, [field]: value })}
        />
      ))}
    </>
  );
}

function Control({ goal, change }: OneGoalProps<'control'>) {
  const { else: otherwise, ...rest } = goal;
  return (
    <>
      <ChoiceField
        label="Ground"
        value={goal.ground}
        choices={GROUND_LETTERS}
        change={(ground) => change({ ...goal, ground })}
      />
      <Points value={goal.points} change={(points) => change({ ...goal, points })} />
      <ChoiceField
        label="Where nobody is alone"
        value={otherwise?.side ?? 'none'}
        choices={[['none', 'nothing'], ...ROLE]}
        change={(side) =>
          change(side === 'none' ? rest : { ...rest, else: { side, points: otherwise?.points ?? 2 } })
        }
      />
      {otherwise !== undefined && (
        <Points
          label="Its points"
          value={otherwise.points}
          change={(points) => change({ ...rest, else: { ...otherwise, points } })}
        />
      )}
    </>
  );
}

/** How many points, and when. */
function Worth({ goal, change }: GoalFieldsProps) {
  switch (goal.verb) {
    case 'kill':
      return (
        <ChoiceField
          label="Points"
          value={goal.points}
          choices={[
            ['kill points', 'kill points'],
            ['cost', 'by cost'],
          ]}
          change={(points) => change({ ...goal, points })}
        />
      );
    case 'hold':
      return (
        <>
          <ChoiceField
            label="Counted"
            value={goal.when}
            choices={[
              ['end', 'at the end'],
              ['turn', 'every turn'],
            ]}
            change={(when) => change({ ...goal, when })}
          />
          <Points value={goal.points} change={(points) => change({ ...goal, points })} />
        </>
      );
    case 'carry':
      return (
        <>
          <Points label="Brought out" value={goal.out} change={(out) => change({ ...goal, out })} />
          <Points label="Held at the end" value={goal.held} change={(held) => change({ ...goal, held })} />
        </>
      );
    case 'convoy':
      return <Convoy goal={goal} change={change} />;
    case 'control':
      return <Control goal={goal} change={change} />;
    case 'destroy':
    case 'survive':
      return <Points value={goal.points} change={(points) => change({ ...goal, points })} />;
    default:
      return null;
  }
}

export const GoalFields = (props: GoalFieldsProps) => (
  <>
    <Side {...props} />
    <Worth {...props} />
  </>
);
