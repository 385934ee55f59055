// Which options matter in a set-up.
import type { Choices, Json } from '@xenotable/kernel';

type Listed = Record<string, Choices>;

export const valueOf = (listed: Listed, options: Record<string, Json>, key: string): Json =>
  options[key] ?? listed[key]?.choices[0] ?? null;

/** An option that depends on others matters only while they have one of the named values and matter themselves. */
export function isShown(listed: Listed, options: Record<string, Json>, key: string): boolean {
  return Object.entries(listed[key]?.shown ?? {}).every(
    ([other, values]) => values.includes(valueOf(listed, options, other)) && isShown(listed, options, other),
  );
}

/** The options that matter. */
export const agreed = (listed: Listed, options: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(options).filter(([key]) => Object.hasOwn(listed, key) && isShown(listed, options, key)),
  );
