// Limits TCP connections before anything is read from them.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../config.ts';
import { networkOf } from '../limits.ts';

/** Limits the connections in total, and those of each address unless they come from a proxy or from another worker. */
export function boundConnections(
  server: Server,
  limits: Limits,
  behindProxy: boolean,
  isFromWorker: (socket: Socket) => boolean,
): void {
  server.maxConnections = limits.connections;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (isFromWorker(socket)) return;
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > limits.connectionsByAddress) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
