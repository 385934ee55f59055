// The border to the frame, which handles choices and spaces of all games as JSON.
import type { Choice, Space } from '@xenotable/enemy-eternal/preview';
import { borderOf } from '../../../table/border.ts';

export const { choiceOf: choiceIn, jsonOf: toJson, offeredIn, spacesIn } = borderOf<Choice, Space>();
