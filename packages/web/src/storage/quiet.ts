// The quiet hours that this device's person entered last, used as the default for the next table.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

/** By the clock of this device: '22:00'. */
export interface QuietTimes {
  from: string;
  to: string;
}

const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));
const schema: v.GenericSchema<unknown, QuietTimes | null> = v.nullable(v.object({ from: time, to: time }));

const quiet = stored<QuietTimes | null>(keyOf('quiet'), json(schema), null, 'Your quiet hours');

export const quietTimes = (): QuietTimes | null => quiet.read();

export const keepQuiet = (hours: QuietTimes | null): void => quiet.write(hours);
