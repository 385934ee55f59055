// Whether side A can still do in time what its mission asks for, where the last round ends in its defeat.
import type { Cell, Model, Table } from './table.ts';
import { goalOf, pieceOf } from './tableReaders.ts';
import { chanceToClear, couldClear } from './clearing.ts';
import { turnsOf } from './turns.ts';
import { besides } from './book/automaton/moves.ts';
import { cellsWith, ground } from './book/board/ground.ts';
import { carriersOf, cellsOf, civilians, homeOf, isCleared } from './book/missions/helpers.ts';
import { missionOf } from './book/missions/index.ts';
import { has, onBoard, skill } from './book/models.ts';
import { budget, remaining } from './book/movement/reach.ts';

/** A way that somebody still has to go, from place to place. */
interface Trip {
  legs: readonly (readonly Cell[])[];
  /** Who can go it; everybody without. */
  by?: Model;
  /** Activations for what is done on the way; half of one is an action. */
  work: number;
  /** Rounds that must end after it. */
  after?: number;
  /** What is carried can change hands. */
  shared?: true;
}

/** What is missing to the victory of side A. */
interface Missing {
  trips: readonly Trip[];
  /** Everybody of side B must be destroyed, or that is another way to win. */
  clear?: 'too' | 'instead';
  /** Rounds that must still end. */
  rounds?: number;
  /** What the last round is worth to side A without it; 0 is a defeat. */
  without?: number;
}

type MissingIn = (w: Table) => Missing;

const NOTHING: Missing = { trips: [] };

const signed = (w: Table, sign: string): readonly Cell[] => cellsWith(ground(w), sign);

const workAt = (w: Table, piece: number): readonly Cell[] => besides(w, cellsOf(w, pieceOf(w, piece)));

const works = (w: Table, open: Table['pieces'], after = 0): Trip[] =>
  open.map((piece) => ({ legs: [workAt(w, piece.id)], work: 0.5, after }));

/** Something is taken from a piece, or from where it fell, and carried to a place. */
function fetched(w: Table, kind: 'cache' | 'vial', from: Table['pieces'], home: readonly Cell[]): Trip {
  const carrier = carriersOf(w, kind).find((m) => m.side === 0);
  if (carrier !== undefined) return { legs: [home], work: 0, shared: true };
  const fallen = w.tokens.filter((token) => token.kind === kind && token.cell >= 0);
  const places =
    fallen.length > 0 ? fallen.map(({ cell }) => cell) : from.flatMap((one) => workAt(w, one.id));
  return { legs: [places, home], work: fallen.length > 0 ? 0 : 0.5, shared: true };
}

/** A civilian that is found or freed, and then walks to an exit. */
function led(w: Table): Trip {
  const exits = signed(w, 'E');
  const civilian = civilians(w).find((one) => !one.neutral);
  if (civilian !== undefined) return { legs: [exits], by: civilian, work: 0.5 };
  return { legs: [civilians(w).flatMap((one) => besides(w, [one.cell]))], work: 0.5 };
}

/** EE-M-B2-06 The charge goes off when its planter acts again. */
function charged(w: Table): Missing {
  const planter = w.models[goalOf(w, 'planter') - 1];
  if (planter !== undefined) return { trips: [{ legs: [], by: planter, work: 0 }] };
  const monument = w.pieces.find((piece) => piece.kind === 'monument');
  return monument === undefined ? NOTHING : { trips: works(w, [monument], 1) };
}

const undone = (w: Table, kind: Table['pieces'][number]['kind']): Table['pieces'] =>
  w.pieces.filter((piece) => piece.kind === kind && !piece.done);

const MISSING: Partial<Record<Table['mission'], MissingIn>> = {
  B2: charged,
  B6: (w) => ({ trips: [led(w)], without: civilians(w).some((one) => !one.neutral) ? 0.5 : 0 }),
  'SE1.1': (w) => ({
    trips: goalOf(w, 'reached') === 1 ? [] : [{ legs: [signed(w, 'X')], work: 0 }],
    clear: 'too',
  }),
  'SE1.2': (w) => ({ trips: works(w, undone(w, 'container')), clear: 'too' }),
  'SE1.3': (w) => ({ trips: [led(w)] }),
  'SE1.4'(w) {
    const rounds = 3 - goalOf(w, 'upload');
    return { trips: pieceOf(w, 0).done ? [] : hacked(w, rounds), rounds };
  },
  'SE1.5': (w) => ({ trips: works(w, undone(w, 'device')) }),
  'SE1.6': (w) => ({ trips: [fetched(w, 'cache', undone(w, 'container'), homeOf(w, 0))] }),
  'SE1.7': (w) => {
    const trips = civilians(w).map((one): Trip => ({ legs: [besides(w, [one.cell])], work: 0 }));
    const left = 4 - goalOf(w, 'saved');
    return { trips: trips.toSorted((a, b) => chanceOf(w, b) - chanceOf(w, a)).slice(0, Math.max(0, left)) };
  },
  'SE1.9'(w) {
    const inside: Trip = { legs: [signed(w, 'X')], work: 0 };
    if (goalOf(w, 'gate') === 1) return { trips: [inside] };
    const bare = undone(w, 'device').filter((piece) => piece.by < 0);
    return { trips: works(w, bare, 1), rounds: 2 };
  },
  'SE1.X': (w) => ({ trips: [fetched(w, 'vial', undone(w, 'device'), signed(w, 'E'))], clear: 'instead' }),
};

/** EE-SPC-26 A Hacker works from afar; where there is one the way does not count. */
const hacked = (w: Table, rounds: number): Trip[] =>
  party(w).some((m) => has(m, 'Hacker'))
    ? [{ legs: [], work: 0.5, after: rounds - 1 }]
    : works(w, w.pieces.slice(0, 1), rounds - 1);

/** Soldiers of side A who can still act in this battle. */
const party = (w: Table): Model[] =>
  w.models.filter((m) => m.side === 0 && m.unit !== 'Civilian' && (onBoard(m) || m.place === 'hidden'));

/** Soldiers who do not walk like others may need half of what the way costs. */
const isSwift = (m: Model): boolean => has(m, 'Flight') || has(m, 'Grapple') || has(m, 'Blink');

/** What a way costs, each leg from the nearest cell of the one before. */
function priceOf(w: Table, m: Model, { legs }: Trip): number {
  // Where a hidden soldier comes from is open.
  if (!onBoard(m)) return 0;
  let from: readonly Cell[] = [m.cell];
  let price = 0;
  for (const cells of legs) {
    if (cells.length === 0) return Infinity;
    const way = remaining(w, cells);
    price += Math.min(...from.map((cell) => way.priceOf(cell)));
    from = cells;
  }
  return price;
}

/** Activations that are left when a soldier has gone a way; negative if it is too long. */
function slackOf(w: Table, m: Model, trip: Trip): number {
  const pace = budget(w, 2 * skill(w, m, 'MOBILITY'));
  const price = priceOf(w, m, trip) / (isSwift(m) ? 2 : 1);
  const walk = price === 0 ? 0 : price / Math.max(1, pace);
  // Work takes an action, and an activation has two.
  const needed = Math.max(walk + trip.work, trip.work > 0 || trip.legs.length > 0 ? 0.5 : 1);
  return turnsOf(w, m) - (trip.after ?? 0) - needed;
}

/** The soldier who is through with it first has so many activations left. */
function bestSlack(w: Table, trip: Trip): number {
  const squad = party(w);
  const walkers = trip.by === undefined ? squad : [trip.by];
  const best = Math.max(-1, ...walkers.map((m) => slackOf(w, m, trip)));
  const relay = trip.shared === true && squad.filter((m) => turnsOf(w, m) > 0).length > 1;
  return best < 0 && relay ? 0 : best;
}

/** A way that just suffices is gone in time once in two; every further activation halves what is missing. */
function chanceOf(w: Table, trip: Trip): number {
  const slack = bestSlack(w, trip);
  return slack < 0 ? 0 : 1 - 0.5 ** (1 + slack);
}

/** Rounds whose end is still to come. */
const endsLeft = (w: Table): number => missionOf(w).rounds - w.round + 1;

/**
 * How likely it is that the time suffices, from 1 at the beginning to 0 when the mission can no longer be won;
 * `without` is what it is worth to side A that nothing more is done.
 */
export function inTime(w: Table): { chance: number; without: number } {
  const missing = w.round === 0 || w.result !== null ? undefined : MISSING[w.mission]?.(w);
  if (missing === undefined) return { chance: 1, without: 0 };
  const { trips, clear, rounds = 0, without = 0 } = missing;
  if (rounds > endsLeft(w)) return { chance: 0, without };
  let chance = 1;
  for (const trip of trips) chance *= chanceOf(w, trip);
  if (clear === undefined) return { chance, without };
  const fought = isCleared(w) ? 1 : couldClear(w, party(w)) ? chanceToClear(w, party(w)) : 0;
  return { chance: clear === 'too' ? chance * fought : 1 - (1 - chance) * (1 - fought), without };
}

/** Whether side A has lost the mission although its last round is not over. */
export const isOutOfTime = (w: Table): boolean => {
  const { chance, without } = inTime(w);
  return chance === 0 && without === 0;
};
