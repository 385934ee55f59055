// The training siege (XS-M-TRAIN): three rounds, one rule at a time.
import type { Lesson } from '../contract.ts';

export const lesson: Lesson = {
  name: 'Training siege',
  minutes: 5,
  options: { siege: 'training' },
  seats: [{ kind: 'person', name: 'Commander' }],
  script: [],
  notes: [],
};
