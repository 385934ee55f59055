// The other nodes. A table is at one node at a time; the others forward what concerns it: requests over HTTP, and each socket over its own
// link.
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { Nodes } from '../store/backend.ts';
import { Fenced } from '../store/store.ts';
import { Elsewhere, Unreachable } from './elsewhere.ts';
import { type Introduction, originOf } from './introduction.ts';
import { Link, type LinkEvents } from './link.ts';

/** The pause before a request is tried again while its table moves, in milliseconds. */
const RETRY_MS = 200;
/** A node's answer about a table that it does not have. */
export const NOT_HERE = 421;

export interface PeerTimes {
  /** The time limit for a node's answer. */
  answerMs: number;
  /** How long people wait for a table that moves. */
  moveMs: number;
  /** The interval between two checks which nodes are alive. */
  checkMs: number;
}

export class Peers {
  readonly introduction: Introduction;
  private readonly nodes: Nodes;
  private readonly times: PeerTimes;
  private readonly links = new Set<Link>();
  private readonly timer: NodeJS.Timeout;

  constructor(nodes: Nodes, introduction: Introduction, times: PeerTimes) {
    this.nodes = nodes;
    this.introduction = introduction;
    this.times = times;
    this.timer = setInterval(() => this.cutDead(), times.checkMs).unref();
  }

  get linkCount(): number {
    return this.links.size;
  }

  close(): void {
    clearInterval(this.timer);
    for (const link of this.links) link.close();
  }

  /**
   * Cuts links that are silent or lead to nodes without a heartbeat, which have lost their tables: the clients reconnect and
   * are forwarded to the next node.
   */
  private cutDead(): void {
    const living = this.nodes.living();
    for (const link of this.links) if (link.silent || !living.has(link.node)) link.cut();
  }

  /** Does something where the table is: `here` or `there`. Waits while the table moves. */
  async atOwner<T>(here: () => Promise<T>, there: (node: string) => Promise<T>): Promise<T> {
    for (const end = performance.now() + this.times.moveMs; ; await wait(RETRY_MS)) {
      try {
        return await here();
      } catch (error) {
        if (error instanceof Elsewhere && error.owner !== null) {
          try {
            return await there(error.owner);
          } catch (failure) {
            if (!(failure instanceof Unreachable)) throw failure;
          }
        } else if (!(error instanceof Elsewhere || error instanceof Fenced)) throw error;
        if (performance.now() > end) throw MOVING;
      }
    }
  }

  async link(node: string, guest: string, { message, lost }: LinkEvents): Promise<Link> {
    const { answerMs } = this.times;
    const link: Link = await Link.open(node, this.introduction.headersFor(guest), answerMs, {
      message,
      lost: () => {
        this.links.delete(link);
        lost();
      },
    });
    this.links.add(link);
    return link;
  }

  unlink(link: Link): void {
    this.links.delete(link);
    link.close();
  }

  /** Forwards a request and answers with the other node's answer. */
  async pass(node: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { method, url, guest, body, headers } = request;
    const { authorization } = headers;
    const answer = await fetch(node + url, {
      method,
      headers: {
        ...this.introduction.headersFor(guest, originOf(request)),
        ...(authorization !== undefined && { authorization }),
        ...(body != null && { 'content-type': 'application/json' }),
      },
      ...(body != null && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.times.answerMs),
    }).catch((error: unknown) => {
      throw refusedConnection(error) ? new Unreachable(`${node} does not answer`) : error;
    });
    if (answer.status === NOT_HERE) throw new Unreachable(`the table is no longer at ${node}`);
    const type = answer.headers.get('content-type');
    if (type !== null) reply.type(type);
    const bytes = Buffer.from(await answer.arrayBuffer());
    await reply.status(answer.status).send(bytes.length === 0 ? null : bytes);
  }
}

const MOVING = new Problem('failed', 'The table is moving to another server: send it again in a moment.');

/** Whether the request never reached the other node. */
const refusedConnection = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    String(error.cause.code),
  );
