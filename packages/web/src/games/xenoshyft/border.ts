// The border to the frame, which knows choices as JSON only; the game's own came from its offers.
import type { Choice } from '@xenotable/xenoshyft';
import { borderOf } from '../../table/border.ts';

export const { choiceOf, choicesIn, jsonOf, offeredIn, planOf } = borderOf<Choice>();
