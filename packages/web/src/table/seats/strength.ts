// How well a program plays, in words for people.
import type { Strength } from '@xenotable/bots';

/** Weakest first, each with what it means to somebody who plays against it. */
export const STRENGTHS: Record<Strength, string> = {
  easy: 'Plays by the script of the game, and slips now and then.',
  steady: 'Plays by the script of the game, and answers at once.',
  hard: 'Looks ahead as far as seconds allow, and leaves the script where that surely pays.',
};

export const strengthNames: readonly Strength[] = ['easy', 'steady', 'hard'];
