// How much of this device the laboratory may use.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

/** Workers that play; null: as many as there are cores. */
const kept = stored<number | null>(
  keyOf('laboratory', 'workers'),
  json(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  null,
  'How many workers the laboratory uses',
);

export const coresHere = (): number => Math.max(1, navigator.hardwareConcurrency || 1);

export const workersWanted = (): number => Math.min(coresHere(), kept.read() ?? coresHere());

export const keepWorkers = (count: number): void => kept.write(count >= coresHere() ? null : count);
