// A mission's own squad to begin with: it leaves room for what is put into it.
import type { Member } from '@xenotable/earth-war/content';

export const FIRST_SQUAD: readonly Member[] = [
  { unit: 'Squad Leader' },
  { unit: 'Rifleman' },
  { unit: 'Rifleman' },
  { unit: 'Rifleman' },
];
