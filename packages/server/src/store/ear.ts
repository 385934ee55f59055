// The line on which a node hears of what other nodes have written. It beats by itself: a line that is open but
// silent (a firewall, a lost host) is noticed and opened again.
import pg from 'pg';
import type { Patience, Wake } from './backend.ts';

export const CHANNEL = 'xenotable';
const BEAT = 'beat';
const RECONNECT_MS = 1000;
/** So many missing heartbeats make a line deaf. */
const MISSED_BEATS = 3;

export class Ear {
  private readonly url: string;
  private readonly node: string;
  private readonly patience: Patience;
  private readonly failed: (error: Error) => void;
  private client: pg.Client | null = null;
  private heardAt = 0;
  private heart: NodeJS.Timeout | null = null;
  private closing = false;
  /** A heartbeat is on its way. */
  private beating = false;

  /** `node` marks what this node says itself: it needs no waking by that. */
  constructor(url: string, node: string, patience: Patience, failed: (error: Error) => void) {
    this.url = url;
    this.node = node;
    this.patience = patience;
    this.failed = failed;
  }

  /** Whether the line is open and has beaten lately. */
  get hearing(): boolean {
    return (
      this.client !== null && performance.now() - this.heardAt < this.patience.beatMs * (MISSED_BEATS + 1)
    );
  }

  async listen(wake: Wake): Promise<void> {
    await this.connect(wake);
    this.heart = setInterval(() => this.beat(), this.patience.beatMs).unref();
  }

  async close(): Promise<void> {
    this.closing = true;
    if (this.heart !== null) clearInterval(this.heart);
    const { client } = this;
    this.client = null;
    if (client === null) return;
    // A line that does not answer the goodbye is cut.
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
    client.on('error', this.failed);
    client.on('notification', ({ payload = '' }) => {
      const [match = '', seq, from] = payload.split(' ');
      if (from !== this.node) {
        if (match !== BEAT) wake(match, Number(seq));
      } else if (match === BEAT) this.heardAt = performance.now();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    client.once('end', () => this.lost(wake));
    this.client = client;
    this.heardAt = performance.now();
  }

  private beat(): void {
    const { client } = this;
    if (client === null) return;
    if (performance.now() - this.heardAt > this.patience.beatMs * MISSED_BEATS)
      client.connection.stream.destroy(new Error('nothing is heard from the database any more'));
    else if (!this.beating) {
      this.beating = true;
      client
        .query('SELECT pg_notify($1, $2)', [CHANNEL, `${BEAT} 0 ${this.node}`])
        .catch((error: Error) => this.failed(error))
        .finally(() => (this.beating = false));
    }
  }

  /** Until it is open again; then everything that may have been missed is looked at. */
  private lost(wake: Wake): void {
    this.client = null;
    if (this.closing) return;
    const retry = (): Promise<void> =>
      this.connect(wake).then(
        () => wake(null, -1),
        () => this.lost(wake),
      );
    setTimeout(() => void retry(), RECONNECT_MS).unref();
  }
}
