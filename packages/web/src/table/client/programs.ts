// Programs that play seats at a table. They decide one after the other; if several seats are asked at once, they decide while people do, unless
// they had better wait for them.
import type { Refusal, Seat } from '@xenotable/kernel';
import type { Question } from '../../worker/api.ts';
import type { Decision, Thinkers } from '../../worker/thinkers.ts';
import type { TableState, Thinking } from './tableState.ts';

/** What programs need from their table. */
interface ProgramTable {
  /** The seat of the program that must decide now, or null. */
  next(): Seat | null;
  question(seat: Seat): Promise<Omit<Question, 'before' | 'spent'>>;
  play(seat: Seat, decision: Decision): Promise<Refusal | null>;
  /** A program began to think, ended, or failed. */
  changed(): void;
  /** Resolves when people have had time to see what happened last. */
  rest(): Promise<void>;
}

/** A film is shown to its end before a program continues, typed-in dice come first, and so do seats that had better decide before it. */
export function programToAsk({
  film,
  awaited,
  waiting,
  later = [],
  programs,
}: Pick<TableState, 'film' | 'awaited' | 'waiting' | 'later' | 'programs'>): Seat | null {
  if ((film !== null && film.at !== null) || awaited !== null) return null;
  return waiting.find((seat) => programs[seat] !== undefined && !later.includes(seat)) ?? null;
}

export class ProgramPlayers {
  private readonly table: ProgramTable;
  private readonly thinker: Pick<Thinkers, 'think' | 'stopThinking'>;
  /** The program that is thinking or has failed. */
  thinking: Thinking | null = null;
  private thoughts = 0;
  /** An answer is being sent to the table. */
  private answering = false;
  /** Number of choices since a person decided. */
  private choices = 0;
  /** Milliseconds that they took, whichever program decided. */
  private spent = 0;

  constructor(table: ProgramTable, thinker: Pick<Thinkers, 'think' | 'stopThinking'>) {
    this.table = table;
    this.thinker = thinker;
  }

  /** Called when the table has changed: it may be a program's turn. */
  wake(): void {
    const seat = this.thinking !== null || this.answering ? null : this.table.next();
    if (seat !== null) void this.decide(seat);
  }

  private async decide(seat: Seat): Promise<void> {
    const thought = ++this.thoughts;
    this.thinking = { seat, problem: null };
    this.table.changed();
    try {
      const decision = await this.think(seat);
      if (thought !== this.thoughts) return;
      this.thinking = null;
      this.answering = true;
      const refusal = await this.table.play(seat, decision).finally(() => (this.answering = false));
      if (refusal !== null) this.table.changed();
    } catch (error) {
      if (thought !== this.thoughts) return;
      // It waits for the player: an error may repeat for ever.
      this.thinking = { seat, problem: error instanceof Error ? error.message : String(error) };
      this.table.changed();
    }
    this.wake();
  }

  private async think(seat: Seat): Promise<Decision> {
    const before = this.choices++;
    const think = this.table
      .question(seat)
      .then((question) => this.timed({ ...question, before, spent: this.spent }));
    const [decision] = await Promise.all([think, before < Infinity && this.table.rest()]);
    return decision;
  }

  private async timed(question: Question): Promise<Decision> {
    const thought = this.thoughts;
    const begin = performance.now();
    const decision = await this.thinker.think(question);
    if (thought === this.thoughts) this.spent += performance.now() - begin;
    return decision;
  }

  /** Plays the best choice found so far, and the rest of the turn with little thought. */
  stop(): void {
    this.choices = Infinity;
    void this.thinker.stopThinking();
  }

  /** Lets a failed program try again. */
  retry(): void {
    this.dismiss();
    this.wake();
  }

  /** A person acts or takes the seat: the current thought is dropped. */
  dismiss(): void {
    if (this.thinking?.problem === null) void this.thinker.stopThinking();
    this.thoughts++;
    this.choices = 0;
    this.spent = 0;
    this.thinking = null;
  }
}
