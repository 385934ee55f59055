// The name that the person at this device uses at tables with others.
import { keyOf, plainText, stored } from './stored.ts';

const kept = stored(keyOf('person'), plainText, '', 'Your name');

/** Empty if no name was given yet. */
export const ownName = (): string => kept.read();

export function keepOwnName(name: string): void {
  if (name.trim() !== '') kept.write(name.trim());
}
