// The game that the words of a command name.
import { BadInput } from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';
import { gameNames, gamePackage } from '@xenotable/shelf';

export async function oneGame(command: string, words: readonly string[]): Promise<GamePackage> {
  if (words.length !== 1) throw new BadInput(command, `name one game: ${gameNames.join(', ')}`);
  return gamePackage(words[0]!);
}
