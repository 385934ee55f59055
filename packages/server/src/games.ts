// The games on offer.
import type { AnyGame } from '@xenotable/kernel';
import { editionOf, gameNames } from '@xenotable/shelf';

export interface Games {
  readonly names: readonly string[];
  /** In its present edition, or in the one that is named. Throws BadInput if it is not here. */
  load(name: string, edition?: string): Promise<AnyGame>;
  /** The address of a module that exports these games as `games`, for a thread of its own. */
  readonly module: string;
}

export const games: Games = {
  names: gameNames,
  load: async (name, edition) => (await editionOf(name, edition)).game,
  module: import.meta.url,
};
