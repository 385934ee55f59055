// Computes the world from a record: entry after entry, each verified by its check.
import type { Chance, Result } from '../chance/chance.ts';
import { ReplayMismatch, replayedChance } from '../chance/replayed.ts';
import type { Space } from '../rules/flow.ts';
import type { AnyRules, Rules } from '../rules/game.ts';
import { type Happening, type Told, listener } from '../rules/happening.ts';
import { fingerprint } from './fingerprint.ts';
import { itemAt } from '../read/itemAt.ts';
import type { Json } from '../read/json.ts';
import { type Entry, type GameRecord, type Head, RecordError, type UndoEntry } from './record.ts';
import { BadInput } from '../read/badInput.ts';
import { Returns, goneBack, hasConsents, saysAgain, wrongAgain } from './consented.ts';
import { samePlayer, takeBack } from './takingBack.ts';
import type { Seat, World } from '../rules/world.ts';

/** A choice that can still be taken back, with the world before it. */
export interface UndoStep {
  seat: Seat;
  choice: Json;
  before: World;
  entry: number;
}

/** The state of a record after some of its entries. */
export interface RecordState {
  world: World;
  /** The choices since the last die or reveal, of all seats. */
  trail: UndoStep[];
  /** Results used so far. */
  results: number;
  entries: number;
}

/** Raise this when a game's world gets other field names: stored states of another format are then computed again from the record. */
const STATE_FORMAT = 2;

/** A state as text, for a snapshot beside the record. */
export const writeState = (state: RecordState): string => JSON.stringify({ format: STATE_FORMAT, state });

/** The written state, or undefined if it has another format. */
export function readState(text: string): RecordState | undefined {
  const { format, state }: { format?: number; state: RecordState } = JSON.parse(text);
  return format === STATE_FORMAT ? state : undefined;
}

/** The world before the first entry: the book's setup, or a given position. */
export function openWorld<W extends World, C, V, H extends Happening, S extends Space>(
  game: Rules<W, C, V, H, S>,
  head: Pick<Head, 'options' | 'seats' | 'given'>,
  chance: Chance,
  told: Told<H>[],
): W {
  if (head.given === undefined) return game.setup(head.options, head.seats, chance, listener(told));
  if (game.arrange === undefined)
    throw new Error(`a table that begins at a given position needs the whole game of ${game.name}`);
  const world = game.arrange(head.given);
  game.resume(world, chance, listener(told));
  return world;
}

/** Older choices than this cannot be taken back. */
const LONGEST_TRAIL = 100;

/** The trail with one more step. The list gets its exact length: growing a copy by one item took 6 % of a choice at connect four. */
function withStep(trail: readonly UndoStep[], step: UndoStep): UndoStep[] {
  const kept = Math.min(trail.length, LONGEST_TRAIL - 1);
  const longer = new Array<UndoStep>(kept + 1);
  for (let i = 0; i < kept; i++) longer[i] = itemAt(trail, trail.length - kept + i);
  longer[kept] = step;
  return longer;
}

/** Plays a choice on a copy. The state keeps the world before it for as long as it can be taken back. */
export function advance(
  game: AnyRules,
  at: RecordState,
  seat: Seat,
  choice: Json,
  chance: Chance,
  rolls: Result[],
  told: Told[],
): RecordState {
  const world: World = game.copy(at.world);
  game.play(world, seat, choice, chance, listener(told));
  const quiet = world.undoBarrier === at.world.undoBarrier;
  const step: UndoStep = { seat, choice, before: at.world, entry: at.entries };
  return {
    world,
    trail: quiet ? withStep(at.trail, step) : [],
    results: at.results + rolls.length,
    entries: at.entries + 1,
  };
}

const wrong = (line: number, error: unknown): RecordError => {
  if (error instanceof RecordError) return error;
  if (error instanceof BadInput || error instanceof ReplayMismatch)
    return new RecordError(line, error.message);
  return new RecordError(
    line,
    `the game cannot follow it (${error instanceof Error ? error.message : String(error)})`,
  );
};

/** Whether a world has this check; checks of version 1 cannot be compared any more. */
const leadsTo = (head: Head, world: World, check: string): boolean =>
  head.xenotable === 1 || fingerprint(world) === check;

export function opening(game: AnyRules, head: Head, told: Told[]): RecordState {
  try {
    const chance = replayedChance(head.opening.rolls);
    const world: World = openWorld(game, head, chance, told);
    if (!leadsTo(head, world, head.opening.check))
      throw new RecordError(
        1,
        'the opening does not lead to its check: the record was edited or made by other rules',
      );
    return { world, trail: [], results: head.opening.rolls.length, entries: 0 };
  } catch (error) {
    throw wrong(1, error);
  }
}

/** The state that an undo leads to. `momentAt` gives the earlier states to which people went back by consent. */
function undone(
  game: AnyRules,
  head: Head,
  at: RecordState,
  { seat, consent }: UndoEntry,
  momentAt: MomentAt,
): RecordState {
  const line = at.entries + 2;
  if (consent === undefined) {
    const back = takeBack(game, head, at, seat);
    if (back === null) throw new RecordError(line, 'takes back what cannot be taken back');
    return back.state;
  }
  const { to, agreed } = consent;
  const moment = to < at.entries && at.world.over === null ? momentAt(to) : undefined;
  if (moment === undefined) throw new RecordError(line, 'goes back to a moment that is not before it');
  if (agreed.some((other) => head.seats[other] === undefined || samePlayer(head, other, seat)))
    throw new RecordError(line, 'names seats as agreeing that are not others’');
  return goneBack(at, moment);
}

/** The state after this many entries, if it is known. */
export type MomentAt = (entries: number) => RecordState | undefined;

/** Applies one more entry, or throws a RecordError that says what is wrong with it. */
export function applyEntry(
  game: AnyRules,
  head: Head,
  at: RecordState,
  entry: Entry,
  told: Told[],
  momentAt: MomentAt,
): RecordState {
  const line = at.entries + 2;
  try {
    let next: RecordState;
    if ('undo' in entry) next = undone(game, head, at, entry, momentAt);
    else {
      const refusal = game.judge(at.world, entry.seat, entry.choice);
      if (refusal !== null)
        throw new RecordError(line, `an illegal choice: ${refusal.reason} [${refusal.rule}]`);
      const chance = replayedChance(entry.rolls);
      next = advance(game, at, entry.seat, entry.choice, chance, entry.rolls, told);
      if (chance.left() > 0) throw new RecordError(line, `${chance.left()} results are left over`);
    }
    if (!leadsTo(head, next.world, entry.check))
      throw new RecordError(line, 'does not lead to its check: the record was edited or made by other rules');
    return next;
  } catch (error) {
    throw wrong(line, error);
  }
}

/** The state at the end of a record. Throws at the first entry that is not valid. */
export function fold(
  game: AnyRules,
  record: GameRecord,
  each?: (standing: RecordState, told: Told[], index: number) => void,
): RecordState {
  let told: Told[] = [];
  const { head, entries } = record;
  const returns = new Returns(entries);
  const repeats = hasConsents(entries);
  let standing = opening(game, head, told);
  returns.note(standing);
  each?.(standing, told, -1);
  entries.forEach((entry, i) => {
    told = [];
    standing = applyEntry(game, head, standing, entry, told, (n) => returns.at(n));
    const problem = repeats || saysAgain(entry) ? wrongAgain(head, entries, i, entry) : null;
    if (problem !== null) throw new RecordError(i + 2, problem);
    returns.note(standing);
    each?.(standing, told, i);
  });
  return standing;
}
