// The seed is published only when the end of the game is on disk, not while the last choice is being written.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Client, bearer, call, makeTable } from './support/client.ts';
import { startServer } from './support/server.ts';
import { slowDisk } from './support/slowDisk.ts';

test('somebody who leaves while the winning choice is written does not cause the seed to be published', async () => {
  const server = await startServer();
  const made = await makeTable(server.url, { game: 'connect-four', seats: [{}, {}] });
  const [ann, ben, eve] = [
    await Client.connect(server.url),
    await Client.connect(server.url),
    await Client.connect(server.url),
  ];
  await ann.join(made.table, made.keys.seats[0]!);
  await ben.join(made.table, made.keys.seats[1]!);
  await eve.join(made.table, made.keys.watch);
  for (let seq = 0; seq < 6; seq++) {
    const [player, seat] = seq % 2 === 0 ? [ann, 0] : [ben, 1];
    await player.upTo(seq);
    expect((await player.choose(made.table, seat, seat)).type).toBe('done');
  }
  const disk = slowDisk();
  try {
    await ann.upTo(6);
    const won = ann.choose(made.table, 0, 0);
    await expect.poll(() => disk.waiting).toBe(1);
    const told = ben.next(['info']);
    eve.cut();
    expect((await told).info).toMatchObject({ status: 'playing', seed: null, watchers: 0 });
    disk.release(new Error('the disk is full'));
    expect(await won).toMatchObject({ type: 'error', code: 'failed' });
    await wait(20);
  } finally {
    disk.restore();
  }
  const info = await call<{ status: string }>(
    server.url,
    `/api/tables/${made.table}`,
    undefined,
    bearer(made.keys.watch),
  );
  expect(info).toMatchObject({ status: 'playing', seed: null });
  for (const client of [ann, ben, eve])
    expect(client.received.some((text) => text.includes('"status":"over"'))).toBe(false);
  expect((await ann.choose(made.table, 0, 0)).type).toBe('done');
  expect((await ben.next(['info'])).info.seed).toMatch(/./);
  await server.close();
});
