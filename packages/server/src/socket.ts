// One connected socket: every message is bounded, parsed and answered.
import type { WebSocket } from '@fastify/websocket';
import type { Viewer } from '@xenotable/kernel';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { type Address, Bucket } from './limits.ts';
import { Elsewhere } from './nodes/elsewhere.ts';
import { Forwarding } from './nodes/forwarding.ts';
import type { Peers } from './nodes/peers.ts';
import { Problem } from './problem.ts';
import { type ClientMessage, type Join, clientMessage } from './protocol.ts';
import { Fenced } from './store/store.ts';
import type { TableRegistry } from './tables/tableRegistry.ts';
import { type Device, say } from './tables/connections.ts';
import { decide } from './tables/deciding.ts';
import { join, leave, seatProgram } from './tables/seating.ts';
import type { Table } from './tables/table.ts';
import { converse } from './talk/converse.ts';

/** Close codes of our own begin at 4000. */
export const CLOSE = { malformed: 4400, tooMany: 4429, tooSlow: 4408, goingAway: 1001 } as const;

const MOVED = 'The table has moved to another server. Send it again under the same id: it counts once.';

/** From here on the bytes that wait for a reader are counted for its address. */
const COUNTED_BACKLOG = 64 * 1024;
/** How long a socket that is closed has to say goodbye, in milliseconds. */
const GOODBYE_MS = 2000;

interface Seated {
  table: Table;
  viewer: Viewer;
}

/** Who is at the other end. */
export interface Caller {
  guest: string;
  address: Address;
  /** Where tables are that this node does not have; null: there are no other nodes, or one of them is the caller. */
  peers: Peers | null;
}

export class ClientSocket implements Device {
  readonly guest: string;
  private readonly socket: WebSocket;
  private readonly registry: TableRegistry;
  private readonly log: FastifyBaseLogger;
  private readonly address: Address;
  private readonly bucket: Bucket;
  /** What goes to other nodes; null: nothing does. */
  private readonly forwarding: Forwarding | null;
  private seated: Seated[] = [];
  /** Joins that are under way; what was sent after them waits for them. */
  private readonly joining = new Set<Promise<unknown>>();
  private malformed = 0;
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
    // The close that follows is all that matters.
    socket.on('error', () => {});
  }

  /**
   * Through the library: writing frames of our own to the TCP socket was measured against it and gained nothing
   * (skirmish 205 instead of 187 microseconds of CPU a choice, connect four 195 instead of 190; medians of eleven
   * alternating rounds).
   */
  send(text: string): void {
    if (this.socket.readyState === this.socket.OPEN && this.canTake()) this.socket.send(text);
  }

  /** Whether the reader keeps up; one that does not is sent away, and can come back and resume. */
  private canTake(): boolean {
    const { socket, address, registry } = this;
    const waiting = socket.bufferedAmount;
    if (waiting < COUNTED_BACKLOG) address.backlogs.delete(this);
    else address.backlogs.set(this, waiting);
    if (waiting <= registry.limits.backlog && address.backlog <= registry.limits.backlogByAddress)
      return true;
    this.close(CLOSE.tooSlow, 'too slow');
    return false;
  }

  sendAway(): void {
    this.close(CLOSE.goingAway, 'the table has moved');
  }

  /** Sends the socket away; one that does not read its farewell is cut. */
  private close(code: number, reason: string): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), GOODBYE_MS).unref();
  }

  private left(): void {
    this.gone = true;
    this.address.backlogs.delete(this);
    this.registry.metrics.sockets.dec();
    this.forwarding?.close();
    for (const { table, viewer } of this.seated) leave(this.registry, table, this, viewer);
  }

  /** Whether one more message, ping or pong is within the limits. */
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

  /** Here, or at the node that has the table. */
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

  /** A table at which this socket sits, for a seat of the same person. */
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

/** The message, or what is wrong with it. */
function parsed(data: string): ClientMessage | string {
  let raw: unknown;
  try {
    raw = JSON.parse(data);
  } catch {
    return 'Messages are JSON.';
  }
  const result = v.safeParse(clientMessage, raw, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  return `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`;
}
