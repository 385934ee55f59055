// What others have done since the viewer's last act, ready to be shown: acts, totals, and what it changes.
import type { Json, LogLine, ThingId, Viewer } from '@xenotable/kernel';
import { useMemo, useState } from 'react';
import type { Side } from '../../kit/draw/sides.ts';
import { type Since, type TableState, inFilm } from '../client/tableState.ts';
import type { Detail, GameModule, Goal, LossWords } from '../contract.ts';
import { type Luck, luckOf } from '../dice/luck.ts';
import { type Act, type Ours, type Totals, actsOf, rowsOf, totalsOf } from '../film/acts.ts';
import { voiceOf } from '../log/voice.ts';
import { panelsOf } from '../seats/panels.ts';

/** A goal that is not as it was. */
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
  changes: readonly Change[];
  /** Some of it was done by the viewer's own side. */
  mixed: boolean;
  /** The dice of others, if they were unusually kind or unkind to them. */
  luck: Luck<'they'> | null;
  /** Who or what a thing is, also if it has gone. */
  known(thing: ThingId): Detail | null;
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

/** What was lost, in the game's words; nothing of it is left out. */
function lossesOf({ losses = POINTS }: GameModule, { hurt, lost, base }: Totals): string[] {
  return [
    ...(lost > 0 ? [losses.lost(lost)] : []),
    ...(base > 0 ? [losses.base?.(base) ?? losses.hurt(base)] : []),
    ...(hurt > 0 ? [losses.hurt(hurt)] : []),
  ];
}

/** What happened in some lines, from the eyes of the viewer. */
export function toldOf(
  module: GameModule,
  state: Pick<TableState, 'view' | 'viewer' | 'seats' | 'undone'>,
  lines: readonly LogLine[],
  before: Json,
): Told {
  const { view, viewer, seats, undone } = state;
  const known = (thing: ThingId): Detail | null => module.detail(thing, view) ?? module.detail(thing, before);
  const own: Side | undefined =
    viewer === 'table' ? undefined : panelsOf(module, { view, seats })[viewer]?.side;
  const whose = (thing: ThingId, line: LogLine): readonly Side[] => {
    if (module.whose !== undefined) return module.whose(thing, line, view);
    const side = known(thing)?.token?.side;
    return side === undefined ? [] : [side];
  };
  const sideOf = (line: LogLine): Side => {
    const sides = line.beat.actor === undefined ? [] : whose(line.beat.actor, line);
    return (sides.length === 1 ? sides[0] : undefined) ?? voiceOf(module, line, { view, seats }).side;
  };
  const ours: Ours = (thing, line) => own === undefined || whose(thing, line).includes(own);
  const told = lines.filter((line) => !undone.has(line.entry));
  const acts = actsOf(
    told,
    (line) => sideOf(line) !== own,
    ours,
    (thing) => known(thing)?.title ?? null,
  );
  const theirs = acts.flatMap((act) => act.lines).filter((line) => sideOf(line) !== own);
  return {
    acts,
    rows: rowsOf(acts),
    losses: lossesOf(module, totalsOf(told, ours)),
    changes: acts.length === 0 ? [] : changesOf(module, before, view, viewer),
    mixed: acts.some(({ lines: [first] }) => first !== undefined && sideOf(first) === own),
    luck: tellingLuck(theirs),
    known,
  };
}

/** Luck below this chance is told. */
const TELLING = 0.1;

function tellingLuck(lines: readonly LogLine[]): Luck<'they'> | null {
  const [luck] = luckOf(lines, (_line, back) => (back ? null : { key: 'they', who: 'they' as const }));
  return luck !== undefined && luck.tests > 1 && Math.min(luck.orMore, luck.orFewer) < TELLING ? luck : null;
}

/** Null while a film runs, when nobody else has acted, and at the end of the game. */
export function useAftermath(state: TableState, module: GameModule): Aftermath | null {
  const { since, lines, over } = state;
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
