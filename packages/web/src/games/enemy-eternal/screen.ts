// What lies on the table now: a Squad to be named, the camp between missions, or the field.
import type { View } from '@xenotable/enemy-eternal/preview';

export type Screen = 'muster' | 'camp' | 'field';

export const screenOf = ({ shown: { stage } }: View): Screen =>
  stage === 'muster' || stage === 'camp' ? stage : 'field';
