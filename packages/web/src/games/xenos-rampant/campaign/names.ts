// Names that people give to their Commanders, on this device.
import * as v from 'valibot';
import { json, keyOf, stored } from '../../../storage/stored.ts';

const schema = v.record(v.string(), v.string());
const names = stored<Record<string, string>>(
  keyOf('commanders'),
  json(schema),
  {},
  'The names of your Commanders',
);

/** The longest name that fits the sheet. */
export const LONGEST = 24;

const key = (owner: string, commander: number): string => `${owner} ${commander}`;

export const commanderName = (owner: string, commander: number): string =>
  names.read()[key(owner, commander)] ?? `Commander ${commander === 1 ? '' : `${commander} `}of ${owner}`;

/** An empty name is the first one again. */
export function nameCommander(owner: string, commander: number, name: string): void {
  const kept = { ...names.read() };
  const short = name.trim().slice(0, LONGEST);
  if (short === '') delete kept[key(owner, commander)];
  else kept[key(owner, commander)] = short;
  names.write(kept);
}
