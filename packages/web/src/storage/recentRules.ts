// Rules opened lately on this device.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

const MOST = 5;

const schema = v.array(v.object({ game: v.string(), id: v.string(), title: v.string() }));
type RecentRule = v.InferOutput<typeof schema>[number];

const recent = stored<RecentRule[]>(keyOf('rules'), json(schema), [], 'The list of rules opened lately');

export const recentRules = (): RecentRule[] => recent.read();

export const remember = (rule: RecentRule): void =>
  recent.write([rule, ...recentRules().filter((one) => one.id !== rule.id)].slice(0, MOST));
