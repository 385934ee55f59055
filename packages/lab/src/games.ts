// The games on the table. Each is loaded when it is asked for.
import { type AnyGame, type AnyPlayer, BadInput, closest } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';

/** What a game's package exports. */
export interface GamePackage {
  game: AnyGame;
  /** Set-ups that the laws and the fuzzer play. */
  trials: readonly Trial[];
  /** Random games end within this many decisions. */
  bound: number;
  /** The set-up whose speed is measured; the first one when missing. */
  bench?: string;
  /** Scripted players of the game's own, by name. */
  players?: Record<string, AnyPlayer>;
}

const load: Record<string, () => Promise<GamePackage>> = {
  xenoshyft: () => import('@xenotable/xenoshyft'),
  'chibi-commander': () => import('@xenotable/chibi-commander'),
  'enemy-eternal': () => import('@xenotable/enemy-eternal'),
  'xenos-rampant': () => import('@xenotable/xenos-rampant'),
  'earth-war': () => import('@xenotable/earth-war'),
};

export const gameNames: readonly string[] = Object.keys(load);

export async function gamePackage(name: string): Promise<GamePackage> {
  const loader = load[name];
  if (loader === undefined) throw new BadInput('', `there is no game ${JSON.stringify(name)}${closest(name, gameNames)}`);
  return loader();
}

export const allGames = (): Promise<GamePackage[]> => Promise.all(gameNames.map(gamePackage));

/** The folder of a game: its rules, cases and fixtures. */
export const gameFolder = (name: string): URL => new URL(`../../games/${name}/`, import.meta.url);
