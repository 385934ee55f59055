// What others did, act by act: who, what came of it, and which acts are worth a row.
import type { Beat, LogLine, ThingId } from '@xenotable/kernel';
import { type Chanced, chanced } from '../dice/tested.ts';
import { begins } from './pictures.ts';

export interface Act {
  /** Counted in the order of play; the board shows the same number. */
  number: number;
  lines: readonly LogLine[];
  actor: ThingId | null;
  /** One sentence. */
  words: string;
  /** What came of it, in a few letters. */
  result: { words: string; tone: Beat['tone'] } | null;
  weight: number;
  /** How likely its dice were up to what came of it; null without dice. */
  chance: Chanced | null;
}

export interface Totals {
  /** Points taken off, as the plates say. */
  hurt: number;
  lost: number;
}

const MOST_ROWS = 5;

/** Lines in groups: one shot, one fight, one activation. */
export function groupsOf(lines: readonly LogLine[]): LogLine[][] {
  const groups: LogLine[][] = [];
  let opened = false;
  lines.forEach((line, i) => {
    const last = groups.at(-1);
    if (last !== undefined && !begins(line, lines[i - 1], opened)) return void last.push(line);
    opened = line.opens !== undefined;
    groups.push([line]);
  });
  return groups;
}

const heaviest = (lines: readonly LogLine[]): LogLine =>
  lines.reduce((best, line) => (line.beat.weight > best.beat.weight ? line : best));

/** The weightiest plate of a group. */
export function resultOf(lines: readonly LogLine[]): Act['result'] {
  const plated = lines.filter(({ beat }) => beat.plate !== undefined);
  if (plated.length === 0) return null;
  const { plate, tone } = heaviest(plated.toReversed()).beat;
  return { words: plate ?? '', tone };
}

/** Of the throws that decide an act: single tests one after the other up to its result, else the first throw of which it is known what was needed. */
function chanceOf(lines: readonly LogLine[]): Chanced | null {
  const plated = lines.filter(({ beat }) => beat.plate !== undefined);
  const until = plated.length === 0 ? lines.length : lines.indexOf(heaviest(plated.toReversed())) + 1;
  const found = lines.slice(0, until).flatMap(({ beat }) => chanced(beat) ?? []);
  const [first = null] = found;
  if (first === null || found.some(({ words }) => words !== '')) return first;
  return { words: '', chance: found.reduce((product, { chance }) => product * chance, 1) };
}

/** What an act is called: a heading that only says who acts is not enough where something is told of it. */
const wordsOf = (first: LogLine, main: LogLine): string =>
  first.opens === undefined || (first.beat.weight === 0 && main !== first) ? main.words : first.opens;

function actOf(lines: readonly LogLine[], number: number): Act {
  const first = lines[0]!;
  const main = heaviest(lines);
  return {
    number,
    lines,
    actor: first.beat.actor ?? main.beat.actor ?? null,
    words: wordsOf(first, main),
    result: resultOf(lines),
    weight: main.beat.weight,
    chance: chanceOf(lines),
  };
}

/** The acts of others, from their first one on; what the viewer answered to them is among them. */
export function actsOf(lines: readonly LogLine[], theirs: (line: LogLine) => boolean): Act[] {
  const groups = groupsOf(lines).filter((group) => group.some(({ beat }) => beat.weight > 0 && beat.actor));
  const first = groups.findIndex((group) => theirs(group.find(({ beat }) => beat.actor !== undefined)!));
  return first < 0 ? [] : groups.slice(first).map((group, i) => actOf(group, i + 1));
}

/** The acts that weigh most, in the order of play. */
export function rowsOf(acts: readonly Act[]): Act[] {
  if (acts.length <= MOST_ROWS) return [...acts];
  const kept = acts
    .toSorted((a, b) => b.weight - a.weight || a.number - b.number)
    .slice(0, MOST_ROWS - 1)
    .map((act) => act.number);
  return acts.filter((act) => kept.includes(act.number));
}

/** '−2' takes off two; a loss that says no number is one. */
const taken = ({ plate = '' }: Beat): number => Number(/^[−-](\d+)/.exec(plate)?.[1] ?? 1);

/** What was lost by those for whom `ours` says so. */
export function totalsOf(acts: readonly Act[], ours: (thing: ThingId) => boolean): Totals {
  const totals: Totals = { hurt: 0, lost: 0 };
  for (const { beat } of acts.flatMap((act) => act.lines)) {
    const at = beat.target ?? beat.actor;
    if (at === undefined || !ours(at)) continue;
    if (beat.kind === 'death') totals.lost++;
    else if (beat.kind === 'loss') totals.hurt += taken(beat);
  }
  return totals;
}
