// What is drawn over the board for some pictures: trails, shots, dice, plates, rings, strokes through what is lost.
import type { BeatDice, LogLine, ThingId } from '@xenotable/kernel';
import { type Picture, linesOf } from '../film/pictures.ts';

export type Tone = 'hit' | 'miss' | 'good' | 'bad' | 'plain';

export interface Trail {
  thing: ThingId;
  /** The picture in which it moved, if it stood elsewhere before it; null: it moved since the last act. */
  picture: Picture | null;
  path: readonly ThingId[];
  back: boolean;
  current: boolean;
}

/** A thing where it stood when something happened to it. */
export interface Spot {
  thing: ThingId;
  /** The picture in which it went elsewhere since; null: it is still there. */
  left: Picture | null;
}

export interface Tracer {
  from: Spot;
  to: Spot;
  tone: Tone;
  current: boolean;
}

export interface Tray {
  thing: ThingId;
  dice: BeatDice;
  current: boolean;
}

export interface PlateMark extends Spot {
  words: string;
  tone: Tone;
  current: boolean;
}

export interface Ring {
  thing: ThingId;
  kind: 'actor' | 'target' | 'reveal';
}

export interface Marks {
  trails: Trail[];
  tracers: Tracer[];
  trays: Tray[];
  plates: PlateMark[];
  rings: Ring[];
  struck: ThingId[];
  /** A leader, the base or a goal: everything else steps back. */
  great: boolean;
}

/** The dice of a line, as the game draws them or at least as they fell. */
export function diceOf({ beat, dice = [] }: LogLine): BeatDice | null {
  if (beat.dice !== undefined) return beat.dice;
  return dice.length === 0 ? null : { values: dice, sides: Math.max(6, ...dice) };
}

/** More dice than this are told in words only. */
const MOST_DICE = 24;
/** Plates of one thing that stand side by side. */
const MOST_WORDS = 3;

function addPlate(plates: PlateMark[], plate: PlateMark): void {
  const there = plates.find(({ thing }) => thing === plate.thing);
  if (there === undefined) return void plates.push(plate);
  const words = there.words.split(' · ');
  // '−2, 8 left' says more than '−2'.
  if (plate.words.startsWith(words.at(-1)!)) words.pop();
  words.push(plate.words);
  there.words = words.slice(-MOST_WORDS).join(' · ');
  there.tone = plate.tone;
  there.left = null;
  there.current ||= plate.current;
}

export const spot = (thing: ThingId): Spot => ({ thing, left: null });

/** What has happened to it so far happened where it stood until now. */
function leave({ tracers, plates }: Marks, thing: ThingId, picture: Picture): void {
  for (const one of [...tracers.flatMap(({ from, to }) => [from, to]), ...plates])
    if (one.thing === thing) one.left ??= picture;
}

/** The last tray of a thing is the one that counts. */
function addTray(trays: Tray[], tray: Tray): void {
  const at = trays.findIndex(({ thing }) => thing === tray.thing);
  if (at >= 0) trays.splice(at, 1);
  trays.push(tray);
}

function addLine(marks: Marks, line: LogLine, picture: Picture, current: boolean): void {
  const { kind, weight, actor, target, path = [], plate, tone = 'plain', back } = line.beat;
  const dice = diceOf(line);
  if ((kind === 'move' || kind === 'retreat') && actor !== undefined) {
    marks.trails.push({ thing: actor, picture, path, back: kind === 'retreat', current });
    leave(marks, actor, picture);
    // What it threw before it went on counts no more.
    if (kind === 'move') marks.trays = marks.trays.filter(({ thing }) => thing !== actor);
  }
  if ((kind === 'shot' || kind === 'blow') && actor !== undefined && target !== undefined && actor !== target)
    marks.tracers.push({ from: spot(actor), to: spot(target), tone, current });
  if (dice !== null && actor !== undefined && dice.values.length <= MOST_DICE)
    addTray(marks.trays, { thing: actor, dice, current });
  if (back !== undefined && target !== undefined && back.values.length <= MOST_DICE)
    addTray(marks.trays, { thing: target, dice: back, current });
  const at = target ?? actor;
  if (plate !== undefined && at !== undefined)
    addPlate(marks.plates, { ...spot(at), words: plate, tone, current });
  if (kind === 'death' && at !== undefined) marks.struck.push(at);
  if (!current) return;
  marks.great ||= weight === 3;
  if (kind === 'reveal' && at !== undefined) marks.rings.push({ thing: at, kind: 'reveal' });
  else if (actor !== undefined) marks.rings.push({ thing: actor, kind: 'actor' });
  if (target !== undefined && target !== actor) marks.rings.push({ thing: target, kind: 'target' });
}

export const noMarks = (): Marks => ({
  trails: [],
  tracers: [],
  trays: [],
  plates: [],
  rings: [],
  struck: [],
  great: false,
});

/** The picture at a place with what came before it in its group. */
export function marksOf(pictures: readonly Picture[], at: number): Marks {
  const marks = noMarks();
  const group = pictures[at]?.group;
  pictures.slice(0, at + 1).forEach((picture, i) => {
    if (picture.group !== group) return;
    for (const line of linesOf(picture)) addLine(marks, line, picture, i === at);
  });
  return marks;
}

/** Everything that is pointed at by some marks. */
export function thingsOf({ trails, tracers, trays, plates, rings, struck }: Marks): Set<ThingId> {
  return new Set([
    ...trails.flatMap(({ thing, path }) => [thing, ...path]),
    ...tracers.flatMap(({ from, to }) => [from.thing, to.thing]),
    ...trays.map(({ thing }) => thing),
    ...plates.map(({ thing }) => thing),
    ...rings.map(({ thing }) => thing),
    ...struck,
  ]);
}

/** Where something happened that is still shown. */
export const spotsIn = ({ tracers, plates }: Pick<Marks, 'tracers' | 'plates'>): Spot[] => [
  ...tracers.flatMap(({ from, to }) => [from, to]),
  ...plates,
];
