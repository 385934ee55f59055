// What is known of a Boss that nobody has seen yet: it is one of its wave's.
import { ENEMIES } from '@xenotable/xenoshyft/content';
import type { View } from '@xenotable/xenoshyft';
import { bossesAt } from '@xenotable/xenoshyft/preview';

/** 'Hive Queen 5 : 9 or Colossus 6 : 8'. */
export const bossFigures = (view: View): string =>
  bossesAt(view)
    .map((id) => `${ENEMIES[id].name} ${ENEMIES[id].power} : ${ENEMIES[id].hp}`)
    .join(' or ');

/** The name under which a Boss that nobody has seen has its details. */
export const A_BOSS = 'A Boss';
