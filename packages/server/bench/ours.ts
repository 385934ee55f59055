// Our server as a process of its own, on the embedded store at full durability.
import { smallGames, startServer } from '../test/support/server.ts';
import { ourSkirmish } from './ourSkirmish.ts';

const server = await startServer(
  {},
  {
    names: [...smallGames.names, ourSkirmish.name],
    load: async (name) => (name === ourSkirmish.name ? ourSkirmish : smallGames.load(name)),
  },
);
process.send!(server.url);
