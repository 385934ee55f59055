// The fields of one goal.
import type { Goal } from '@xenotable/xenos-rampant/content';
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
  if (goal.verb === 'hold' || goal.verb === 'carry') return null;
  return goal.verb === 'kill' || goal.verb === 'destroy' ? (
    <ChoiceField label="Side" value={goal.side} choices={WHO} change={(side) => change({ ...goal, side })} />
  ) : (
    <ChoiceField label="Side" value={goal.side} choices={ROLE} change={(side) => change({ ...goal, side })} />
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
