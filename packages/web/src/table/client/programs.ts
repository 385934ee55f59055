// Programs that play seats at a table: they decide one after the other, and where several are asked at once, while people do.
import type { Json, Refusal, Seat } from '@xenotable/kernel';
import type { Question } from '../../worker/api.ts';
import type { Thinkers } from '../../worker/thinkers.ts';
import type { TableState, Thinking } from './tableState.ts';

/** What programs need of the table at which they sit. */
interface ProgramTable {
  /** The seat of the program that is to decide now, if there is one. */
  next(): Seat | null;
  question(seat: Seat): Promise<Omit<Question, 'before'>>;
  play(seat: Seat, choice: Json): Promise<Refusal | null>;
  /** A program began to think, ended, or failed. */
  changed(): void;
  /** Until people have seen what happened last. */
  rest(): Promise<void>;
}

/** What just happened is shown before a program goes on, and a throw that is typed in comes first. */
export function programToAsk({ film, awaited, waiting, programs }: TableState): Seat | null {
  if ((film !== null && film.at !== null) || awaited !== null) return null;
  return waiting.find((seat) => programs[seat] !== undefined) ?? null;
}

export class ProgramPlayers {
  private readonly table: ProgramTable;
  private readonly thinker: Pick<Thinkers, 'think' | 'stopThinking'>;
  /** Who is thinking, or could not go on. */
  thinking: Thinking | null = null;
  private thoughts = 0;
  /** An answer is on its way to the table. */
  private answering = false;
  /** Choices since a person decided. */
  private choices = 0;

  constructor(table: ProgramTable, thinker: Pick<Thinkers, 'think' | 'stopThinking'>) {
    this.table = table;
    this.thinker = thinker;
  }

  /** Something on the table has changed: perhaps it is a program's turn. */
  wake(): void {
    const seat = this.thinking !== null || this.answering ? null : this.table.next();
    if (seat !== null) void this.decide(seat);
  }

  private async decide(seat: Seat): Promise<void> {
    const thought = ++this.thoughts;
    this.thinking = { seat, problem: null };
    this.table.changed();
    try {
      const choice = await this.think(seat);
      if (thought !== this.thoughts) return;
      this.thinking = null;
      this.answering = true;
      const refusal = await this.table.play(seat, choice).finally(() => (this.answering = false));
      if (refusal !== null) this.table.changed();
    } catch (error) {
      if (thought !== this.thoughts) return;
      // It waits to be told: what failed once may fail for ever.
      this.thinking = { seat, problem: error instanceof Error ? error.message : String(error) };
      this.table.changed();
    }
    this.wake();
  }

  private async think(seat: Seat): Promise<Json> {
    const before = this.choices++;
    const think = this.table.question(seat).then((question) => this.thinker.think({ ...question, before }));
    const [choice] = await Promise.all([think, before < Infinity && this.table.rest()]);
    return choice;
  }

  /** Plays the best that it has found so far, and the rest of the turn without much thought. */
  stop(): void {
    this.choices = Infinity;
    void this.thinker.stopThinking();
  }

  /** One that could not go on tries once more. */
  retry(): void {
    this.dismiss();
    this.wake();
  }

  /** A person acts, or takes the seat: what is being thought about is not asked any more. */
  dismiss(): void {
    if (this.thinking?.problem === null) void this.thinker.stopThinking();
    this.thoughts++;
    this.choices = 0;
    this.thinking = null;
  }
}
