// A connection that comes back by itself. What was asked and not yet answered is sent again; the server plays nothing twice.
import type { Refusal } from '@xenotable/kernel';
import type { ClientMessage, ServerMessage } from '@xenotable/server/protocol';

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const BEAT = 20_000;

interface SocketHandlers {
  /** Connected, perhaps again: join first. */
  opened(): void;
  message(message: ServerMessage): void;
  lost(): void;
}

type Question = Extract<ClientMessage, { type: 'choose' | 'undo' }>;

interface Pending {
  message: Question;
  answer(refusal: Refusal | null): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly on: SocketHandlers;

  constructor(on: SocketHandlers) {
    this.on = on;
    this.connect();
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Something has not been answered yet. */
  get busy(): boolean {
    return this.pending.size > 0;
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
      for (const { message } of this.pending.values()) this.send(message);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.on.message(JSON.parse(data) as ServerMessage);
    socket.onclose = () => {
      clearInterval(this.beat);
      if (this.closed) return;
      this.on.lost();
      setTimeout(
        () => this.closed || this.connect(),
        PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)],
      );
    };
  }

  send(message: ClientMessage): void {
    if (this.connected) this.socket!.send(JSON.stringify(message));
  }

  /** Waits for the answer, over as many connections as it takes. */
  ask(message: Question): Promise<Refusal | null> {
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer });
      this.send(message);
    });
  }

  /** What was asked under this id, while it is not answered. */
  asked(id: string | undefined): Question | null {
    return (id !== undefined && this.pending.get(id)?.message) || null;
  }

  settle(id: string, refusal: Refusal | null): void {
    this.pending.get(id)?.answer(refusal);
    this.pending.delete(id);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    this.socket?.close();
  }
}
