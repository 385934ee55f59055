// The page's end of the rules' worker.
import type { Call, Desk, Reply } from './desk.ts';

/** Built as an entry of its own, so that it shares the rules with the page. */
const WORKER = import.meta.env.DEV ? '/src/worker/worker.ts' : '/worker.js';

/** Something that the worker could not do, in words for people. */
export class DeskError extends Error {
  override name = 'DeskError';
  /** The field that is wrong, where there is one. */
  readonly where: string | null;
  constructor(problem: string, where: string | null) {
    super(problem);
    this.where = where;
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: DeskError): void;
}

/** Every method of the desk, carried to a worker of its own and back. The worker starts with the first call. */
function deskInWorker(): Desk {
  let worker: Worker | null = null;
  let calls = 0;
  const waiting = new Map<number, Waiting>();
  const start = (): Worker => {
    worker = new Worker(WORKER, { type: 'module' });
    // A worker that breaks answers nobody any more: whoever waits is told, and the next call starts another.
    worker.onerror = (event) => {
      event.preventDefault();
      worker?.terminate();
      worker = null;
      for (const { reject } of waiting.values())
        reject(new DeskError(event.message || 'The rules could not be loaded.', null));
      waiting.clear();
    };
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const caller = waiting.get(data.id);
      waiting.delete(data.id);
      if ('problem' in data) caller?.reject(new DeskError(data.problem, data.where));
      else caller?.resolve(data.value);
    };
    return worker;
  };
  return new Proxy({} as Desk, {
    get:
      (_target, method: keyof Desk) =>
      (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const call: Call = { id: ++calls, method, args };
          waiting.set(call.id, { resolve, reject });
          (worker ?? start()).postMessage(call);
        }),
  });
}

/** Plays and keeps the tables of this device. */
export const desk = deskInWorker();

/** Only reckons odds, so that a long sum never holds up a choice. */
export const reckoner = deskInWorker();

/** Only thinks for programs at the table, so that the table stays at people's hands. */
export const thinker = deskInWorker();
