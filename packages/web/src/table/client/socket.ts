// A connection that reconnects by itself. Unanswered requests are sent again; the server plays nothing twice.
import type { Refusal } from '@xenotable/kernel';
import type { ClientMessage, ServerMessage } from '@xenotable/server/protocol';

/**
 * Milliseconds before the next attempt, by the number of failed attempts. Each is shortened randomly by up to half, so
 * that clients do not all reconnect at once.
 */
const PATIENCE = [300, 600, 1200, 2500, 5000, 10_000];
/** Milliseconds between two heartbeats, and between two looks at the connection. */
const BEAT = 2000;
const LOOK = 1000;
/** After this many milliseconds of silence a connection counts as dead: it is noticed within five seconds. */
const SILENCE = 4000;
/** Milliseconds after which a request that the server could not handle is sent again. */
const RETRY = 1500;

interface SocketEvents {
  /** Connected, perhaps again: join now. */
  opened(): void;
  message(message: ServerMessage): void;
  /** The connection was lost. */
  changed(): void;
}

/** Messages that are answered under their id. */
export type Request = Extract<ClientMessage, { type: 'choose' | 'undo' | 'orders' | 'absent' | 'join' }>;

interface Pending {
  message: Request;
  answer(refusal: Refusal | null): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  private heard = 0;
  private pinged = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly events: SocketEvents;
  private readonly wake = (): void => this.checkLine();

  constructor(events: SocketEvents) {
    this.events = events;
    this.connect();
    globalThis.addEventListener?.('online', this.wake);
    globalThis.addEventListener?.('offline', this.wake);
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Whether a decision made here has not been answered yet. */
  get busy(): boolean {
    return [...this.pending.values()].some(({ message }) => message.type !== 'join');
  }

  private connect(): void {
    const url = new URL('/api/socket', location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    this.heard = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.checkLine(), LOOK);
    socket.onopen = () => {
      this.heard = Date.now();
      this.failures = 0;
      // Joins of an earlier connection are void: all seats are joined again.
      for (const [id, { message }] of this.pending) if (message.type === 'join') this.pending.delete(id);
      this.events.opened();
      for (const { message } of this.pending.values()) if (message.type !== 'join') this.send(message);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.heard = Date.now();
      this.events.message(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** Sends a heartbeat; closes a connection that does not answer. */
  private checkLine(): void {
    const { socket } = this;
    if (socket === null || this.closed) return;
    const now = Date.now();
    if (now - this.heard >= SILENCE) {
      socket.close();
      this.lost(socket);
    } else if (this.connected && now - this.pinged >= BEAT) {
      this.pinged = now;
      this.send({ type: 'ping' });
    }
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.beat);
    if (this.closed) return;
    this.events.changed();
    const longest = PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)] ?? RETRY;
    setTimeout(() => this.closed || this.connect(), longest * (0.5 + Math.random() / 2));
  }

  send(message: ClientMessage): void {
    if (this.connected) this.socket?.send(JSON.stringify(message));
  }

  /** Waits for the answer, across reconnections. */
  request(message: Request): Promise<Refusal | null> {
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer });
      this.send(message);
    });
  }

  /** The unanswered request with this id. */
  asked(id: string): Request | null {
    return this.pending.get(id)?.message ?? null;
  }

  /** Sends it again in a moment. */
  retry(id: string): void {
    setTimeout(() => {
      const message = this.asked(id);
      if (message !== null) this.send(message);
    }, RETRY);
  }

  settle(id: string, refusal: Refusal | null): void {
    this.pending.get(id)?.answer(refusal);
    this.pending.delete(id);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    globalThis.removeEventListener?.('online', this.wake);
    globalThis.removeEventListener?.('offline', this.wake);
    this.socket?.close();
  }
}
