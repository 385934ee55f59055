// Programs that play seats at a table on this device: they decide one after the other, and only while no person is asked.
import type { Json, Refusal, Seat } from '@xenotable/kernel';
import type { Desk, Question } from '../worker/desk.ts';

/** What programs need of the table at which they sit. */
export interface ProgramTable {
  /** The seat of the program that is to decide now, if there is one. */
  next(): Seat | null;
  question(seat: Seat): Promise<Omit<Question, 'before'>>;
  play(seat: Seat, choice: Json): Promise<Refusal | null>;
  /** A program began to think, or ended. */
  changed(): void;
  /** Until people have seen what happened last. */
  rest(): Promise<void>;
}

export class ProgramPlayers {
  private readonly table: ProgramTable;
  private readonly thinker: Pick<Desk, 'think' | 'stopThinking'>;
  /** Who is thinking. */
  seat: Seat | null = null;
  private thoughts = 0;
  /** An answer is on its way to the table. */
  private answering = false;
  /** Choices since a person decided. */
  private choices = 0;

  constructor(table: ProgramTable, thinker: Pick<Desk, 'think' | 'stopThinking'>) {
    this.table = table;
    this.thinker = thinker;
  }

  /** Something on the table has changed: perhaps it is a program's turn. */
  wake(): void {
    const seat = this.seat !== null || this.answering ? null : this.table.next();
    if (seat !== null) void this.decide(seat);
  }

  private async decide(seat: Seat): Promise<void> {
    const thought = ++this.thoughts;
    this.seat = seat;
    this.table.changed();
    const before = this.choices++;
    const think = this.table.question(seat).then((question) => this.thinker.think({ ...question, before }));
    const [choice] = await Promise.all([think, before < Infinity && this.table.rest()]);
    if (thought !== this.thoughts) return;
    this.seat = null;
    this.answering = true;
    const refusal = await this.table.play(seat, choice).finally(() => (this.answering = false));
    if (refusal !== null) this.table.changed();
    this.wake();
  }

  /** Plays the best that it has found so far, and the rest of the turn without much thought. */
  stop(): void {
    this.choices = Infinity;
    void this.thinker.stopThinking();
  }

  /** A person acts, or takes the seat: what is being thought about is not asked any more. */
  dismiss(): void {
    if (this.seat !== null) void this.thinker.stopThinking();
    this.thoughts++;
    this.choices = 0;
    this.seat = null;
  }
}
