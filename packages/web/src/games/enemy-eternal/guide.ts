// How a choice is made on the field, in one sentence.
import type { Asked } from '@xenotable/kernel';
import { capital } from '../../kit/words.ts';
import { hurriedWords, movesSurely, onlyHurried } from './shared/hurried.ts';
import { has } from './shared/json.ts';
import type { View } from '@xenotable/enemy-eternal/preview';

export function guideOf(ask: Asked, view: View): string | null {
  if (has(ask, 'place all'))
    return 'Point at a cell inside the border, or let the table set everybody up: in cover, if the zone has any.';
  if (has(ask, 'activate')) return 'Point at one of your models: it acts with this die.';
  if (view.shown.active === null || !has(ask, 'end')) return null;
  const can = [
    ...(movesSurely(ask) ? ['a cell inside the border to run there'] : []),
    ...(view.shown.aims.length > 0 ? ['an enemy in brackets to attack'] : []),
  ];
  const hurried = onlyHurried(ask, view);
  const more =
    hurried === null ? '' : `${capital(hurriedWords(hurried.test, view))}: inside the dotted border.`;
  return (
    [can.length === 0 ? '' : `Point at ${can.join(', or at ')}.`, more].filter(Boolean).join(' ') || null
  );
}
