// Talk, plans and requests of one table. They are limited, kept in the memory of the node that has the table, and lost with it; only texts
// are stored, if the people of the table want it (`keeping.ts`).
import type { AnyGame, Seat } from '@xenotable/kernel';
import { Bucket, type Rate } from '../limits.ts';
import { Problem } from '../problem.ts';
import { type Connection, say } from '../tables/connections.ts';
import type { Table } from '../tables/table.ts';
import type { OpenRequest, RequestEnd, TalkLine } from './messages.ts';
import { heardBy, hears, partners } from './hearing.ts';
import { type Plan, plansFor, whatIsLeft } from './plans.ts';

/** Most texts and phrases that are sent again to a returning player. */
const MOST_LINES = 60;

type Cost = 'talk' | 'requests' | 'stops' | 'programs' | 'wishes' | 'orders';

export class Talk {
  /** The current edition of the game, whose rules for pointing and partners are used for earlier editions too. */
  game: AnyGame | null = null;
  private lines: TalkLine[] = [];
  private last = 0;
  readonly plans = new Map<Seat, Plan>();
  request: OpenRequest | null = null;
  /** The seq at which the request was made. */
  private askedAt = -1;
  /** Refused requests: nobody is asked twice. */
  private readonly refused = new Set<string>();
  /** Whether everybody has been told who their partners are, which is known after the deal. */
  private toldPartners = false;
  private readonly buckets = new Map<string, Bucket>();

  /** Counts a message of a seat; throws Problem if there are too many. */
  spend(seat: Seat, cost: Cost, rate: Rate): void {
    const key = `${cost} ${seat}`;
    let bucket = this.buckets.get(key);
    if (bucket === undefined) this.buckets.set(key, (bucket = new Bucket(rate)));
    if (!bucket.take())
      throw new Problem(
        'too-many',
        cost === 'requests' ? 'You have asked often: wait a moment.' : 'That is much at once: wait a moment.',
      );
  }

  /** Numbers a line. */
  line(line: Omit<TalkLine, 'n'>): TalkLine {
    this.last = Math.max(this.last + 1, Date.now());
    return { ...line, n: this.last };
  }

  /** Sends a line to those who may hear it; texts and phrases are kept for returning players. */
  tell(table: Table, line: TalkLine): void {
    if (line.said.kind === 'text' || line.said.kind === 'phrase')
      this.lines = [...this.lines, line].slice(-MOST_LINES);
    for (const connection of playing(table))
      if (hears(table, connection.viewer, line))
        say(connection.device, { type: 'talk', table: table.id, lines: [line] });
  }

  /** Sends everybody the plans that they may see. */
  tellPlans(table: Table): void {
    this.toldPartners = true;
    for (const player of playing(table)) this.tellPlansTo(table, player);
  }

  private tellPlansTo(table: Table, { device, viewer }: Player): void {
    const plans = plansFor(table, viewer);
    say(device, { type: 'plans', table: table.id, viewer, partners: partners(table, viewer), plans });
  }

  /** Sets the open request without telling anybody. */
  ask(table: Table, request: OpenRequest): void {
    this.request = request;
    this.askedAt = table.session?.entries.length ?? -1;
  }

  /** Sends the open request, or how it ended. */
  tellRequest(table: Table, ended: RequestEnd | null): void {
    const { request } = this;
    for (const { device } of playing(table))
      say(device, { type: 'request', table: table.id, request, ended });
  }

  end(table: Table, ended: RequestEnd): void {
    if (ended === 'refused' && this.request !== null) this.refused.add(asked(this.request));
    this.request = null;
    this.tellRequest(table, ended);
  }

  /** Whether people are asked about taking something back; programs wait meanwhile. */
  get isTakingBack(): boolean {
    return this.request?.about.kind === 'take back';
  }

  wasRefused(request: Pick<OpenRequest, 'by' | 'about' | 'to'>): boolean {
    return this.refused.has(asked(request));
  }

  /** Called after a decision: updates or withdraws plans, and ends a request to take something back, which must then be made again. */
  followPlay(table: Table): void {
    const seq = table.session?.entries.length ?? -1;
    if (this.isTakingBack && this.askedAt !== seq) this.end(table, 'lapsed');
    let changed = !this.toldPartners;
    for (const [seat, plan] of this.plans) {
      const left = whatIsLeft(table, seat, plan);
      changed ||= left?.steps !== plan.steps;
      if (left === null) this.plans.delete(seat);
      else this.plans.set(seat, left);
    }
    if (changed) this.tellPlans(table);
  }

  /** Sends the current talk to a returning player. */
  greet(table: Table, connection: Connection): void {
    if (!isPlayer(connection) || table.session === null) return;
    const { device, viewer } = connection;
    this.tellPlansTo(table, connection);
    const lines = this.lines.filter((line) => hears(table, viewer, line));
    if (lines.length > 0) say(device, { type: 'talk', table: table.id, lines });
    const { request } = this;
    if (request !== null) say(device, { type: 'request', table: table.id, request, ended: null });
  }

  /** Called when the seat changes hands: removes lines that it heard, its plan, and requests that concern it. */
  forget(table: Table, seat: Seat): void {
    this.lines = this.lines.filter((line) => !heardBy(table, line).includes(seat));
    if (this.plans.delete(seat)) this.tellPlans(table);
    if (this.request?.asked.includes(seat) === true || this.request?.by === seat) this.end(table, 'lapsed');
  }
}

const asked = ({ by, about, to }: Pick<OpenRequest, 'by' | 'about' | 'to'>): string =>
  about.kind === 'take back' ? `${by} ${to}` : `${by} again`;

type Player = Connection & { viewer: Seat };

const isPlayer = (one: Connection): one is Player => one.plays && one.viewer !== 'table';

/** The connections of players; watchers are not told anything. */
export const playing = ({ connections }: Table): Player[] => connections.everybody().filter(isPlayer);
