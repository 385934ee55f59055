// The game that the words of a command name.
import { BadInput } from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';
import { gameNames, gamePackage } from '@xenotable/shelf';

export async function oneGame(command: string, [name, ...more]: readonly string[]): Promise<GamePackage> {
  if (name === undefined || more.length > 0)
    throw new BadInput(command, `name one game: ${gameNames.join(', ')}`);
  return gamePackage(name);
}
