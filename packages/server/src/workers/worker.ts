// One worker of a group, in its own process: it answers what the primary process asks, and learns from it how the others are.
import cluster from 'node:cluster';
import { type Answers, type Asked, type Told, type ToPrimary, type ToWorker, WORKER } from './messages.ts';

type Answering = { [What in Asked]: () => Promise<Answers[What]> };

export class Worker {
  /** From 1; the one that replaces a worker has its number. */
  readonly number: number;
  private asked = 0;
  private readonly open = new Map<number, (all: Told[]) => void>();

  private constructor(number: number) {
    this.number = number;
  }

  /** This process as a worker; null: it is none. */
  static here(): Worker | null {
    return cluster.isWorker ? new Worker(Number(process.env[WORKER])) : null;
  }

  /** From now on the group is answered. */
  serve(answering: Omit<Answering, 'alive'>): void {
    const all: Answering = { ...answering, alive: async () => null };
    process.on('message', (message: ToWorker) => {
      if (message.type === 'told') {
        this.open.get(message.id)?.(message.all);
        this.open.delete(message.id);
      } else
        void all[message.asked]().then(
          (answer) => send({ type: 'answer', id: message.id, answer: { [message.asked]: answer } }),
          // Without an answer it counts as stuck, which is what it is.
          () => {},
        );
    });
  }

  /** What all workers that take people answer, this one among them. */
  ask(asked: Asked): Promise<Told[]> {
    const id = ++this.asked;
    return new Promise((done) => {
      this.open.set(id, done);
      send({ type: 'ask', id, asked });
    });
  }

  /** Why people cannot be sent to this group; null: they can. */
  async problem(): Promise<string | null> {
    for (const { worker, answer } of await this.ask('ready')) {
      if (answer === undefined) return `worker ${worker} does not answer`;
      if (answer.ready != null) return `worker ${worker}: ${answer.ready}`;
    }
    return null;
  }
}

function send(message: ToPrimary): void {
  // Without a primary process this one ends as well.
  if (process.connected) process.send?.(message);
}
