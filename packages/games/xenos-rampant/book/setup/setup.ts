// Setting up (XR-SET-02): first the lists, then the battle that they fight.

import { preparing } from './preparing.ts';
import type { Setup } from './eachSeat.ts';
import { mustering } from './mustering.ts';
import { chapter } from '../chapter.ts';

export const setup = chapter<Setup>('setup')
  .shows('at', 'dice', 'tried', 'ties')
  .steps({ ...mustering, ...preparing });
