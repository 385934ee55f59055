// A line between a server and its database that can be cut, or go silent as behind a firewall that forgets it.
import { type Server, type Socket, connect, createServer } from 'node:net';

interface Pair {
  near: Socket;
  far: Socket;
  /** What the near side has sent so far. */
  said: string;
}

export class Line {
  private readonly server: Server;
  private pairs: Pair[] = [];
  readonly url: string;

  private constructor(server: Server, url: string) {
    this.server = server;
    this.url = url;
  }

  /** A way to the database at this URL over which everything goes. */
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
      far.write(data);
    });
    far.on('data', (data) => near.write(data));
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

  private those(that: string): Pair[] {
    return this.pairs.filter(({ said }) => said.includes(that));
  }

  /** Connections over which this text went carry nothing any more, and nobody is told. */
  silence(that: string): number {
    const chosen = this.those(that);
    for (const { near, far } of chosen) {
      near.removeAllListeners('data').pause();
      far.removeAllListeners('data').pause();
    }
    return chosen.length;
  }

  /** All connections end at once; new ones can be opened. */
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
