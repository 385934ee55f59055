// The connection on which a node listens for messages of other nodes and sends its heartbeats. An open but silent connection (a firewall, a
// lost host) is noticed by the missing heartbeats and opened again.
import pg from 'pg';
import type { Patience, Wake } from './backend.ts';

export const CHANNEL = 'xenotable';
const BEAT = 'beat';
const RECONNECT_MS = 1000;
/** Number of missing heartbeats after which the connection is given up. */
const MISSED_BEATS = 3;

/** How long a node keeps its tables after its last heartbeat, in milliseconds. */
export const leaseMs = ({ beatMs }: Patience): number => beatMs * (MISSED_BEATS + 1);

/** What the connection needs besides listening. */
export interface Ears {
  /** Marks this node's own messages, which it ignores. */
  node: string;
  /** Renews this node's lease. */
  beat(client: pg.Client): Promise<unknown>;
  failed(error: Error): void;
}

export class Listener {
  private readonly url: string;
  private readonly patience: Patience;
  private readonly own: Ears;
  private client: pg.Client | null = null;
  private heardAt = 0;
  /** When the last successful heartbeat was sent. */
  private leasedAt = -Infinity;
  /** Whether the lease has ended and `wake` was called for it. */
  private lapsed = false;
  private heart: NodeJS.Timeout | null = null;
  private closing = false;
  /** Whether a heartbeat is in progress. */
  private beating = false;

  constructor(url: string, patience: Patience, own: Ears) {
    this.url = url;
    this.patience = patience;
    this.own = own;
  }

  /** Whether the connection is open, heartbeats come back, and the lease is valid. */
  get hearing(): boolean {
    return this.client !== null && performance.now() - this.heardAt < leaseMs(this.patience) && this.leased;
  }

  /** Whether the lease is valid. */
  get leased(): boolean {
    return performance.now() - this.leasedAt < leaseMs(this.patience);
  }

  async listen(wake: Wake): Promise<void> {
    await this.connect(wake);
    this.heart = setInterval(() => this.check(wake), this.patience.beatMs).unref();
  }

  /** Sends a heartbeat at once. */
  async beatNow(): Promise<void> {
    if (this.client !== null) await this.beat(this.client);
  }

  async close(): Promise<void> {
    this.closing = true;
    if (this.heart !== null) clearInterval(this.heart);
    const { client } = this;
    this.client = null;
    if (client === null) return;
    // A connection that does not answer the goodbye is cut.
    const cut = setTimeout(() => client.connection.stream.destroy(), this.patience.answerMs);
    await client.end();
    clearTimeout(cut);
  }

  private async connect(wake: Wake): Promise<void> {
    const { answerMs } = this.patience;
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    client.on('error', this.own.failed);
    client.on('notification', ({ payload = '' }) => {
      const [match = '', from] = payload.split(' ');
      if (from !== this.own.node) {
        if (match !== BEAT) wake(match);
      } else if (match === BEAT) this.heardAt = performance.now();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      await this.beat(client);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    client.once('end', () => this.lost(wake));
    this.client = client;
    this.heardAt = performance.now();
  }

  private check(wake: Wake): void {
    const { client } = this;
    if (!this.leased && !this.lapsed) {
      this.lapsed = true;
      wake(null);
    }
    if (client === null) return;
    if (performance.now() - this.heardAt > this.patience.beatMs * MISSED_BEATS)
      client.connection.stream.destroy(new Error('nothing is heard from the database any more'));
    else if (!this.beating) {
      this.beating = true;
      this.beat(client)
        .catch((error: Error) => this.own.failed(error))
        .finally(() => (this.beating = false));
    }
  }

  private async beat(client: pg.Client): Promise<void> {
    const sent = performance.now();
    await this.own.beat(client);
    await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${BEAT} ${this.own.node}`]);
    this.leasedAt = sent;
    this.lapsed = false;
  }

  /** Reconnects until it succeeds; then all matches are checked, since messages may have been missed. */
  private lost(wake: Wake): void {
    this.client = null;
    if (this.closing) return;
    const retry = (): Promise<void> =>
      this.connect(wake).then(
        () => wake(null),
        () => this.lost(wake),
      );
    setTimeout(() => void retry(), RECONNECT_MS).unref();
  }
}
