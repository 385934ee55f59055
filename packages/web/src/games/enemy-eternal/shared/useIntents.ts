// What the automaton would do next, asked in the rules' own thread.
import type { previews } from '@xenotable/enemy-eternal';
import type { EternalIntent, View } from '@xenotable/enemy-eternal/preview';
import { previewsOf } from '../../../table/usePreview.ts';
import { automatonDice } from './faces.ts';

const usePreview = previewsOf<typeof previews>('enemy-eternal');

/** Whether the automaton still acts in this round. */
export const actsNow = (view: View): boolean => automatonDice(view) > 0;

/** Whether the automaton acts again before the battle ends. */
export const actsAgain = (view: View): boolean => actsNow(view) || view.round < view.shown.mission.rounds;

const NONE: readonly EternalIntent[] = [];

/** Nothing until they are computed, while nobody is asked, and after its last act. */
export const useIntents = (view: View, seat: number | null): readonly EternalIntent[] => {
  const intents = usePreview('intents', seat === null || !actsAgain(view) ? null : [view, seat]);
  return actsAgain(view) ? (intents ?? NONE) : NONE;
};
