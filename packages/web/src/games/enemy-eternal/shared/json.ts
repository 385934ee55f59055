// The border to the frame, which handles choices and spaces of all games as JSON.
import type { Asked } from '@xenotable/kernel';
import type { Choice, Space } from '@xenotable/enemy-eternal/preview';
import { borderOf } from '../../../table/border.ts';

export const { choiceOf: choiceIn, jsonOf: toJson, offeredIn, spacesIn } = borderOf<Choice, Space>();

/** Whether a choice of this kind is among what is offered. */
export const has = (ask: Asked | null, deed: Choice['do']): boolean =>
  offeredIn(ask).some((choice) => choice.do === deed);
