// Which options matter in what is being set up.
import type { Choices, Json } from '@xenotable/kernel';

type Listed = Record<string, Choices>;

export const valueOf = (listed: Listed, options: Record<string, Json>, key: string): Json =>
  options[key] ?? listed[key]?.choices[0] ?? null;

/** An option that speaks of others matters only while they have one of the values that it names, and matter themselves. */
export function isShown(listed: Listed, options: Record<string, Json>, key: string): boolean {
  return Object.entries(listed[key]?.shown ?? {}).every(
    ([other, values]) => values.includes(valueOf(listed, options, other)) && isShown(listed, options, other),
  );
}

/** What is really agreed on: nothing that does not matter. */
export const agreed = (listed: Listed, options: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(options).filter(([key]) => Object.hasOwn(listed, key) && isShown(listed, options, key)),
  );
