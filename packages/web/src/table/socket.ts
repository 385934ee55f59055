// A connection that comes back by itself. What was sent and not yet answered is sent again; the server plays nothing twice.
import type { ClientMessage, ServerMessage } from '@xenotable/server/protocol';

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const BEAT = 20_000;

interface SocketHandlers {
  /** Connected, perhaps again: join first. */
  opened(): void;
  message(message: ServerMessage): void;
  lost(): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly on: SocketHandlers;

  constructor(on: SocketHandlers) {
    this.on = on;
    this.connect();
  }

  private connect(): void {
    const url = new URL('/api/socket', location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.beat = setInterval(() => this.send({ type: 'ping' }), BEAT);
      this.on.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.on.message(JSON.parse(data) as ServerMessage);
    socket.onclose = () => {
      clearInterval(this.beat);
      if (this.closed) return;
      this.on.lost();
      setTimeout(() => this.closed || this.connect(), PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)]);
    };
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    this.socket?.close();
  }
}
