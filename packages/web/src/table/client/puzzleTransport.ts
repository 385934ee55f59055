// A puzzle as a table: the position does not change, and each choice is judged.
import type { Puzzle } from '@xenotable/bots';
import type { Json, Refusal } from '@xenotable/kernel';
import type { TableAct } from '../../worker/api.ts';
import { tablesWorker } from '../../worker/client.ts';
import { ON_THIS_DEVICE } from './deviceFacts.ts';
import type { MomentSource } from './moments.ts';
import type { Transport, TransportEvents } from './transport.ts';

const noPast = (): never => {
  throw new Error('A puzzle is one moment: there is nothing to look back at.');
};

export class PuzzleTransport implements Transport {
  readonly live = true;
  readonly watches = true;
  /** Whether figures are chances to win; known once it is open. */
  fitted = false;
  private readonly id: string;
  private readonly name: string;
  private readonly puzzle: Puzzle;
  private readonly answer: (choice: Json) => Promise<Refusal | null>;

  constructor(id: string, name: string, puzzle: Puzzle, answer: PuzzleTransport['answer']) {
    this.id = id;
    this.name = name;
    this.puzzle = puzzle;
    this.answer = answer;
  }

  async open(events: TransportEvents): Promise<void> {
    const { record, seat } = this.puzzle;
    const { game, edition, seats, options } = record.head;
    events.facts({
      id: this.id,
      game,
      edition,
      name: this.name,
      seats,
      options,
      mine: [seat],
      typed: null,
      held: [],
      hints: false,
      cover: false,
      programs: {},
      broughtHere: true,
      ...ON_THIS_DEVICE,
    });
    const { news, fitted } = await tablesWorker.openPuzzle(this.puzzle);
    this.fitted = fitted;
    events.update({ news, secrets: false });
    events.read(seat, news.seq);
  }

  async act(act: TableAct): Promise<Refusal | null> {
    return act.type === 'choose' ? this.answer(act.choice) : null;
  }

  async look(): Promise<void> {}

  async seatProgram(): Promise<void> {}

  markRead(): void {}

  async record(): Promise<string> {
    throw new Error('A puzzle has no record of its own.');
  }

  past(): MomentSource {
    return { moment: noPast, lines: noPast, marks: noPast };
  }

  async seal(): Promise<null> {
    return null;
  }

  async replay(): Promise<string> {
    return location.pathname;
  }

  async rename(): Promise<void> {}

  close(): void {}
}
