// Setting up (XR-SET-02): first the lists, then the battle that they fight.
import { chapter } from './question.ts';
import { preparing } from './setup-battle.ts';
import type { Setup } from './setup-frame.ts';
import { mustering } from './setup-lists.ts';

export const setup = chapter<Setup>('setup', { ...mustering, ...preparing });
