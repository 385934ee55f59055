// The border between the frame, which handles choices and spaces of all games as JSON, and a game, which knows their
// types. Everything that the frame passes to a game came from that game: its offers, its spaces, its plans.
import type { Asked, Json } from '@xenotable/kernel';
import { partsOf, together } from './together.ts';

export interface Border<C, S> {
  choiceOf(json: Json): C;
  jsonOf(choice: C): Json;
  /** The planned choices, the first one first. */
  choicesIn(planned: Json | null): C[];
  /** Several choices that belong together as one plan. */
  planOf(choices: readonly C[]): Json;
  /** The choices that are offered. */
  offeredIn(ask: Pick<Asked, 'offers'> | null): C[];
  spacesIn(ask: Asked | null): S[];
}

export function borderOf<C, S = never>(): Border<C, S> {
  const choiceOf = (json: unknown): C => json as C;
  const jsonOf = (choice: unknown): Json => choice as Json;
  return {
    choiceOf,
    jsonOf,
    choicesIn: (planned) => (planned === null ? [] : partsOf(planned).map(choiceOf)),
    planOf: (choices) => together(choices.map(jsonOf)),
    offeredIn: (ask) => (ask?.offers ?? []).map(({ choice }) => choiceOf(choice)),
    spacesIn: (ask) => (ask?.spaces ?? []).map((space: unknown) => space as S),
  };
}
