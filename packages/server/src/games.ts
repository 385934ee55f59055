// The games that this server offers.
import type { AnyGame } from '@xenotable/kernel';
import { editionOf, gameNames } from '@xenotable/shelf';

export interface Games {
  readonly names: readonly string[];
  /** Loads the current edition, or the named one. Throws BadInput if it does not exist here. */
  load(name: string, edition?: string): Promise<AnyGame>;
  /** The address of a module that exports these games as `games`, for worker threads. */
  readonly module: string;
}

export const games: Games = {
  names: gameNames,
  load: async (name, edition) => (await editionOf(name, edition)).game,
  module: import.meta.url,
};
