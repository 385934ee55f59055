// What others have done since the viewer's last act: acts, totals, and changes.
import type { Json, LogLine, ThingId, Viewer } from '@xenotable/kernel';
import { useMemo, useState } from 'react';
import type { Side } from '../../kit/draw/sides.ts';
import { type Since, type TableState, inFilm } from '../client/tableState.ts';
import type { Detail, GameModule, LossWords, Voice } from '../contract.ts';
import type { Goal } from '../storyContract.ts';
import { type Luck, luckOf } from '../dice/luck.ts';
import { type Act, type Totals, actsOf, byResult, orderedFirst, rowsOf, totalsOf } from '../film/acts.ts';
import { voiceOf } from '../log/voice.ts';
import { sidesOf } from './sides.ts';

/** A goal whose state has changed. */
export interface Change {
  was: Goal | null;
  now: Goal;
}

/** What others did, as it can be told. */
export interface Told {
  acts: readonly Act[];
  rows: readonly Act[];
  /** What the viewer lost, in words: '1 Troop lost', 'Base −4'; empty if nothing. */
  losses: readonly string[];
  /** Other totals, in the game's words: '9 hits'. */
  made: readonly string[];
  changes: readonly Change[];
  /** Whether the viewer's own side did some of it. */
  mixed: boolean;
  /** The dice of others, if they were unusually good or bad. */
  luck: Luck<'they'> | null;
  /** The details of a thing, even if it is gone. */
  known(thing: ThingId): Detail | null;
  /** Whose badge stands before a line. */
  voice(line: LogLine): Voice;
}

export interface Aftermath extends Told {
  open: boolean;
  setOpen(open: boolean): void;
  /** The act whose row is pointed at. */
  pointed: number | null;
  setPointed(act: number | null): void;
  trails: boolean;
  setTrails(shown: boolean): void;
}

const said = ({ words, state, detail, points }: Goal): string =>
  JSON.stringify([words, state, detail, points]);

function changesOf(module: GameModule, before: Json, now: Json, viewer: Viewer): Change[] {
  const was = new Map((module.goals?.(before, viewer) ?? []).map((goal) => [goal.id, goal]));
  return (module.goals?.(now, viewer) ?? []).flatMap((goal) => {
    const old = was.get(goal.id) ?? null;
    return old !== null && said(old) === said(goal) ? [] : [{ was: old, now: goal }];
  });
}

const POINTS: LossWords = {
  hurt: (count) => `${count} ${count === 1 ? 'point' : 'points'} lost`,
  lost: (count) => `${count} ${count === 1 ? 'unit' : 'units'} lost`,
};

/** What was lost, in the game's words, completely. */
function lossesOf({ losses = POINTS }: GameModule, { hurt, lost, base }: Totals): string[] {
  return [
    ...(lost > 0 ? [losses.lost(lost)] : []),
    ...(base > 0 ? [losses.base?.(base) ?? losses.hurt(base)] : []),
    ...(hurt > 0 ? [losses.hurt(hurt)] : []),
  ];
}

/** What happened in some lines, for the viewer. */
export function toldOf(
  module: GameModule,
  state: Pick<TableState, 'view' | 'viewer' | 'seats' | 'undone'>,
  lines: readonly LogLine[],
  before: Json,
): Told {
  const { view, viewer, seats, undone } = state;
  const { own, whose, known, ours, isFoe } = sidesOf(module, state, before);
  const sideOf = (line: LogLine): Side => {
    const sides = line.beat.actor === undefined ? [] : whose(line.beat.actor, line);
    return (sides.length === 1 ? sides[0] : undefined) ?? voiceOf(module, line, { view, seats }).side;
  };
  const told = lines.filter((line) => !undone.has(line.entry));
  // Bystanders act only when somebody tells them to.
  const isTheirs = (line: LogLine): boolean => sideOf(line) !== own && sideOf(line) !== 'n';
  const acts = actsOf(told, isTheirs, {
    ours,
    isFoe,
    nameOf: (thing) => known(thing)?.title ?? null,
  });
  return {
    acts,
    rows: module.atOnce ? orderedFirst(acts, byResult(rowsOf(acts))) : rowsOf(acts),
    losses: lossesOf(module, totalsOf(told, ours)),
    made: module.made?.(told) ?? [],
    changes: acts.length === 0 ? [] : changesOf(module, before, view, viewer),
    mixed: acts.some(({ lines: [first] }) => first !== undefined && !isTheirs(first)),
    // All their throws, those too that came to nothing and are in no act.
    luck: tellingLuck(told.filter(isTheirs)),
    known,
    voice: (line) => voiceOf(module, line, { view, seats }),
  };
}

/** Luck with a smaller chance than this is mentioned. */
const TELLING = 0.1;

function tellingLuck(lines: readonly LogLine[]): Luck<'they'> | null {
  const [luck] = luckOf(lines, (_line, back) => (back ? null : { key: 'they', who: 'they' as const }));
  return luck !== undefined && luck.tests > 1 && Math.min(luck.orMore, luck.orFewer) < TELLING ? luck : null;
}

/** Null while a film runs, if nobody else has acted, and at the end of the game. */
export function useAftermath(state: TableState, module: GameModule): Aftermath | null {
  const { lines, over } = state;
  const since = module.tellsSinceAnswer ? state.answered : state.since;
  const [open, setOpen] = useState(true);
  const [pointed, setPointed] = useState<number | null>(null);
  const [trails, setTrails] = useState(true);
  const [seen, setSeen] = useState<Since | null>(since);
  if (seen !== since) {
    setSeen(since);
    setOpen(true);
    setTrails(true);
    setPointed(null);
  }
  const hidden = since === null || over !== null || inFilm(state);
  const told = useMemo(
    () => (hidden ? null : toldOf(module, state, lines.slice(since.lines), since.view)),
    [hidden, module, state, lines, since],
  );
  if (told === null || told.acts.length === 0) return null;
  return { ...told, open, setOpen, pointed, setPointed, trails, setTrails };
}
