// The page's end of the workers.
import type { WorkerApi } from './api.ts';
import type { LabApi } from './labApi.ts';
import type { Call, Reply } from './serve.ts';

/** Built as entries of their own, so that they share the rules with the page. */
const script = (name: 'worker' | 'laboratory'): string =>
  import.meta.env.DEV ? `/src/worker/${name}.ts` : `/${name}.js`;

/** Something that the worker could not do, in words for people. */
export class WorkerError extends Error {
  override name = 'WorkerError';
  /** The field that is wrong, where there is one. */
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

/** Hears of tables that were changed in another tab; returns how to stop. */
export function onTableChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A worker that can be sent away. */
export interface Thread<Api> {
  api: Api;
  /** Ends it in the middle of whatever it does; those who wait for an answer are told. */
  end(): void;
}

/** Every method of the worker, carried to a thread of its own and back. The thread starts with the first call. */
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
    // A worker that breaks answers no more: those who wait are told, and the next call starts another.
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

/** One of the laboratory's threads: it keeps a question, or plays games of one. */
export const labThread = (): Thread<LabApi> => newThread<LabApi>(script('laboratory'));

/** The script of such a thread: it names every other script by its content, so it stands for the code of rules and programs. */
export const labScript = async (): Promise<string> => (await fetch(script('laboratory'))).text();

/** Plays and keeps the tables of this device. */
export const tablesWorker = startedWhenNeeded();

/** Only computes odds, so that a long computation never holds up a choice. */
export const oddsWorker = startedWhenNeeded();

/** Only looks ahead for boards: reach, sight, threats. */
export const previewWorker = startedWhenNeeded();

/** Only thinks about hints. */
export const adviceWorker = startedWhenNeeded();

/** Only reviews games that were played. */
export const reviewWorker = startedWhenNeeded();
