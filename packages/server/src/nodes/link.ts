// The connection of one socket to another node that has a table its person plays at.
import { WebSocket } from 'ws';
import { Unreachable } from './elsewhere.ts';

/** How long a link may be silent before it counts as dead, in milliseconds; nodes ping all sockets more often. */
const SILENCE_MS = 75_000;

export interface LinkEvents {
  message(text: string): void;
  lost(): void;
}

export class Link {
  readonly node: string;
  private readonly socket: WebSocket;
  private heardAt = performance.now();

  private constructor(node: string, socket: WebSocket, message: (text: string) => void) {
    this.node = node;
    this.socket = socket;
    const hear = (): void => {
      this.heardAt = performance.now();
    };
    socket.on('ping', hear);
    socket.on('message', (data) => {
      hear();
      message(String(data));
    });
    // The close event follows and is handled.
    socket.on('error', () => {});
  }

  static open(
    node: string,
    headers: Record<string, string>,
    mostMs: number,
    { message, lost }: LinkEvents,
  ): Promise<Link> {
    const socket = new WebSocket(`${node.replace(/^http/, 'ws')}/api/socket`, {
      headers,
      handshakeTimeout: mostMs,
    });
    const link = new Link(node, socket, message);
    return new Promise((done, failed) => {
      const giveUp = (): void => failed(new Unreachable(`${node} does not answer`));
      socket.once('close', giveUp);
      socket.once('open', () => {
        socket.off('close', giveUp).once('close', lost);
        done(link);
      });
    });
  }

  get silent(): boolean {
    return performance.now() - this.heardAt > SILENCE_MS;
  }

  send(text: string): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Called when the client's socket is closed. */
  close(): void {
    this.socket.removeAllListeners('close').close();
  }

  /** Ends the link as if the connection had been lost. */
  cut(): void {
    this.socket.terminate();
  }
}
