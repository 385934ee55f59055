// Setting up (XR-SET-02): first the lists, then the battle that they fight.

import { preparing } from './setupBattle.ts';
import type { Setup } from './setupFrame.ts';
import { mustering } from './setupLists.ts';
import { chapter } from './chapter.ts';

export const setup = chapter<Setup>('setup')
  .shows('at', 'dice', 'tried', 'ties')
  .steps({ ...mustering, ...preparing });
