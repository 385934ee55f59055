// What is said, planned and asked at an online table, as far as this page received it.
import type { Json, Seat } from '@xenotable/kernel';
import { newSeed } from '@xenotable/seed';
import type {
  Audience,
  ClientMessage,
  OpenRequest,
  RequestAbout,
  RequestEnd,
  Said,
  ServerMessage,
  SharedPlan,
  TalkLine,
  TalkMessage,
  TalkNews,
} from '@xenotable/server/protocol';

/** How long a ping or an arrow stays on the board, in milliseconds. */
const FADES = 6000;
/** Number of marks of one person; a new one replaces the oldest. */
const MOST_MARKS = 3;
const MOST_LINES = 60;

/** A ping or an arrow that is on the board now. */
export interface Mark {
  n: number;
  by: Seat;
  said: Extract<Said, { kind: 'ping' | 'arrow' }>;
}

export interface TalkState {
  lines: readonly TalkLine[];
  marks: readonly Mark[];
  plans: readonly SharedPlan[];
  /** The partners of the seats here. */
  partners: readonly Seat[];
  /** The audience of messages from here. */
  audience: Audience;
  request: OpenRequest | null;
  /** How the last request ended. */
  ended: RequestEnd | null;
  /** The table to which all move together. */
  moved: { table: string; key: string } | null;
  /** What the server refused to pass on. */
  problem: string;
  muted: ReadonlySet<Seat>;
  /** Whether all talk is muted. */
  silent: boolean;
  /** Number of lines that were seen. */
  read: number;
}

const NOTHING: TalkState = {
  lines: [],
  marks: [],
  plans: [],
  partners: [],
  audience: 'partners',
  request: null,
  ended: null,
  moved: null,
  problem: '',
  muted: new Set(),
  silent: false,
  read: 0,
};

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Message = Without<TalkMessage, 'id' | 'table'>;

export class TableTalk {
  private now = NOTHING;
  private readonly table: string;
  private readonly send: (message: ClientMessage) => void;
  private readonly listeners = new Set<() => void>();
  /** Messages that are not answered yet. */
  private readonly sent = new Set<string>();

  constructor(table: string, send: (message: ClientMessage) => void) {
    this.table = table;
    this.send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = (): TalkState => this.now;

  private change(part: Partial<TalkState>): void {
    this.now = { ...this.now, ...part };
    for (const listener of this.listeners) listener();
  }

  /** After joining again: open requests and plans will be sent again. */
  reset(): void {
    this.change({ plans: [], request: null });
  }

  /** Handles a message about talk; false for other messages. */
  hear(message: ServerMessage): message is TalkNews {
    switch (message.type) {
      case 'heard':
        this.sent.delete(message.id);
        return true;
      case 'talk':
        for (const line of message.lines) this.hearLine(line);
        return true;
      case 'plans':
        this.change({ plans: message.plans, partners: message.partners });
        return true;
      case 'request':
        this.change({ request: message.request, ended: message.ended });
        return true;
      case 'moved':
        this.change({ moved: { table: message.to, key: message.key } });
        return true;
      default:
        return false;
    }
  }

  /** Shows an error about something that was said here. */
  complain(id: string | undefined, problem: string): void {
    if (id === undefined || !this.sent.delete(id)) return;
    this.change({ problem });
    setTimeout(() => this.change({ problem: '' }), FADES);
  }

  private hears(by: Seat): boolean {
    return !this.now.silent && !this.now.muted.has(by);
  }

  private hearLine(line: TalkLine): void {
    const { n, by, said } = line;
    if (!this.hears(by)) return;
    if (said.kind === 'text' || said.kind === 'phrase') {
      if (this.now.lines.some((known) => known.n === n)) return;
      return this.change({ lines: [...this.now.lines, line].slice(-MOST_LINES) });
    }
    const { marks } = this.now;
    if (marks.some((known) => known.n === n)) return;
    const own = marks.filter((mark) => mark.by === by);
    const dropped = own.length < MOST_MARKS ? null : own[0];
    this.change({ marks: [...marks.filter((mark) => mark !== dropped), { n, by, said }] });
    setTimeout(() => this.change({ marks: this.now.marks.filter((mark) => mark.n !== n) }), FADES);
  }

  private tell(message: Message): void {
    const id = newSeed().slice(0, 20);
    this.sent.add(id);
    this.send({ ...message, id, table: this.table });
  }

  say(seat: Seat, to: Audience, said: Said): void {
    this.tell({ type: 'say', seat, to, said });
  }

  /** Shows partners the planned choices; an empty list withdraws them. */
  plan(seat: Seat, steps: readonly Json[]): void {
    this.tell({ type: 'plan', seat, steps: [...steps] });
  }

  request(seat: Seat, about: RequestAbout): void {
    this.change({ ended: null });
    this.tell({ type: 'request', seat, about });
  }

  answer(seat: Seat, request: string, yes: boolean): void {
    this.tell({ type: 'answer', seat, request, yes });
  }

  address(audience: Audience): void {
    this.change({ audience });
  }

  forgetEnd(): void {
    this.change({ ended: null });
  }

  markRead(): void {
    const last = this.now.lines.at(-1)?.n ?? 0;
    if (last > this.now.read) this.change({ read: last });
  }

  /** Mutes somebody and removes what they said, or hears them again from now on. */
  mute(seat: Seat, muted: boolean): void {
    const all = new Set(this.now.muted);
    if (muted) all.add(seat);
    else all.delete(seat);
    const kept = <T extends { by: Seat }>(list: readonly T[]): T[] => list.filter(({ by }) => !all.has(by));
    this.change({ muted: all, lines: kept(this.now.lines), marks: kept(this.now.marks) });
  }

  silence(silent: boolean): void {
    this.change(silent ? { silent, lines: [], marks: [] } : { silent });
  }
}
