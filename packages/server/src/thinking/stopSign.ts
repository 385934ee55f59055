// A signal between threads, checked by the thread that thinks between two steps of looking ahead.

/** Shared with the thread that thinks; 1: stop. */
export type StopSign = Int32Array<SharedArrayBuffer>;

export const newStopSign = (): StopSign => new Int32Array(new SharedArrayBuffer(4));

export const stop = (sign: StopSign): void => void Atomics.store(sign, 0, 1);

export const isStopped = (sign: StopSign): boolean => Atomics.load(sign, 0) === 1;
