// The games of the benchmark, for our server.
import type { Games } from '../src/index.ts';
import { smallGames } from '../test/support/server.ts';
import { ourSkirmish } from './ourSkirmish.ts';

export const games: Games = {
  names: [...smallGames.names, ourSkirmish.name],
  load: async (name, edition) => (name === ourSkirmish.name ? ourSkirmish : smallGames.load(name, edition)),
  module: import.meta.url,
};
