// A worker shares its public port with others, so other nodes reach it at a separate port, where only nodes are answered.
import { type Server, type Socket, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import type { Introduction } from './introduction.ts';

export class Door {
  private readonly app: FastifyInstance;
  private readonly server: Server;
  private readonly through = new WeakSet<Socket>();

  /** Requests from nodes are handled by the app. */
  constructor(app: FastifyInstance, introduction: Introduction, mostConnections: number) {
    this.app = app;
    this.server = createServer((socket) => {
      this.through.add(socket);
      this.app.server.emit('connection', socket);
    });
    this.server.maxConnections = mostConnections;
    app.addHook('onRequest', async (request) => {
      if (this.leads(request.raw.socket) && introduction.guestOf(request) === null)
        throw new Problem('forbidden', 'Only other servers of this installation come in here.');
    });
    app.addHook('preClose', async () => void this.server.close());
  }

  leads(socket: Socket): boolean {
    return this.through.has(socket);
  }

  /** Opens the port; 0: any free port. */
  async open(host: string, port: number): Promise<Server> {
    await new Promise<void>((done, failed) => {
      this.server.once('error', failed);
      this.server.listen({ host, port, exclusive: true }, done);
    });
    return this.server;
  }
}
