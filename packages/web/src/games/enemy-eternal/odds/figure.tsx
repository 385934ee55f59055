// What the odds panel draws for a previewed choice.
import type { Asked, Json } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import { type View, nameOf } from '@xenotable/enemy-eternal/preview';
import { IntentList } from './IntentList.tsx';
import { planOf } from '../shared/aiming.ts';
import { modelIn } from '../shared/faces.ts';
import { AimCard } from './AimCard.tsx';
import { Crossing } from './Crossing.tsx';
import { ReactCard } from './ReactCard.tsx';
import { Strike } from './Strike.tsx';
import { reactingIn } from '../shared/reckoned.ts';
import { Tested } from './Tested.tsx';
import { WatchCard } from './WatchCard.tsx';

export function figure(
  picked: Json | null,
  view: View,
  ask: Asked,
  pick: (choice: Json | null) => void,
): ReactNode {
  const plan = planOf(picked, view);
  const reacting = reactingIn(view, ask.seat);
  if (plan === null && reacting !== null) return <ReactCard reacting={reacting} view={view} />;
  if (plan === null) return view.shown.stage === 'battle' ? <IntentList view={view} seat={ask.seat} /> : null;
  if (plan.way !== null) return <AimCard way={plan.way} view={view} pick={pick} />;
  const [first] = plan.parts;
  if (first?.do === 'overwatch') return <WatchCard view={view} seat={ask.seat} choice={first} />;
  const { move, aim, test } = plan;
  if (move === null && aim === null && test === null) return null;
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
