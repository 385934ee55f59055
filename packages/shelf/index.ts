// The games on the shelf. Each is loaded when somebody first asks for it.
import { BadInput, closest } from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';

const SHELF: Record<string, () => Promise<GamePackage>> = {
  xenoshyft: () => import('@xenotable/xenoshyft'),
  'chibi-commander': () => import('@xenotable/chibi-commander'),
  'enemy-eternal': () => import('@xenotable/enemy-eternal'),
  'xenos-rampant': () => import('@xenotable/xenos-rampant'),
  'earth-war': () => import('@xenotable/earth-war'),
};

export const gameNames: readonly string[] = Object.keys(SHELF);

export async function gamePackage(name: string): Promise<GamePackage> {
  const load = Object.hasOwn(SHELF, name) ? SHELF[name] : undefined;
  if (load === undefined)
    throw new BadInput('game', `there is no game ${JSON.stringify(name)}${closest(name, gameNames)}`);
  return load();
}

export const allGames = (): Promise<GamePackage[]> => Promise.all(gameNames.map(gamePackage));
