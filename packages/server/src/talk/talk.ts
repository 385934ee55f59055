// What people at one table say, plan and ask. It lives in the memory of the node that has the table, is bounded, and is
// gone when the table is; only texts are kept on disk, where the people of the table want it so (`keeping.ts`).
import type { AnyGame, Seat } from '@xenotable/kernel';
import { Bucket, type Rate } from '../limits.ts';
import { Problem } from '../problem.ts';
import { type Connection, say } from '../tables/connections.ts';
import type { Table } from '../tables/table.ts';
import type { OpenRequest, RequestEnd, TalkLine } from './messages.ts';
import { heardBy, hears, partners } from './hearing.ts';
import { type Plan, plansFor, whatIsLeft } from './plans.ts';

/** Texts and phrases that who comes back is told again. */
const MOST_LINES = 60;

type Cost = 'talk' | 'requests' | 'stops' | 'programs' | 'wishes';

export class Talk {
  /** The present edition of the game: what it says about pointing and partners holds for earlier ones too. */
  game: AnyGame | null = null;
  private lines: TalkLine[] = [];
  private last = 0;
  readonly plans = new Map<Seat, Plan>();
  request: OpenRequest | null = null;
  /** The seq at which it was asked. */
  private askedAt = -1;
  /** What was asked and refused: nobody is asked twice. */
  private readonly refused = new Set<string>();
  /** Everybody knows who plays together; nobody does before the deal. */
  private toldPartners = false;
  private readonly buckets = new Map<string, Bucket>();

  /** Counts one thing that a seat says or asks. */
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

  /** The next line of the table. */
  line(line: Omit<TalkLine, 'n'>): TalkLine {
    this.last = Math.max(this.last + 1, Date.now());
    return { ...line, n: this.last };
  }

  /** Tells those who may hear it; texts and phrases are remembered for who comes back. */
  tell(table: Table, line: TalkLine): void {
    if (line.said.kind === 'text' || line.said.kind === 'phrase')
      this.lines = [...this.lines, line].slice(-MOST_LINES);
    for (const connection of playing(table))
      if (hears(table, connection.viewer, line))
        say(connection.device, { type: 'talk', table: table.id, lines: [line] });
  }

  /** Everybody learns which plans they may hear of. */
  tellPlans(table: Table): void {
    this.toldPartners = true;
    for (const player of playing(table)) this.tellPlansTo(table, player);
  }

  private tellPlansTo(table: Table, { device, viewer }: Player): void {
    const plans = plansFor(table, viewer);
    say(device, { type: 'plans', table: table.id, viewer, partners: partners(table, viewer), plans });
  }

  /** Something is asked from now on; nobody has heard of it yet. */
  ask(table: Table, request: OpenRequest): void {
    this.request = request;
    this.askedAt = table.session?.entries.length ?? -1;
  }

  /** What is asked now, or how it ended. */
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

  /** People are asked whether something shall be taken back: no program plays on meanwhile. */
  get isTakingBack(): boolean {
    return this.request?.about.kind === 'take back';
  }

  wasRefused(request: Pick<OpenRequest, 'by' | 'about' | 'to'>): boolean {
    return this.refused.has(asked(request));
  }

  /** Somebody has decided: plans that were played or are no longer possible are withdrawn, and what was to be taken back is asked anew. */
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

  /** Who comes back is told what is being said. */
  greet(table: Table, connection: Connection): void {
    if (!isPlayer(connection) || table.session === null) return;
    const { device, viewer } = connection;
    this.tellPlansTo(table, connection);
    const lines = this.lines.filter((line) => hears(table, viewer, line));
    if (lines.length > 0) say(device, { type: 'talk', table: table.id, lines });
    const { request } = this;
    if (request !== null) say(device, { type: 'request', table: table.id, request, ended: null });
  }

  /** The seat is somebody else's now: what was said before is not theirs to hear, and their plans are new. */
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

/** The devices of those who play; watchers hear nothing. */
export const playing = ({ connections }: Table): Player[] => connections.everybody().filter(isPlayer);
