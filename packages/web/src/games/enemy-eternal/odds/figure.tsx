// What the odds panel draws for a previewed choice.
import type { Asked, Json } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import type { View } from '@xenotable/enemy-eternal/preview';
import { later } from '../../../kit/later.ts';
import { planOf } from '../shared/aiming.ts';
import { reactingIn } from '../shared/computed.ts';
import { IntentList } from './IntentList.tsx';

const PlanFigure = later(() => import('./PlanFigure.tsx'));
const ReactCard = later(() => import('./ReactCard.tsx'));

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
  const { way, move, aim, test, parts } = plan;
  const shows = way !== null || move !== null || aim !== null || test !== null;
  return shows || parts[0]?.do === 'overwatch' ? (
    <PlanFigure {...{ plan, reacting, view, pick }} seat={ask.seat} />
  ) : null;
}
