// How the person at this device calls themselves at tables with others.
import { keyOf, plainText, stored } from './stored.ts';

const kept = stored(keyOf('person'), plainText, '', 'Your name');

/** Empty: nobody has said it yet. */
export const ownName = (): string => kept.read();

export function keepOwnName(name: string): void {
  if (name.trim() !== '') kept.write(name.trim());
}
