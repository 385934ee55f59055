// Our server as a process, at full durability: `node ours.ts [STORE] [WORKERS] [PORT]`, on the embedded store by default.
import { run } from '../src/run.ts';
import { testConfig } from '../test/support/server.ts';
import { freePort } from '../test/support/postgres.ts';
import { games } from './benchGames.ts';

const [store, workers = '1', at] = process.argv.slice(2);
const port = at === undefined ? await freePort() : Number(at);
const place = store === undefined ? {} : { store, workers: Number(workers) };
const log = await run(testConfig({ ...place, port }), games);
// The parent process has ended.
process.once('disconnect', () => process.exit());
// With workers, only the primary process reports the address.
if (log !== null) process.send!(`http://127.0.0.1:${port}`);
