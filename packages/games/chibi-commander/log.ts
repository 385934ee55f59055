// The log: each happening as a sentence, with the things on the board that it is about and how it is shown.
import { type LogWords, logWords } from '@xenotable/kernel';
import type { Happening } from './happenings.ts';
import { covered, fight } from './log/fight.ts';
import { frame, movement } from './log/movement.ts';
import { story } from './log/story.ts';
import { rolls } from './log/throws.ts';

export const log: Required<LogWords<Happening>> = {
  ...logWords<Happening>({ ...frame, ...movement, ...fight, ...covered, ...story }),
  rolls,
};
