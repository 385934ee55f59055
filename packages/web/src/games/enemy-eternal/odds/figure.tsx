// What the odds panel draws for a previewed choice.
import type { Json } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import { choiceIn } from '../shared/json.ts';
import { aimOf } from '../shared/notes.ts';
import { type View, nameOf, previewOf } from '@xenotable/enemy-eternal/preview';
import { Crossing } from './Crossing.tsx';
import { Strike } from './Strike.tsx';

export function figure(picked: Json | null, view: View): ReactNode {
  if (picked === null) return null;
  const choice = choiceIn(picked);
  const aim = aimOf(choice, view);
  const plan = previewOf(view, choice);
  if (aim === undefined && plan === null) return null;
  return (
    <>
      {plan !== null && (aim === undefined || plan.reactions.length > 0) && (
        <Crossing plan={plan} view={view} />
      )}
      {aim !== undefined && (
        <Strike aim={aim} title={`${nameOf(view, aim.by)} → ${nameOf(view, aim.target)}`} />
      )}
    </>
  );
}
