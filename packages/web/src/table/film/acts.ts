// What others did, act by act: who acted, the result, and which acts get a row in the digest.
import { type Beat, type LogLine, type Reason, type ThingId, itemAt } from '@xenotable/kernel';
import { type Chanced, chanced } from '../dice/tested.ts';
import { begins } from './pictures.ts';

/** A few letters, and what they mean for the viewer. */
export interface Came {
  words: string;
  tone: Beat['tone'];
}

export interface Act {
  /** Numbered in the order of play; the board shows the same number. */
  number: number;
  lines: readonly LogLine[];
  actor: ThingId | null;
  /** One sentence. */
  words: string;
  /** The result; if several died, one for each. `about`: whose it is, where the words alone do not say it. */
  result: (Came & { each?: readonly Came[]; about?: string }) | null;
  weight: number;
  /** Whether the viewer lost something in it. */
  costly: boolean;
  /** How likely the dice that led to its result were; null without dice. */
  chance: Chanced | null;
  /** Why a program chose it. */
  why: Reason | null;
}

export interface Totals {
  /** Points taken off, as the beats or their plates say. */
  hurt: number;
  /** Units or cards that died. */
  lost: number;
  /** Points taken off what is defended, such as a base. */
  base: number;
}

/** Whether something that a line is about belongs to the viewer. */
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

/** At most this many names are listed in one result; more are counted. */
const MOST_NAMED = 3;

/** The points in a plate: '−2' takes off two. */
const taken = ({ plate = '', points }: Beat): number => points ?? Number(/^[−-](\d+)/.exec(plate)?.[1] ?? 0);

/** Kinds of beats whose number was really lost; others show a hit before armour or cover. */
const LOSSES: ReadonlySet<Beat['kind']> = new Set(['loss', 'blow', 'shot']);

const ATTACKS: ReadonlySet<Beat['kind']> = new Set(['blow', 'shot']);

/** Kinds of beats that are told at who does them: a hit there is dealt, not suffered. */
const DEALT: ReadonlySet<Beat['kind']> = new Set([...ATTACKS, 'roll']);

/** The name of a thing; null if it is not known. */
export type NameOf = (thing: ThingId) => string | null;

/** Whether a thing belongs to the viewer's opponents. */
export type IsFoe = (thing: ThingId, line: LogLine) => boolean;

/** What belongs to the viewer, and what to the other side. */
export interface Sides {
  ours: Ours;
  isFoe: IsFoe;
}

/** What a line means for the viewer: 'bad' is a loss, 'hit' a danger without a loss; a foe's loss is good. */
export function toneOf(line: LogLine, { ours, isFoe }: Sides): Beat['tone'] {
  const { kind, tone, target, actor } = line.beat;
  const at = target ?? actor;
  const foe = at !== undefined && isFoe(at, line);
  if (foe && kind === 'death') return 'good';
  // An attack that is told at the attacker alone is what it does, not what it suffers.
  if (foe && actor === target && ATTACKS.has(kind) && tone === 'bad') return 'hit';
  if (tone === 'hit' && target === undefined && DEALT.has(kind))
    return foe || actor === undefined ? 'hit' : 'good';
  if (foe && tone === 'good') return 'hit';
  if (foe && (tone === 'bad' || tone === 'hit')) return 'good';
  return tone === 'hit' && costs(line, ours) ? 'bad' : tone;
}

interface Loss {
  points: number;
  tone: Beat['tone'];
}

/** Points that each thing lost in a group, in the order of their first loss, and what the loss means for the viewer. */
function lostBy(lines: readonly LogLine[], sides: Sides): Map<ThingId, Loss> {
  const lost = new Map<ThingId, Loss>();
  for (const line of lines) {
    const { beat } = line;
    const at = beat.target ?? beat.actor;
    if (at === undefined || !LOSSES.has(beat.kind) || taken(beat) === 0) continue;
    const points = (lost.get(at)?.points ?? 0) + taken(beat);
    lost.set(at, { points, tone: toneOf(line, sides) });
  }
  return lost;
}

/** What a thing is from now on, by thing: 'Suppressed', or how it died. */
function marksOf(lines: readonly LogLine[]): Map<ThingId, string> {
  const marks = new Map<ThingId, string>();
  for (const { beat } of lines) {
    const at = beat.target ?? beat.actor;
    const lasts = beat.kind === 'death' || (beat.kind === 'note' && beat.weight > 1);
    if (at !== undefined && lasts && beat.plate !== undefined) marks.set(at, beat.plate);
  }
  return marks;
}

/**
 * 'Heavy Infantry 1 −1, Lesser Xenomorphs 1 −2, Suppressed': used if a plate alone would not say whose loss it is, or not
 * all of it. What happened to `gone` is said elsewhere.
 */
function namedLosses(lines: readonly LogLine[], nameOf: NameOf, gone: ThingId | null, sides: Sides): Came[] {
  const lost = lostBy(lines, sides);
  if (gone !== null) lost.delete(gone);
  const times = lines.filter(({ beat }) => LOSSES.has(beat.kind) && taken(beat) > 0).length;
  const actor = lines[0]?.beat.actor;
  if (times < 2 && (actor === undefined || !lost.has(actor))) return [];
  const marks = marksOf(lines);
  const said = [...lost].flatMap(([thing, { points, tone }]) => {
    const name = nameOf(thing);
    const mark = marks.get(thing);
    return name === null
      ? []
      : [{ words: `${name} \u2212${points}${mark === undefined ? '' : `, ${mark}`}`, tone }];
  });
  return said.length < lost.size ? [] : said;
}

/** Several results in one: each keeps its own meaning, and a loss of the viewer's decides that of the whole. */
const together = (each: readonly Came[]): NonNullable<Act['result']> => ({
  words: each.map(({ words }) => words).join(', '),
  tone: each.some(({ tone }) => tone === 'bad') ? 'bad' : each[0]?.tone,
  ...(each.length > 1 && { each }),
});

/** A death comes before what is as heavy; an attack whose hits were all stopped came to nothing: what stopped them is the result. */
function mainOf(plated: readonly LogLine[]): LogLine {
  const last = heaviest(plated.toReversed());
  const died = plated.findLast(({ beat }) => beat.kind === 'death' && beat.weight >= last.beat.weight);
  const main = died ?? last;
  const stopped = plated
    .slice(plated.indexOf(main))
    .find(({ beat }) => beat.kind === 'save' && beat.tone === 'miss');
  return ATTACKS.has(main.beat.kind) && stopped !== undefined ? stopped : main;
}

/** The result of a group: who died in it if the log names them, otherwise what was lost or its most important plate. */
export function resultOf(lines: readonly LogLine[], nameOf: NameOf, sides: Sides = NOBODY): Act['result'] {
  const fell = lines.flatMap((line) =>
    line.beat.result === undefined ? [] : [{ result: line.beat.result, tone: toneOf(line, sides) }],
  );
  if (fell.length > 0) {
    const more = fell.length - MOST_NAMED;
    const each: Came[] = [
      ...fell.slice(0, MOST_NAMED).map(({ result, tone }) => ({ words: result, tone })),
      ...(more > 0 ? [{ words: `${more} more`, tone: undefined }] : []),
    ];
    return together(each);
  }
  const plated = lines.filter(({ beat }) => beat.plate !== undefined);
  if (plated.length === 0) return null;
  const main = mainOf(plated);
  const { plate = '', kind, target, actor } = main.beat;
  const tone = toneOf(main, sides);
  const thing = target ?? actor ?? null;
  const gone = kind === 'death' ? thing : null;
  const losses = namedLosses(lines, nameOf, gone, sides);
  const about = thing === null ? null : nameOf(thing);
  if (gone === null)
    return losses.length === 0 ? { words: plate, tone, ...(about !== null && { about }) } : together(losses);
  const died = [nameOf(gone), plate].filter((one) => one !== null).join(' ');
  return together([{ words: died, tone }, ...losses]);
}

/**
 * The dice that decide an act: a named test that its result follows from; otherwise single tests one after the other up to
 * its result, or the first throw with a known need. A named test before other dice only allowed them.
 */
function chanceOf(lines: readonly LogLine[]): Chanced | null {
  const plated = lines.filter(({ beat }) => beat.plate !== undefined);
  const until = plated.length === 0 ? lines.length : lines.indexOf(heaviest(plated.toReversed())) + 1;
  const all = lines.slice(0, until).flatMap(({ beat }) => chanced(beat) ?? []);
  const last = all.at(-1);
  if (last?.decides === true) return last;
  const found = all.filter(({ decides }) => decides !== true);
  const [first = null] = found;
  if (first === null || found.length === 1 || found.some(({ single }) => !single)) return first;
  return {
    words: `${found.length} throws`,
    chance: found.reduce((product, { chance }) => product * chance, 1),
  };
}

/** A line without the name of its unit in front and without the full stop. */
function after(line: LogLine, name: string | null): string {
  const words = line.words.replace(/\.$/, '');
  return name !== null && words.startsWith(`${name} `) ? words.slice(name.length + 1) : words;
}

/** 'Medic walks 4 fields to (18,10), then walks 1 field to (17,10), then watches.': describes all parts of a move, and what its unit does after it. */
function movesOf(lines: readonly LogLine[], main: LogLine, nameOf: NameOf): string {
  const { actor, kind } = main.beat;
  const parts = lines
    .slice(lines.indexOf(main))
    .filter(
      ({ beat }) => (beat.kind === kind || beat.kind === 'order') && beat.actor === actor && beat.weight > 0,
    );
  if (kind !== 'move' || actor === undefined || parts.length < 2) return main.words;
  const name = nameOf(actor);
  return `${parts.map((part, i) => after(part, i === 0 ? null : name)).join(', then ')}.`;
}

const DEEDS: ReadonlySet<Beat['kind']> = new Set(['move', 'retreat', 'order']);

/** 'runs 7 to (8,10), then watches': what whoever is named in the heading of a group did, if the heading does not say it. */
export function deedsOf(lines: readonly LogLine[], nameOf: NameOf): string {
  const { actor, weight } = itemAt(lines, 0).beat;
  if (weight > 0 || actor === undefined) return '';
  return lines
    .filter(({ beat }) => DEEDS.has(beat.kind) && beat.actor === actor && beat.weight > 0)
    .map((line) => after(line, nameOf(actor)))
    .join(', then ');
}

/** The words of an act: if its heading only names the unit, the words of its main line are used. */
const wordsOf = (first: LogLine, main: LogLine, lines: readonly LogLine[], nameOf: NameOf): string =>
  first.opens === undefined || (first.beat.weight === 0 && main !== first)
    ? movesOf(lines, main, nameOf)
    : first.opens;

/** The reason for the choice that led to the main line; otherwise the first one. */
export const whyOf = (lines: readonly LogLine[], main: LogLine): Reason | null =>
  lines.find(({ entry, why }) => entry === main.entry && why !== undefined)?.why ??
  lines.find(({ why }) => why !== undefined)?.why ??
  null;

/** The viewer loses something in this line. */
const costs = (line: LogLine, ours: Ours): boolean => {
  const { hurt, lost, base } = totalsOf([line], ours);
  return hurt + lost + base > 0;
};

/** A move of whoever acts that brings somebody else into view: the act is the move. */
const revealsBy = ({ beat }: LogLine, first: LogLine, found: LogLine): boolean =>
  beat.kind === 'move' && beat.actor === first.beat.actor && beat.actor !== found.beat.actor;

function actOf(lines: readonly LogLine[], number: number, eyes: Eyes): Act {
  const first = itemAt(lines, 0);
  const main = heaviest(lines);
  // Who died of an attack, or came into view by a move, is its result: the act itself is told by the attack or the move.
  const struck =
    main.beat.kind === 'death'
      ? lines.slice(0, lines.indexOf(main)).findLast(attacks)
      : main.beat.kind === 'reveal'
        ? lines.find((line) => revealsBy(line, first, main))
        : undefined;
  const words = wordsOf(first, struck ?? main, lines, eyes.nameOf);
  const result = resultOf(lines, eyes.nameOf, eyes);
  return {
    number,
    lines,
    actor: first.beat.actor ?? (struck ?? main).beat.actor ?? null,
    words,
    // Not the same words twice.
    result: result !== null && words.startsWith(result.words) ? null : result,
    weight: main.beat.weight,
    costly: lines.some((line) => costs(line, eyes.ours)),
    chance: chanceOf(lines),
    why: whyOf(lines, struck ?? main),
  };
}

/** An attack that dice decide: its player wants to read the result, even a miss. */
const attacks = ({ beat: { kind, dice } }: LogLine): boolean => ATTACKS.has(kind) && dice !== undefined;

/** Something of the viewer is lost that is no point and no life, and the line does not say by whom: a weapon, a turn. */
function loses(line: LogLine, { ours }: Sides): boolean {
  const { kind, target, actor } = line.beat;
  return kind === 'loss' && actor === undefined && target !== undefined && ours(target, line);
}

/** The viewer for whom acts are described. */
export interface Eyes extends Sides {
  nameOf: NameOf;
}

const NOBODY: Eyes = { ours: () => false, nameOf: () => null, isFoe: () => false };

/** A foe loses something, or dies, and the line does not say by whom. */
function gains(line: LogLine, { isFoe }: Sides): boolean {
  const { kind, target, actor } = line.beat;
  const isLoss = kind === 'loss' || kind === 'death';
  return isLoss && actor === undefined && target !== undefined && isFoe(target, line);
}

/**
 * The acts of others, the viewer's own attacks, what both lost, from the first such act on; the viewer's acts in between
 * are included.
 */
export function actsOf(
  lines: readonly LogLine[],
  theirs: (line: LogLine) => boolean,
  eyes: Eyes = NOBODY,
): Act[] {
  const counts = (line: LogLine): boolean => costs(line, eyes.ours) || loses(line, eyes) || gains(line, eyes);
  const groups = groupsOf(lines).filter((group) =>
    group.some((line) => line.beat.weight > 0 && (line.beat.actor !== undefined || counts(line))),
  );
  const first = groups.findIndex((group) =>
    group.some((line) => counts(line) || (line.beat.actor !== undefined && (theirs(line) || attacks(line)))),
  );
  return first < 0 ? [] : groups.slice(first).map((group, i) => actOf(group, i + 1, eyes));
}

/** A loss more than points: somebody fell, or cannot act any more. */
const isBad = ({ result }: Act): boolean => result?.tone === 'bad';

const isDeadly = ({ lines }: Act): boolean => lines.some(({ beat }) => beat.kind === 'death');

/** How much an attack made, such as 3 for '3 hits'; 0 for a miss and whatever is no attack. */
function madeBy({ lines, result }: Act): number {
  if (result === null || result.tone === 'miss' || !lines.some(attacks)) return 0;
  return Number(/^\d+/.exec(result.words)?.[0] ?? 1);
}

/**
 * First acts that cost the viewer something, then the most important ones; shown in the order of play, as the board
 * numbers them. Acts in which something died and the best attack are never left out.
 */
export function rowsOf(acts: readonly Act[]): Act[] {
  const ranked = acts.toSorted(
    (a, b) =>
      Number(b.costly) - Number(a.costly) ||
      b.weight - a.weight ||
      Number(isBad(b)) - Number(isBad(a)) ||
      madeBy(b) - madeBy(a) ||
      a.number - b.number,
  );
  if (acts.length <= MOST_ROWS) return acts.slice();
  const best = Math.max(...acts.map(madeBy));
  const top = new Set(ranked.slice(0, MOST_ROWS - 1));
  const first = acts.find((act) => best > 0 && madeBy(act) === best);
  return acts.filter((act) => top.has(act) || isDeadly(act) || act === first);
}

/** Deaths, then wounds, then other results, then what came to nothing. */
function rankOf(act: Act): number {
  if (isDeadly(act)) return 0;
  if (act.costly || act.lines.some(({ beat }) => beat.kind === 'loss')) return 1;
  return act.result === null || act.result.tone === 'miss' ? 3 : 2;
}

/** Where all acts of a round count at once: by what came of them, not in the order of play. */
export const byResult = (acts: readonly Act[]): Act[] => acts.toSorted((a, b) => rankOf(a) - rankOf(b));

/** What an order has brought comes before what happened earlier: the acts of the last decision, if it was an order. */
export function orderedFirst(acts: readonly Act[], rows: readonly Act[]): Act[] {
  const last = acts.at(-1)?.lines.at(-1)?.entry;
  const newest = acts.filter(({ lines }) => lines.some(({ entry }) => entry === last));
  const isOrdered = newest.some(({ lines }) => lines.some(({ beat }) => beat.kind === 'order'));
  return isOrdered ? [...newest, ...rows.filter((act) => !newest.includes(act))] : rows.slice();
}

/** Points by thing. */
type Tally = Map<ThingId, number>;

const add = (tally: Tally, thing: ThingId, points: number): void =>
  void tally.set(thing, (tally.get(thing) ?? 0) + points);

/** What was lost of the things that are `ours`. Nothing dies twice, and damage from failed saves is not counted again when it is taken off. */
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
