// The border to the frame, which handles choices and spaces of all games as JSON.
import type { Asked, Json } from '@xenotable/kernel';
import type { Choice, Space } from '@xenotable/enemy-eternal/preview';

export const choiceIn = (json: Json): Choice => json as unknown as Choice;

export const toJson = (choice: Choice): Json => choice as unknown as Json;

/** The choices that are offered. */
export const offeredIn = (ask: Asked | null): Choice[] =>
  (ask?.offers ?? []).map(({ choice }) => choiceIn(choice));

export const spacesIn = (ask: Asked | null): Space[] => (ask?.spaces ?? []) as unknown as Space[];
