// What one viewer is shown of a table; the same from a browser's worker and from a server.
import type { Space } from '../rules/flow.ts';
import { type AnyRules, type Reason, canAct } from '../rules/game.ts';
import type { Beat, LogItem, ThingId } from '../rules/log.ts';
import type { Reaction } from '../rules/reaction.ts';
import type { UndoStep } from '../record/fold.ts';
import type { Wanted } from '../chance/typed.ts';
import { type Happening, type Heard, heard } from '../rules/happening.ts';
import { itemAt } from '../read/itemAt.ts';
import type { Json } from '../read/json.ts';
import type { Purpose } from './purpose.ts';
import { heardReasons } from './reasons.ts';
import type { Session } from '../record/session.ts';
import type { Outcome, RuleId, Seat, Viewer } from '../rules/world.ts';

/** A choice and its words for players. */
export interface Worded {
  choice: Json;
  words: string;
}

export interface WordedRefusal extends Worded {
  rule: RuleId;
  reason: string;
}

export interface Asked {
  seat: Seat;
  rule: RuleId;
  prompt: string;
  offers: Worded[];
  /** Legal choices that go back (no longer ready); never needed to continue. */
  withdrawals: Worded[];
  spaces: Space[];
  refused: WordedRefusal[];
  /** The reaction window, if a standing order can answer it. */
  reaction: Reaction<Json> | null;
}

export interface LogLine {
  /** The entry that it belongs to; -1 for the opening. */
  entry: number;
  /** The seat that chose, if any did. */
  seat: Seat | null;
  words: string;
  rule: RuleId;
  /** The things on the board that it is about, the one that acts first. */
  about?: readonly ThingId[];
  /** The seat that acts or speaks, if the happening names one. */
  by?: Seat;
  /** The faces of its dice. */
  dice?: readonly number[];
  /** The title of the part of the log that begins here. */
  section?: string;
  /** The headline of the group that begins here. */
  opens?: string;
  /** Where its numbers come from. */
  items?: readonly LogItem[];
  /** Why a program chose what begins here. */
  why?: Reason;
  /** How the board shows it. */
  beat: Beat;
  what: Happening;
}

/** A choice that waits for results which people type in. */
export interface Awaited {
  seat: Seat;
  choice: Json;
  /** The results typed in so far. */
  results: number[];
  wanted: Wanted;
  words: string;
  purpose: Purpose;
}

export interface News {
  /** Number of entries so far. */
  seq: number;
  viewer: Viewer;
  view: Json;
  /** The question to the viewer's own seat. */
  ask: Asked | null;
  /** Choices that the viewer's own seat may make at any time, asked or not. */
  anytime: Worded[];
  /** All seats that the table waits for. */
  waiting: Seat[];
  /** Those of them that had better decide after the others; missing if there are none. */
  later?: Seat[];
  /** Number of choices that this viewer can take back, and the words of the next one. */
  undo: number;
  undoWords: string | null;
  /** Why no more can be taken back: 'dice were rolled'. */
  undoEnds: string;
  over: Outcome | null;
  /** The viewer's own choice that waits for typed-in results; until then nothing else is asked. */
  awaited: Awaited | null;
  /** The lines are those of the entries from this one on (-1: the opening too). */
  after: number;
  lines: LogLine[];
  /** All entries that were taken back. */
  undone: number[];
}

/** For games of an earlier edition that have no beats: every line is a picture. */
const PLAIN: Beat = { kind: 'note', weight: 1 };

/** Where in a record something was told. */
export interface Telling {
  entry: number;
  seat: Seat | null;
  names: readonly string[];
  /** Given with the first line of an entry. */
  why?: Reason | null;
}

/** A log line: the words of a happening and everything else the game says about it. */
export function logLine(
  { words }: AnyRules,
  { what, rule }: Heard,
  { entry, seat, names, why = null }: Telling,
): LogLine {
  const about = words.about?.(what) ?? [];
  const by = words.by?.(what) ?? null;
  const dice = words.dice?.(what) ?? [];
  const section = words.section?.(what) ?? null;
  const opens = words.opens?.(what) ?? null;
  const items = words.items?.(what) ?? [];
  return {
    entry,
    seat,
    words: words.happening(what, names),
    rule,
    ...(about.length > 0 && { about }),
    ...(by !== null && { by }),
    ...(dice.length > 0 && { dice }),
    ...(section !== null && { section }),
    ...(opens !== null && { opens }),
    ...(items.length > 0 && { items }),
    ...(why !== null && { why }),
    beat: words.beat?.(what) ?? PLAIN,
    what,
  };
}

/** Log lines of one viewer for the entries from `after` on. */
export function logLines(session: Session, viewer: Viewer, after: number): LogLine[] {
  const { names, game, world } = session;
  const reasonOf = heardReasons(game, world, viewer);
  const lines: LogLine[] = [];
  for (let entry = Math.max(after, -1); entry < session.entries.length; entry++) {
    const played = entry < 0 ? null : itemAt(session.entries, entry);
    const parts = itemAt(session.told, entry + 1).flatMap((told) => heard(told, viewer) ?? []);
    const why = played && parts.length > 0 ? reasonOf(played) : null;
    parts.forEach((part, i) =>
      lines.push(logLine(game, part, { entry, seat: played?.seat ?? null, names, ...(i === 0 && { why }) })),
    );
  }
  return lines;
}

/** All seats that the table waits for. */
export const waitingSeats = ({ asks }: Session): Seat[] => asks.filter(canAct).map((ask) => ask.seat);

/** Seats that the table waits for and that had better decide after others of them; never all. */
export function laterSeats(session: Session): Seat[] {
  const waiting = waitingSeats(session);
  if (waiting.length < 2) return [];
  const all = session.game.later?.(session.world) ?? [];
  const later = waiting.filter((seat) => all.includes(seat));
  return later.length === waiting.length ? [] : later;
}

export function newsOf(
  session: Session,
  viewer: Viewer,
  after = -1,
  undoable: readonly UndoStep[] = viewer === 'table' ? [] : session.undoable(viewer),
): News {
  const { game, world, asks } = session;
  const view = session.view(viewer);
  const worded = (choice: Json): Worded => ({ choice, words: game.words.choice(choice, view) });
  const own = asks.find((ask) => ask.seat === viewer);
  const later = laterSeats(session);
  return {
    seq: session.entries.length,
    viewer,
    view,
    ask:
      own === undefined
        ? null
        : {
            seat: own.seat,
            rule: own.rule,
            prompt: own.prompt,
            offers: own.offers.map(worded),
            withdrawals: own.withdrawals.map(worded),
            spaces: own.spaces,
            refused: game
              .refused(world, own.seat)
              .map(({ choice, rule, reason }) => ({ ...worded(choice), rule, reason })),
            reaction: game.reaction?.(view, own) ?? null,
          },
    anytime:
      viewer === 'table' || world.over !== null
        ? []
        : (game.anytime?.offers(world, viewer) ?? []).map(worded),
    waiting: waitingSeats(session),
    ...(later.length > 0 && { later }),
    undo: undoable.length,
    undoWords: undoable[0] === undefined ? null : session.stepWords(undoable[0]),
    undoEnds: session.undoEnds(undoable),
    over: world.over,
    awaited: null,
    after,
    lines: logLines(session, viewer, after),
    undone: session.undone,
  };
}
