// A sentence in which the names of cards and units stand out.
import { useMemo } from 'react';

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for all names, longest first. */
export function useNames(names: readonly string[]): RegExp | null {
  const key = names.join('|');
  return useMemo(() => {
    const longest = [...new Set(key.split('|'))]
      .filter((name) => name.length > 1)
      .sort((a, b) => b.length - a.length);
    return longest.length === 0
      ? null
      : new RegExp(`(?<![\\w-])(${longest.map(escaped).join('|')})(?![\\w-])`, 'g');
  }, [key]);
}

export function Marked({ text, names }: { text: string; names: RegExp | null }) {
  if (names === null) return text;
  return text.split(names).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
}
