// Splits scenes into pictures: most show one happening; moves that meet nobody, misses and repeated blows share one.
import { type Beat, type Json, type LogLine, type Scene, type ThingId, itemAt } from '@xenotable/kernel';

export interface Picture {
  /** At least one scene; the board shows the view of the last. */
  scenes: readonly Scene[];
  /** Pictures of one unit, card or fight have the same number. */
  group: number;
}

/** At most this many units move in one picture. */
const TOGETHER = 4;
/** At most this many equal blows are shown one by one; the rest is one picture. */
const BLOWS = 4;

export const viewOf = ({ scenes }: Picture): Json => scenes.at(-1)!.view;
export const linesOf = ({ scenes }: Picture): LogLine[] =>
  scenes.flatMap(({ line, also }) => [line, ...also]);
export const beatsOf = ({ scenes }: Picture): Beat[] => scenes.map(({ line }) => line.beat);
export const weightOf = (picture: Picture): number =>
  Math.max(...beatsOf(picture).map((beat) => beat.weight));

/** Who acts in the picture that is shown, and who is the target. */
export function actorsIn(shown: { pictures: readonly Picture[]; at: number | null } | null): ThingId[] {
  const picture = shown === null || shown.at === null ? undefined : shown.pictures[shown.at];
  return picture === undefined
    ? []
    : beatsOf(picture).flatMap(({ actor, target }) => [actor, target].filter((one) => one !== undefined));
}

/** Kinds that are consequences of somebody else's act and belong to its group. */
const FOLLOWS: ReadonlySet<Beat['kind']> = new Set([
  'save',
  'nerve',
  'retreat',
  'loss',
  'death',
  'answer',
  'note',
]);

/** Whether a group of pictures or lines begins with this one. */
export function begins(line: LogLine, before: LogLine | undefined, opened: boolean): boolean {
  if (before === undefined || line.opens !== undefined || line.section !== undefined) return true;
  if (opened && line.entry === before.entry) return false;
  const { actor, kind } = line.beat;
  return !FOLLOWS.has(kind) && actor !== undefined && actor !== before.beat.actor;
}

const plainMove = ({ kind, weight, target, dice }: Beat): boolean =>
  kind === 'move' && weight <= 1 && target === undefined && dice === undefined;
const plainMiss = ({ weight, tone }: Beat): boolean => tone === 'miss' && weight <= 1;
const equalBlow = (a: Beat, b: Beat): boolean =>
  a.kind === 'blow' && b.kind === 'blow' && a.weight <= 1 && b.weight <= 1;
/** What may be skipped if there is too much to show: never a loss, a test of nerve, a goal or a discovery. */
const slight = ({ kind, weight }: Beat): boolean =>
  weight <= 1 && kind !== 'nerve' && kind !== 'reveal' && kind !== 'goal';

const blowsBefore = (scenes: readonly Scene[], at: number): number => {
  let count = 0;
  for (let i = at; i >= 0 && itemAt(scenes, i).line.beat.kind === 'blow'; i--) count++;
  return count;
};

/** Whether a scene is shown in the same picture as those before it. */
function joins(scenes: readonly Scene[], at: number, shared: readonly Scene[], hurry: boolean): boolean {
  const { beat } = itemAt(scenes, at).line;
  const { beat: last } = itemAt(shared, shared.length - 1).line;
  if (hurry && slight(beat) && slight(last)) return true;
  if (plainMove(beat) && plainMove(last))
    return shared.length < TOGETHER && shared.every(({ line }) => line.beat.actor !== beat.actor);
  if (plainMiss(beat) && plainMiss(last)) return last.kind === beat.kind;
  return equalBlow(beat, last) && blowsBefore(scenes, at) > BLOWS;
}

/** `hurry`: there is more than people want to watch. */
export function picturesOf(scenes: readonly Scene[], first: number, hurry = false): Picture[] {
  const pictures: { scenes: Scene[]; group: number }[] = [];
  let group = first - 1;
  let opened = false;
  scenes.forEach((scene, i) => {
    const { line } = scene;
    const last = pictures.at(-1);
    const fresh = begins(line, scenes[i - 1]?.line, opened);
    if (fresh) opened = line.opens !== undefined;
    if (last !== undefined && joins(scenes, i, last.scenes, hurry)) return void last.scenes.push(scene);
    if (fresh) group++;
    pictures.push({ scenes: [scene], group: Math.max(group, first) });
  });
  return pictures;
}

/** The sentences of the pictures of one act: its beginning, its losses and its end. */
export function actWords(pictures: readonly Picture[]): string {
  const told = pictures.filter((picture, i) => i === 0 || i === pictures.length - 1 || weightOf(picture) > 1);
  return told.map((picture) => wordsOf(picture).replace(/\.$/, '')).join('. ');
}

/** One sentence for a picture. */
export function wordsOf({ scenes }: Picture): string {
  const beats = scenes.map(({ line }) => line.beat);
  const { words } = scenes.at(-1)!.line;
  if (scenes.length === 1) return words;
  if (beats.every(plainMove)) return `${scenes.length} units move`;
  if (beats.every(plainMiss)) return `${scenes.length} attacks hit nothing`;
  if (beats.every(({ kind }) => kind === 'blow'))
    return `${scenes.length} more exchanges, the last: ${words}`;
  return `${scenes.length} things happen, the last: ${words}`;
}
