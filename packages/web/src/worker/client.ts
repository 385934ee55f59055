// The page's side of the workers.
import type { WorkerApi } from './api.ts';
import type { LabApi } from './labApi.ts';
import type { Call, Reply } from './serve.ts';

/** The workers are built as separate entries, so that they share the rules' code with the page. */
const script = (name: 'worker' | 'laboratory'): string =>
  import.meta.env.DEV ? `/src/worker/${name}.ts` : `/${name}.js`;

/** An error of the worker, in words for people. */
export class WorkerError extends Error {
  override name = 'WorkerError';
  /** The wrong field, if there is one. */
  readonly where: string | null;
  constructor(problem: string, where: string | null) {
    super(problem);
    this.where = where;
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: WorkerError): void;
}

type Listener = (table: string) => void;

const listeners = new Set<Listener>();

/** Listens for tables that were changed in another tab; returns a function that stops listening. */
export function onTableChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A worker that can be terminated. */
export interface Thread<Api> {
  api: Api;
  /** Terminates it at once; pending calls fail. */
  end(): void;
}

/** A proxy that calls every method in a thread of its own. The thread starts with the first call. */
function newThread<Api extends object>(address: string): Thread<Api> {
  let worker: Worker | null = null;
  let calls = 0;
  const waiting = new Map<number, Waiting>();
  const endWith = (problem: string): void => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new WorkerError(problem, null));
    waiting.clear();
  };
  const start = (): Worker => {
    worker = new Worker(address, { type: 'module' });
    // After an error the worker does not answer any more: pending calls fail, and the next call starts another worker.
    worker.onerror = (event) => {
      event.preventDefault();
      endWith(event.message || 'The rules could not be loaded.');
    };
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('changed' in data) {
        for (const listener of listeners) listener(data.changed);
        return;
      }
      const caller = waiting.get(data.id);
      waiting.delete(data.id);
      if ('problem' in data) caller?.reject(new WorkerError(data.problem, data.where));
      else caller?.resolve(data.value);
    };
    return worker;
  };
  const api = new Proxy({} as Api, {
    get:
      (_target, method: string) =>
      (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const call: Call = { id: ++calls, method, args };
          waiting.set(call.id, { resolve, reject });
          (worker ?? start()).postMessage(call);
        }),
  });
  return { api, end: () => endWith('It was ended.') };
}

/** A thread that starts with the first call. */
export const startedWhenNeeded = (): WorkerApi => newThread<WorkerApi>(script('worker')).api;

/** One of the laboratory's threads: it keeps a question, or plays its games. */
export const labThread = (): Thread<LabApi> => newThread<LabApi>(script('laboratory'));

/** The text of the laboratory's script. It names every other script by its content hash, so it identifies the code of rules and programs. */
export const labScript = async (): Promise<string> => (await fetch(script('laboratory'))).text();

/** Plays and keeps the tables of this device. */
export const tablesWorker = startedWhenNeeded();

/** Only computes odds, so that a long computation never holds up a choice. */
export const oddsWorker = startedWhenNeeded();

/** Only computes previews for boards: reach, sight, threats. */
export const previewWorker = startedWhenNeeded();

/** Only thinks about hints. */
export const adviceWorker = startedWhenNeeded();

/** Only reviews games. */
export const reviewWorker = startedWhenNeeded();
