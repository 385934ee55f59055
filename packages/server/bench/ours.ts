// Our server as a process of its own, on the embedded store at full durability.
import { startServer } from '../test/support/server.ts';

const server = await startServer();
process.send!(server.url);
