// How well a program plays, in words for people.
import type { Strength } from '@xenotable/bots';

/** Weakest first, each with what it means to somebody who plays against it. */
export const STRENGTHS: Record<Strength, string> = {
  easy: 'Plays what first comes to its mind.',
  steady: 'Looks a little ahead, and answers soon.',
  hard: 'Looks as far ahead as a few seconds allow.',
};

export const strengthNames = Object.keys(STRENGTHS) as Strength[];
