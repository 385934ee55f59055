// One worker of a group, in its own process: it answers the primary process, and asks the other workers through it.
import cluster from 'node:cluster';
import { type Answers, type Asked, type Told, type ToPrimary, type ToWorker, WORKER } from './messages.ts';

type Answering = { [What in Asked]: () => Promise<Answers[What]> };

export class Worker {
  /** From 1; a replacement gets the same number. */
  readonly number: number;
  private asked = 0;
  private readonly open = new Map<number, (all: Told[]) => void>();

  private constructor(number: number) {
    this.number = number;
  }

  /** This process as a worker; null: it is not one. */
  static here(): Worker | null {
    return cluster.isWorker ? new Worker(Number(process.env[WORKER])) : null;
  }

  /** Starts answering the primary process. */
  serve(answering: Omit<Answering, 'alive'>): void {
    const all: Answering = { ...answering, alive: async () => null };
    process.on('message', (message: ToWorker) => {
      if (message.type === 'told') {
        this.open.get(message.id)?.(message.all);
        this.open.delete(message.id);
      } else
        void all[message.asked]().then(
          (answer) => send({ type: 'answer', id: message.id, answer: { [message.asked]: answer } }),
          // A worker that fails to answer counts as stuck.
          () => {},
        );
    });
  }

  /** The answers of all workers that accept connections, including this one. */
  ask(asked: Asked): Promise<Told[]> {
    const id = ++this.asked;
    return new Promise((done) => {
      this.open.set(id, done);
      send({ type: 'ask', id, asked });
    });
  }

  /** Why people should not be sent to this group; null: they can be. */
  async problem(): Promise<string | null> {
    for (const { worker, answer } of await this.ask('ready')) {
      if (answer === undefined) return `worker ${worker} does not answer`;
      if (answer.ready != null) return `worker ${worker}: ${answer.ready}`;
    }
    return null;
  }
}

function send(message: ToPrimary): void {
  // Without its primary process a worker ends as well.
  if (process.connected) process.send?.(message);
}
