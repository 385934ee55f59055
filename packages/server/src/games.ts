// The games on offer.
import type { AnyGame } from '@xenotable/kernel';
import { gameNames, gamePackage } from '@xenotable/shelf';

export interface Games {
  readonly names: readonly string[];
  /** Throws BadInput for an unknown name. */
  load(name: string): Promise<AnyGame>;
  /** The address of a module that exports these games as `games`, for a thread of its own. */
  readonly module: string;
}

export const games: Games = {
  names: gameNames,
  load: async (name) => (await gamePackage(name)).game,
  module: import.meta.url,
};
