// Choices as a player says them, and happenings as the log tells them.
import { itemAt, logWords } from '@xenotable/kernel';
import type { Choice } from './choices.ts';
import type { Happening } from './happenings.ts';

const CHOICES: Record<Choice['do'], string> = { 'press on': 'Press on', 'go home': 'Go home' };

export const choiceWords = (choice: Choice): string => CHOICES[choice.do];

export const log = logWords<Happening>({
  threw: {
    words: ({ seat, die }, names) => `${itemAt(names, seat)} throws ${die}.`,
    by: ({ seat }) => seat,
    about: () => ['bug'],
    dice: ({ die }) => [die],
  },
});
