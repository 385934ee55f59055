// The frame hands a game's choices and spaces on as plain data; here they are the game's own again.
import type { Asked, Json } from '@xenotable/kernel';
import type { Choice, Space } from '@xenotable/xenos-rampant/preview';
import { partsOf, together } from '../../../table/together.ts';

/** What is planned, in order: an order, and what is answered once it is obeyed. */
export const choicesOf = (picked: Json | null): readonly Choice[] =>
  picked === null ? [] : (partsOf(picked) as unknown as readonly Choice[]);

/** A choice; of several together the first. */
export function choiceOf(choice: Json): Choice;
export function choiceOf(choice: Json | null): Choice | null;
export function choiceOf(choice: Json | null): Choice | null {
  return choice === null ? null : ((partsOf(choice)[0] ?? choice) as unknown as Choice);
}

/** Several choices that are meant as one. */
export const planOf = (choices: readonly Choice[]): Json =>
  choices.length === 1 ? (choices[0] as unknown as Json) : together(choices as unknown as Json[]);

export function jsonOf(choice: Choice): Json;
export function jsonOf(choice: Choice | null): Json | null;
export function jsonOf(choice: Choice | null): Json | null {
  return choice as unknown as Json | null;
}

export const spacesOf = (ask: Asked | null): readonly Space[] =>
  (ask?.spaces ?? []) as unknown as readonly Space[];
