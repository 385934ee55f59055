// Words about how far a goal has come: counts of the squad's deeds stand in braces, such as '{rescued} of 3'.
import { KIND_NAMES, ownName, printedNumber } from './cards.ts';
import { type Goal, killed, rescued } from './goals.ts';
import type { Deeds } from './mission.ts';

type Count = (deeds: Deeds) => number;

/** Counts by name; '{rescued 3}' counts those of node 3. */
const COUNTS: ReadonlyMap<string, Count> = new Map<string, Count>([
  ['rescued', (deeds) => rescued(deeds)],
  ['met', (deeds) => deeds.bystandersMet],
  ['ambushes', (deeds) => deeds.ambushes],
  ['loose', (deeds) => deeds.loose],
  ['clock', (deeds) => deeds.clock],
  ['AMMO', (deeds) => deeds.ammoLeft],
  ['KIA', (deeds) => deeds.kia],
  ...KIND_NAMES.map((kind): [string, Count] => [`killed ${kind}`, (deeds) => killed(deeds, kind)]),
]);

function countNamed(name: string): Count | undefined {
  const node = /^rescued (\d{1,2})$/.exec(name);
  if (node !== null) return (deeds) => rescued(deeds, Number(node[1]));
  const own = /^killed (.+)$/.exec(name)?.[1];
  return own === undefined || printedNumber(own) !== undefined
    ? COUNTS.get(name)
    : (deeds) => killed(deeds, ownName(own));
}

const BRACES = /\{([^{}]*)\}/g;

/** Counts in the words that nobody knows; `own` are the names of home-made enemies. */
export const unknownCounts = (words: string, own: readonly string[] = []): string[] =>
  [...words.matchAll(BRACES)].flatMap(([, name = '']) =>
    COUNTS.has(name) || /^rescued \d{1,2}$/.test(name) || own.some((one) => name === `killed ${one}`)
      ? []
      : [name],
  );

/** How far a goal has come, in words; undefined where there is nothing to say. */
export const progressOf = (goal: Goal, deeds: Deeds): string | undefined =>
  goal.progress?.replaceAll(BRACES, (all, name: string) => String(countNamed(name)?.(deeds) ?? all));
