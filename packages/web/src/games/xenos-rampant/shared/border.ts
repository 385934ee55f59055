// The frame hands a game's choices and spaces on as plain data; here they are the game's own again.
import type { Asked, Json } from '@xenotable/kernel';
import type { Choice, Space } from '@xenotable/xenos-rampant/preview';

export function choiceOf(choice: Json): Choice;
export function choiceOf(choice: Json | null): Choice | null;
export function choiceOf(choice: Json | null): Choice | null {
  return choice as unknown as Choice | null;
}

export function jsonOf(choice: Choice): Json;
export function jsonOf(choice: Choice | null): Json | null;
export function jsonOf(choice: Choice | null): Json | null {
  return choice as unknown as Json | null;
}

export const spacesOf = (ask: Asked | null): readonly Space[] =>
  (ask?.spaces ?? []) as unknown as readonly Space[];
