// A connection between a server and its database that can be cut, or go silent as behind a firewall that drops it.
import { type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Pair {
  near: Socket;
  far: Socket;
  /** Everything that the client side has sent so far. */
  said: string;
}

export class Line {
  private readonly server: Server;
  private pairs: Pair[] = [];
  /** The delay of all data, in milliseconds. */
  delayMs = 0;
  /** For each socket, resolves when all delayed data has arrived. */
  private readonly onTheWay = new Map<Socket, Promise<void>>();
  readonly url: string;

  private constructor(server: Server, url: string) {
    this.server = server;
    this.url = url;
  }

  /** A proxy to the database at this URL. */
  static async to(url: string): Promise<Line> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const near = new URL(url);
    near.port = String((server.address() as { port: number }).port);
    const line = new Line(server, near.href);
    server.on('connection', (socket) => line.join(socket, connect(Number(port), hostname)));
    return line;
  }

  private join(near: Socket, far: Socket): void {
    const pair: Pair = { near, far, said: '' };
    this.pairs.push(pair);
    near.on('data', (data) => {
      pair.said += data.toString('latin1');
      this.carry(data, far);
    });
    far.on('data', (data) => this.carry(data, near));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        this.pairs = this.pairs.filter((each) => each !== pair);
      });
    }
  }

  /** Forwards data after the delay, in order. */
  private carry(data: Buffer, to: Socket): void {
    const before = this.onTheWay.get(to);
    if (before === undefined && this.delayMs === 0) return void to.write(data);
    const due = performance.now() + this.delayMs;
    const carried = (before ?? Promise.resolve()).then(async () => {
      await wait(Math.max(0, due - performance.now()));
      if (!to.destroyed) to.write(data);
      if (this.onTheWay.get(to) === carried) this.onTheWay.delete(to);
    });
    this.onTheWay.set(to, carried);
  }

  private those(that: string): Pair[] {
    return this.pairs.filter(({ said }) => said.includes(that));
  }

  /** Silences the connections on which this text was sent, without closing them; returns their number. */
  silence(that: string): number {
    const chosen = this.those(that);
    for (const { near, far } of chosen) {
      near.removeAllListeners('data').pause();
      far.removeAllListeners('data').pause();
    }
    return chosen.length;
  }

  /** Closes the database side of all connections without telling the client side. */
  halfOpen(): void {
    for (const { near, far } of this.pairs) {
      far.removeAllListeners('close').destroy();
      near.removeAllListeners('data').pause();
    }
  }

  /** Closes all connections at once; new ones can be opened. */
  cut(): void {
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
