// Setting up (XR-SET-02): first the lists, then the battle that they fight.
import { chapter } from './question.ts';
import { preparing } from './setupBattle.ts';
import type { Setup } from './setupFrame.ts';
import { mustering } from './setupLists.ts';

export const setup = chapter<Setup>('setup').steps({ ...mustering, ...preparing });
