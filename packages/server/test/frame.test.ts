// Frames as every WebSocket client reads them.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/frame.ts';

const server = createServer();
const sockets = new WebSocketServer({ server });
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  sockets.close();
  server.close();
});

test('texts of every length and script arrive as they were', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]
    .map((length) => 'x'.repeat(length))
    .concat('Ünïcödé 🂡 漢字', 'é'.repeat(63), '漢'.repeat(30_000));
  sockets.once('connection', (_socket, request) => {
    for (const text of texts) request.socket.write(textFrame(text));
  });
  const client = new WebSocket(url);
  const got: string[] = [];
  await new Promise<void>((done, failed) => {
    client.on('error', failed);
    client.on('message', (data) => {
      got.push(String(data));
      if (got.length === texts.length) done();
    });
  });
  client.terminate();
  expect(got).toEqual(texts);
});
