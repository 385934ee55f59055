// Which briefings were read at which table, so that a reload does not show them again.
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

/** Tables that are remembered, the latest first. */
const MOST = 100;

const schema = v.array(v.object({ table: v.string(), who: v.string(), titles: v.array(v.string()) }));
type Briefed = v.InferOutput<typeof schema>[number];

const kept = stored<Briefed[]>(
  keyOf('briefed'),
  json(schema),
  [],
  'The list of briefings that you have read',
);

/** The missions whose briefing a player has read at a table; null if none. */
export const briefingsRead = (table: string, who: string): readonly string[] | null =>
  kept.read().find((one) => one.table === table && one.who === who)?.titles ?? null;

/** Notes that no mission was briefed yet at this table, so that the next one is shown. */
export function awaitBriefing(table: string, who: string): void {
  if (briefingsRead(table, who) === null) keep({ table, who, titles: [] });
}

export function keepBriefed(table: string, who: string, title: string): void {
  const read = briefingsRead(table, who) ?? [];
  if (!read.includes(title)) keep({ table, who, titles: [...read, title] });
}

function keep({ table, who, titles }: Briefed): void {
  const others = kept.read().filter((one) => one.table !== table || one.who !== who);
  kept.write([{ table, who, titles }, ...others].slice(0, MOST));
}

/** The number of tables at which this mission was briefed before. */
export const timesBriefed = (title: string, except: string): number =>
  kept.read().filter(({ table, titles }) => table !== except && titles.includes(title)).length;
