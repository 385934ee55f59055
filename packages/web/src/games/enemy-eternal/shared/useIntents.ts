// What the automaton would do next, asked in the rules' own thread.
import type { Intent } from '@xenotable/kernel';
import type { previews } from '@xenotable/enemy-eternal';
import type { View } from '@xenotable/enemy-eternal/preview';
import { previewsOf } from '../../../table/usePreview.ts';

const usePreview = previewsOf<typeof previews>('enemy-eternal');

/** Nothing until they are reckoned, and nothing while nobody is asked. */
export const useIntents = (view: View, seat: number | null): readonly Intent[] =>
  usePreview('intents', seat === null ? null : [view, seat]) ?? [];
