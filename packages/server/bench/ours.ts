// Our server as a process of its own, on the embedded store at full durability.
import { startServer } from '../test/support/server.ts';
import { games } from './benchGames.ts';

const server = await startServer({}, games);
process.send!(server.url);
