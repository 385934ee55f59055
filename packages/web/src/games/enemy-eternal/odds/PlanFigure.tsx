// What the odds panel draws of a plan: its way, its test, its blow, what may happen on the way.
import type { Json, Seat } from '@xenotable/kernel';
import { type Reacting, type View, nameOf } from '@xenotable/enemy-eternal/preview';
import type { Plan } from '../shared/aiming.ts';
import { modelIn } from '../shared/faces.ts';
import { AimCard } from './AimCard.tsx';
import { Crossing } from './Crossing.tsx';
import ReactCard from './ReactCard.tsx';
import { Strike } from './Strike.tsx';
import { Tested } from './Tested.tsx';
import { WatchCard } from './WatchCard.tsx';

interface PlanFigureProps {
  plan: Plan;
  reacting: Reacting | null;
  view: View;
  seat: Seat;
  pick(choice: Json | null): void;
}

export default function PlanFigure({ plan, reacting, view, seat, pick }: PlanFigureProps) {
  if (plan.way !== null) return <AimCard way={plan.way} view={view} pick={pick} />;
  const [first] = plan.parts;
  if (first?.do === 'overwatch') return <WatchCard view={view} seat={seat} choice={first} />;
  const { move, aim, test } = plan;
  return (
    <>
      {test !== null && <Tested test={test} view={view} />}
      {aim !== null && (
        <Strike
          aim={aim}
          title={`${nameOf(view, aim.by)} → ${nameOf(view, aim.target)}`}
          wounds={modelIn(view, aim.target).wounds}
        />
      )}
      {reacting !== null && <ReactCard reacting={reacting} view={view} />}
      {move !== null && <Crossing move={move} then={plan.then} view={view} />}
    </>
  );
}
