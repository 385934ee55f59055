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
  /** The viewer lost something in it. */
  costly: boolean;
  /** How likely its dice were up to what came of it; null without dice. */
  chance: Chanced | null;
}

export interface Totals {
  /** Points taken off, as the beats or their plates say. */
  hurt: number;
  /** Units or cards that died. */
  lost: number;
  /** Points taken off what is defended, such as a base. */
  base: number;
}

/** Whether something that a line speaks of is the viewer's own. */
export type Ours = (thing: ThingId, line: LogLine) => boolean;

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

/** Names that stand in one result; more are counted. */
const MOST_NAMED = 3;

/** '−2' takes off two. */
const taken = ({ plate = '', points }: Beat): number => points ?? Number(/^[−-](\d+)/.exec(plate)?.[1] ?? 0);

/** Kinds of beats whose number is what was really lost; others tell of a hit before armour or cover. */
const LOSSES: ReadonlySet<Beat['kind']> = new Set(['loss', 'blow', 'shot']);

/** The name of a thing; null if it is not known. */
export type NameOf = (thing: ThingId) => string | null;

/** Points that each thing lost in a group, in the order of their first loss. */
function lostBy(lines: readonly LogLine[]): Map<ThingId, number> {
  const lost = new Map<ThingId, number>();
  for (const { beat } of lines) {
    const at = beat.target ?? beat.actor;
    if (at === undefined || !LOSSES.has(beat.kind) || taken(beat) === 0) continue;
    lost.set(at, (lost.get(at) ?? 0) + taken(beat));
  }
  return lost;
}

/** 'Heavy Infantry 1 −1, Lesser Xenomorphs 1 −2': where a plate alone would not say whose loss it is, or not all of it. */
function namedLosses(lines: readonly LogLine[], nameOf: NameOf): string | null {
  const lost = lostBy(lines);
  const times = lines.filter(({ beat }) => LOSSES.has(beat.kind) && taken(beat) > 0).length;
  const actor = lines[0]?.beat.actor;
  if (times < 2 && (actor === undefined || !lost.has(actor))) return null;
  const said = [...lost].flatMap(([thing, points]) => {
    const name = nameOf(thing);
    return name === null ? [] : [`${name} \u2212${points}`];
  });
  return said.length < lost.size || said.length === 0 ? null : said.join(', ');
}

/** What came of a group: who died in it where the log names them, otherwise what was lost or its weightiest plate. */
export function resultOf(lines: readonly LogLine[], nameOf: NameOf): Act['result'] {
  const fell = lines.flatMap(({ beat: { result, tone } }) =>
    result === undefined ? [] : [{ result, tone }],
  );
  if (fell.length > 0) {
    const said = fell.slice(0, MOST_NAMED).map(({ result }) => result);
    const more = fell.length - said.length;
    return {
      words: [...said, ...(more > 0 ? [`${more} more`] : [])].join(', '),
      tone: fell.some(({ tone }) => tone === 'bad') ? 'bad' : fell[0]?.tone,
    };
  }
  const plated = lines.filter(({ beat }) => beat.plate !== undefined);
  if (plated.length === 0) return null;
  const { plate, tone, kind } = heaviest(plated.toReversed()).beat;
  const losses = namedLosses(lines, nameOf);
  const words = kind === 'death' || losses === null ? [losses, plate] : [losses];
  return { words: words.filter((one) => one != null).join(' \u00b7 '), tone };
}

/** Of the throws that decide an act: single tests one after the other up to its result, else the first throw of which it is known what was needed. */
function chanceOf(lines: readonly LogLine[]): Chanced | null {
  const plated = lines.filter(({ beat }) => beat.plate !== undefined);
  const until = plated.length === 0 ? lines.length : lines.indexOf(heaviest(plated.toReversed())) + 1;
  const found = lines.slice(0, until).flatMap(({ beat }) => chanced(beat) ?? []);
  const [first = null] = found;
  if (first === null || found.length === 1 || found.some(({ single }) => !single)) return first;
  return {
    words: `${found.length} throws`,
    chance: found.reduce((product, { chance }) => product * chance, 1),
  };
}

/** What an act is called: a heading that only says who acts is not enough where something is told of it. */
const wordsOf = (first: LogLine, main: LogLine): string =>
  first.opens === undefined || (first.beat.weight === 0 && main !== first) ? main.words : first.opens;

/** The viewer loses something in this line. */
const costs = (line: LogLine, ours: Ours): boolean => {
  const { hurt, lost, base } = totalsOf([line], ours);
  return hurt + lost + base > 0;
};

function actOf(lines: readonly LogLine[], number: number, ours: Ours, nameOf: NameOf): Act {
  const first = lines[0]!;
  const main = heaviest(lines);
  return {
    number,
    lines,
    actor: first.beat.actor ?? main.beat.actor ?? null,
    words: wordsOf(first, main),
    result: resultOf(lines, nameOf),
    weight: main.beat.weight,
    costly: lines.some((line) => costs(line, ours)),
    chance: chanceOf(lines),
  };
}

/** The acts of others, from their first one on, and what the viewer lost; what the viewer answered to them is among them. */
export function actsOf(
  lines: readonly LogLine[],
  theirs: (line: LogLine) => boolean,
  ours: Ours = () => false,
  nameOf: NameOf = () => null,
): Act[] {
  const groups = groupsOf(lines).filter((group) =>
    group.some((line) => line.beat.weight > 0 && (line.beat.actor !== undefined || costs(line, ours))),
  );
  const first = groups.findIndex((group) =>
    group.some((line) => costs(line, ours) || (line.beat.actor !== undefined && theirs(line))),
  );
  return first < 0 ? [] : groups.slice(first).map((group, i) => actOf(group, i + 1, ours, nameOf));
}

/** What cost the viewer something, then the acts that weigh most; in the order of play, as the board numbers them. */
export function rowsOf(acts: readonly Act[]): Act[] {
  const ranked = acts.toSorted(
    (a, b) => Number(b.costly) - Number(a.costly) || b.weight - a.weight || a.number - b.number,
  );
  const kept = acts.length <= MOST_ROWS ? ranked : ranked.slice(0, MOST_ROWS - 1);
  return kept.toSorted((a, b) => a.number - b.number);
}

/** Points by thing. */
type Tally = Map<ThingId, number>;

const add = (tally: Tally, thing: ThingId, points: number): void =>
  void tally.set(thing, (tally.get(thing) ?? 0) + points);

/** What was lost of the things that are `ours`; nothing dies twice, and what failed saves let through is not counted again when it is taken off. */
export function totalsOf(lines: readonly LogLine[], ours: Ours): Totals {
  const totals: Totals = { hurt: 0, lost: 0, base: 0 };
  const dead = new Set<ThingId>();
  const [through, off]: [Tally, Tally] = [new Map(), new Map()];
  for (const line of lines) {
    const { beat } = line;
    const at = beat.target ?? beat.actor;
    if (at === undefined || !ours(at, line)) continue;
    if (beat.kind === 'death') dead.add(at);
    else if (beat.kind === 'goal') totals.base += taken(beat);
    else if (LOSSES.has(beat.kind)) add(off, at, taken(beat));
    else if (beat.kind === 'save') add(through, at, beat.points ?? 0);
  }
  for (const thing of new Set([...through.keys(), ...off.keys()]))
    totals.hurt += Math.max(through.get(thing) ?? 0, off.get(thing) ?? 0);
  return { ...totals, lost: dead.size };
}
