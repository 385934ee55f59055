// The line of one socket to another node, where a table is that its person plays at.
import { WebSocket } from 'ws';
import { Unreachable } from './elsewhere.ts';

/** A line that has not said anything for so long is dead; nodes ping all sockets more often than that. In milliseconds. */
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
    // The close that follows is all that matters.
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

  /** Nobody is behind it any more. */
  close(): void {
    this.socket.removeAllListeners('close').close();
  }

  /** As if it had been lost. */
  cut(): void {
    this.socket.terminate();
  }
}
