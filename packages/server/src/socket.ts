// One connected socket: every message is limited, parsed and answered.
import type { WebSocket } from '@fastify/websocket';
import type { Viewer } from '@xenotable/kernel';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { type Address, Bucket } from './limits.ts';
import { Elsewhere } from './nodes/elsewhere.ts';
import { Forwarding } from './nodes/forwarding.ts';
import type { Peers } from './nodes/peers.ts';
import { Problem } from './problem.ts';
import { type ClientMessage, type Join, schemaOf } from './protocol.ts';
import { Fenced } from './store/store.ts';
import type { TableRegistry } from './tables/tableRegistry.ts';
import { type Device, say } from './tables/connections.ts';
import { decide } from './tables/deciding.ts';
import { join, leave, seatProgram } from './tables/seating.ts';
import type { Table } from './tables/table.ts';
import { converse } from './talk/converse.ts';

/** Close codes of applications begin at 4000. */
export const CLOSE = { malformed: 4400, tooMany: 4429, tooSlow: 4408, goingAway: 1001 } as const;

const MOVED = 'The table has moved to another server. Send it again under the same id: it counts once.';

/** Waiting bytes of a reader are counted for its address from this number on. */
const COUNTED_BACKLOG = 64 * 1024;
/**
 * What is sent counts for its address as one message for each of these many bytes, if it is longer: with a few words somebody
 * can ask for the log of a long game again and again, which is megabytes each time.
 */
const BYTES_OF_A_MESSAGE = 64 * 1024;
const AS_TEXT = { binary: false };
/** How long a closed socket has to answer the close, in milliseconds. */
const GOODBYE_MS = 2000;

interface Seated {
  table: Table;
  viewer: Viewer;
}

/** The client at the other end. */
export interface Caller {
  guest: string;
  address: Address;
  /** Access to tables at other nodes; null: there are no other nodes, or the caller is one of them. */
  peers: Peers | null;
}

export class ClientSocket implements Device {
  readonly guest: string;
  private readonly socket: WebSocket;
  private readonly registry: TableRegistry;
  private readonly log: FastifyBaseLogger;
  readonly address: Address;
  private readonly bucket: Bucket;
  /** Forwards to other nodes; null: nothing is forwarded. */
  private readonly forwarding: Forwarding | null;
  private seated: Seated[] = [];
  /** Joins in progress; later messages wait for them. */
  private readonly joining = new Set<Promise<unknown>>();
  private malformed = 0;
  /** Waiting bytes that are counted for the address. */
  private backlog = 0;
  private gone = false;

  constructor(
    socket: WebSocket,
    { guest, address, peers }: Caller,
    registry: TableRegistry,
    log: FastifyBaseLogger,
  ) {
    this.socket = socket;
    this.guest = guest;
    this.registry = registry;
    this.address = address;
    this.log = log;
    this.bucket = new Bucket(registry.limits.connection);
    this.forwarding = peers && new Forwarding(peers, this);
  }

  listen(): void {
    this.registry.metrics.sockets.inc();
    const { socket } = this;
    socket.on('message', (data, binary) => this.hear(String(data), binary));
    socket.on('ping', (data) => {
      if (this.counted() && this.canTake()) socket.pong(data);
    });
    socket.on('pong', () => this.counted());
    socket.on('close', () => this.left());
    // The close event follows and is handled.
    socket.on('error', () => {});
  }

  /**
   * Sends through the WebSocket library, as bytes: 5.4 microseconds for a message of 600 bytes. A string takes 5.7, and a
   * frame that is written to the TCP socket without the library 5.1, which does not justify a second way of sending.
   */
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN || !this.canTake()) return;
    if (text.length > BYTES_OF_A_MESSAGE)
      this.address.bucket('messages').charge(text.length / BYTES_OF_A_MESSAGE);
    this.socket.send(Buffer.from(text), AS_TEXT);
  }

  /** Whether the reader keeps up; one that does not is disconnected, and can reconnect and resume. */
  private canTake(): boolean {
    const { socket, address, registry } = this;
    const waiting = socket.bufferedAmount;
    this.countBacklog(waiting < COUNTED_BACKLOG ? 0 : waiting);
    if (waiting <= registry.limits.backlog && address.backlog <= registry.limits.backlogByAddress)
      return true;
    this.close(CLOSE.tooSlow, 'too slow');
    return false;
  }

  private countBacklog(bytes: number): void {
    this.address.backlog += bytes - this.backlog;
    this.backlog = bytes;
  }

  sendAway(): void {
    this.close(CLOSE.goingAway, 'the table has moved');
  }

  /** Closes the socket, and cuts it if the close is not answered. */
  private close(code: number, reason: string): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), GOODBYE_MS).unref();
  }

  private left(): void {
    this.gone = true;
    this.countBacklog(0);
    this.registry.metrics.sockets.dec();
    this.forwarding?.close();
    for (const { table, viewer } of this.seated) leave(this.registry, table, this, viewer);
  }

  /** Counts a message, ping or pong; false, and the socket is closed, if it is beyond the limits. */
  private counted(): boolean {
    if (this.gone) return false;
    if (this.bucket.take() && this.address.bucket('messages').take()) return true;
    this.registry.metrics.limited.inc();
    this.close(CLOSE.tooMany, 'too many messages');
    return false;
  }

  private hear(data: string, binary: boolean): void {
    if (!this.counted()) return;
    const message = binary ? 'Messages are text.' : parsed(data);
    if (typeof message === 'string') return this.complain(message);
    void this.answer(message).catch((error: unknown) => this.fail(message, error));
  }

  private complain(problem: string): void {
    this.registry.metrics.malformed.inc();
    say(this, { type: 'error', code: 'malformed', message: problem });
    if (++this.malformed >= this.registry.limits.patience)
      this.close(CLOSE.malformed, 'too many malformed messages');
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (this.joining.size > 0 && message.type !== 'join') await Promise.allSettled(this.joining);
    if (message.type !== 'join' && this.forwarding?.passes(message) === true) return;
    switch (message.type) {
      case 'choose':
      case 'undo':
      case 'orders': {
        const { table } = this.seatedAt(message.table, message.seat);
        return table.run(() => decide(table, this.registry.metrics, this, message));
      }
      case 'absent': {
        const { table } = this.seatedAt(message.table, message.seat);
        return table.run(() => table.absence.wish(this, message));
      }
      case 'program': {
        const table = this.heldAt(message.table, message.seat);
        return table.run(() => seatProgram(this.registry, table, this, message));
      }
      case 'stop': {
        const { table } = this.seatedAt(message.table, message.seat);
        table.playing(this, message.seat);
        table.talk.spend(message.seat, 'stops', this.registry.limits.talk);
        return this.registry.programs.stop(table);
      }
      case 'seen':
        return this.seatedAt(message.table, message.seat).table.markRead(this, message.seat, message.seq);
      case 'join': {
        if (this.seated.length + this.joining.size >= this.registry.limits.joins)
          throw new Problem('too-many', `A socket can join ${this.registry.limits.joins} seats.`);
        const joining = this.join(message);
        this.joining.add(joining);
        return joining.finally(() => this.joining.delete(joining));
      }
      case 'leave': {
        const { table, viewer } = this.seatedAt(message.table, message.viewer);
        this.seated = this.seated.filter((one) => one.table !== table || one.viewer !== viewer);
        leave(this.registry, table, this, viewer);
        return say(this, { type: 'closed', table: table.id, viewer, reason: 'You have left.' });
      }
      case 'say':
      case 'plan':
      case 'request':
      case 'answer': {
        const { table } = this.seatedAt(message.table, message.seat);
        return table.run(() => converse(this.registry, table, this, this.address, message));
      }
      case 'ping':
        return say(this, { type: 'pong' });
    }
  }

  /** Joins here, or at the node that has the table. */
  private join(message: Join): Promise<void> {
    const here = async (): Promise<void> => {
      this.sit(await join(this.registry, this, message));
      this.forwarding?.isHere(message.table);
    };
    return this.forwarding === null ? here() : this.forwarding.join(message, here);
  }

  private sit(seated: Seated): void {
    this.seated = [
      ...this.seated.filter((one) => one.table !== seated.table || one.viewer !== seated.viewer),
      seated,
    ];
    if (this.gone) leave(this.registry, seated.table, this, seated.viewer);
  }

  private seatedAt(id: string, viewer: Viewer): Seated {
    const seated = this.seated.find((one) => one.viewer === viewer && one.table.id === id);
    if (seated === undefined)
      throw new Problem('forbidden', 'This socket has not joined that seat with its key.');
    return seated;
  }

  /** A table that this socket has joined, for any seat of the same person. */
  private heldAt(id: string, seat: number): Table {
    const own = this.seated.find(({ table }) => table.id === id && table.seats[seat]?.guest === this.guest);
    return (own ?? this.seatedAt(id, seat)).table;
  }

  private fail(message: ClientMessage, error: unknown): void {
    const id = 'id' in message ? { id: message.id } : {};
    if (error instanceof Problem)
      return say(this, { type: 'error', ...id, code: error.code, message: error.message });
    if (error instanceof Fenced || error instanceof Elsewhere)
      return say(this, { type: 'error', ...id, code: 'failed', message: MOVED });
    this.registry.metrics.errors.inc();
    this.log.error({ err: error, type: message.type }, 'a message could not be answered');
    say(this, {
      type: 'error',
      ...id,
      code: 'failed',
      message: 'The server failed at this. Send it again under the same id: it counts once.',
    });
  }
}

/** The message, or a text that says what is wrong with it. */
function parsed(data: string): ClientMessage | string {
  let raw: unknown;
  try {
    raw = JSON.parse(data);
  } catch {
    return 'Messages are JSON.';
  }
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined;
  const result = v.safeParse(schemaOf(type), raw, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  return `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`;
}
