// What is drawn over the board for some pictures: trails, shots, dice, plates, rings, strokes through what is lost.
import type { Beat, BeatDice, LogLine, ThingId } from '@xenotable/kernel';
import { type Picture, linesOf } from '../film/pictures.ts';

export type Tone = 'hit' | 'miss' | 'good' | 'bad' | 'plain';

/** What a line means for the viewer. */
export type Meaning = (line: LogLine) => Beat['tone'];

export interface Trail {
  thing: ThingId;
  /** The picture in which it moved; null: it moved since the last act. */
  picture: Picture | null;
  path: readonly ThingId[];
  back: boolean;
  current: boolean;
}

/** A thing in the place where something happened to it. */
export interface Spot {
  thing: ThingId;
  /** The later picture in which it moved away; null: it is still there. */
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
  /** A leader, the base or a goal: everything else is dimmed. */
  great: boolean;
}

/** The dice of a line, as the game draws them, otherwise the plain results. */
export function diceOf({ beat, dice = [] }: LogLine): BeatDice | null {
  if (beat.dice !== undefined) return beat.dice;
  return dice.length === 0 ? null : { values: dice, sides: Math.max(6, ...dice) };
}

/** More dice than this are shown only in words. */
const MOST_DICE = 24;
/** At most this many plates of one thing stand side by side. */
const MOST_WORDS = 3;

function addPlate(plates: PlateMark[], plate: PlateMark): void {
  const there = plates.find(({ thing }) => thing === plate.thing);
  if (there === undefined) return void plates.push(plate);
  const words = there.words.split(' · ');
  // '−2, 8 left' says more than '−2'.
  if (plate.words.startsWith(words.at(-1)!)) words.pop();
  words.push(plate.words);
  there.words = words.slice(-MOST_WORDS).join(' · ');
  // What is lost stays lost, however well it ends.
  if (there.tone !== 'bad') there.tone = plate.tone;
  there.left = null;
  there.current ||= plate.current;
}

export const spot = (thing: ThingId): Spot => ({ thing, left: null });

/** Earlier marks of this thing stay where it was before it moved. */
function leave({ tracers, plates }: Marks, thing: ThingId, picture: Picture): void {
  for (const one of [...tracers.flatMap(({ from, to }) => [from, to]), ...plates])
    if (one.thing === thing) one.left ??= picture;
}

/** Only the last tray of a thing is kept. */
function addTray(trays: Tray[], tray: Tray): void {
  const at = trays.findIndex(({ thing }) => thing === tray.thing);
  if (at >= 0) trays.splice(at, 1);
  trays.push(tray);
}

function addLine(marks: Marks, line: LogLine, picture: Picture, current: boolean, meaning: Meaning): void {
  const { kind, weight, actor, target, path = [], plate, tone = 'plain', back } = line.beat;
  const dice = diceOf(line);
  if ((kind === 'move' || kind === 'retreat') && actor !== undefined) {
    marks.trails.push({ thing: actor, picture, path, back: kind === 'retreat', current });
    leave(marks, actor, picture);
    // Dice rolled before it moved on are removed.
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
    addPlate(marks.plates, { ...spot(at), words: plate, tone: meaning(line) ?? 'plain', current });
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

/** The marks of a picture and of those before it in its group; plates have the colour of what they mean. */
export function marksOf(pictures: readonly Picture[], at: number, meaning: Meaning): Marks {
  const marks = noMarks();
  const group = pictures[at]?.group;
  pictures.slice(0, at + 1).forEach((picture, i) => {
    if (picture.group !== group) return;
    for (const line of linesOf(picture)) addLine(marks, line, picture, i === at, meaning);
  });
  return marks;
}

/** All things that some marks refer to. */
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

/** The places of happenings that are still shown. */
export const spotsIn = ({ tracers, plates }: Pick<Marks, 'tracers' | 'plates'>): Spot[] => [
  ...tracers.flatMap(({ from, to }) => [from, to]),
  ...plates,
];
