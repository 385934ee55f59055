// The example bot, which is written from docs/api.md alone, plays whole games, also through a restart of the server.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { playSeat } from '../../../examples/bot.ts';
import { buildServer } from '../src/server.ts';
import { makeTable } from './support/client.ts';
import { freePort } from './support/postgres.ts';
import { smallGames, startServer, temporaryFolder, testConfig } from './support/server.ts';

test('the bot makes a table and plays it to the end', async () => {
  const server = await startServer();
  const bot = fileURLToPath(new URL('../../../examples/bot.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [bot, server.url]);
  expect(stdout).toMatch(/^Watch it at http.*\n/);
  expect(stdout).toMatch(/\n> Drop a disc\. column \d\n/);
  expect(stdout).toMatch(/\nOver: .*\n$/);
  await server.close();
});

test('bots continue after the server was restarted', async () => {
  const store = join(temporaryFolder(), 'tables.db');
  const port = await freePort();
  const start = async () => {
    const app = await buildServer(testConfig({ store }), smallGames);
    await app.listen({ host: '127.0.0.1', port });
    return app;
  };
  const first = await start();
  const url = `http://127.0.0.1:${port}`;
  const made = await makeTable(url, { game: 'smugglers', seats: [{}, {}] });
  const waiting = playSeat(url, made.table, made.keys.seats[0]!);
  await new Promise((done) => setTimeout(done, 100));
  await first.close();
  const second = await start();
  const last = await Promise.all([waiting, playSeat(url, made.table, made.keys.seats[1]!)]);
  expect(last.map((news) => news.over?.why)).toEqual(['the last crate is gone', 'the last crate is gone']);
  await second.close();
});
