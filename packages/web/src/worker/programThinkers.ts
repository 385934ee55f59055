// Threads that only think for programs, so that the table stays responsive.
import { startedWhenNeeded } from './client.ts';
import { Thinkers, threadsHere } from './thinkers.ts';

export const programThinkers = new Thinkers(
  Array.from({ length: threadsHere(navigator.hardwareConcurrency) }, startedWhenNeeded),
);
