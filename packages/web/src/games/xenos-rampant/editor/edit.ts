// Changes to a scenario of Xenos Rampant, each giving a new one. With twins on, what happens to a piece happens to its twin, turned by half a circle.
import { type Goal, type Piece, type Scenario, twinOf } from '@xenotable/xenos-rampant/content';

export type Point = [x: number, y: number];

const half = (n: number): number => Math.round(n * 2) / 2;
const onTable = (n: number): number => Math.min(48, Math.max(0, half(n)));

/** What is chosen on the table. */
export type Chosen = { kind: 'piece' | 'marker'; index: number } | null;

/** The index of the piece that lies as a piece does after half a turn, or -1. */
export function twinIndex({ pieces }: Scenario, index: number): number {
  const piece = pieces[index];
  if (piece === undefined) return -1;
  const twin = twinOf(piece);
  return pieces.findIndex(
    (one, i) => i !== index && one.kind === twin.kind && one.at[0] === twin.at[0] && one.at[1] === twin.at[1],
  );
}

export function changePiece(
  scenario: Scenario,
  index: number,
  fields: Partial<Piece>,
  twins: boolean,
): Scenario {
  const piece = scenario.pieces[index];
  if (piece === undefined) return scenario;
  const other = twins ? twinIndex(scenario, index) : -1;
  const changed = { ...piece, ...fields };
  return {
    ...scenario,
    pieces: scenario.pieces.map((one, i) => (i === index ? changed : i === other ? twinOf(changed) : one)),
  };
}

export const movedTo = ([x, y]: Point): Point => [onTable(x), onTable(y)];

export const turned = ({ kind, turn }: Piece): number =>
  kind === 'building' ? (turn === 0 ? 90 : 0) : (turn + 15) % 180;

const SIZES: Readonly<Record<string, Point>> = {
  woods: [7, 5],
  ruins: [6, 5],
  building: [6, 4],
  rocks: [4, 3],
  hill: [10, 8],
  wall: [6, 1],
  hedge: [6, 1],
  wire: [6, 1],
  barricade: [4, 1],
};

/** A new piece lies last, before its twin. */
export function addPiece(scenario: Scenario, kind: string, twins: boolean): Scenario {
  const piece: Piece = { kind, at: [24, 15], size: SIZES[kind] ?? [5, 4], turn: 0 };
  const free = (x: number): boolean =>
    scenario.pieces.every(({ at }) => Math.abs(at[0] - x) >= 6 || Math.abs(at[1] - 15) >= 5);
  const x = [24, 16, 32, 9, 39].find(free) ?? 24;
  const placed: Piece = { ...piece, at: [x, 15] };
  return { ...scenario, pieces: [...scenario.pieces, ...(twins ? [twinOf(placed)] : []), placed] };
}

export function removePiece(scenario: Scenario, index: number, twins: boolean): Scenario {
  const other = twins ? twinIndex(scenario, index) : -1;
  return { ...scenario, pieces: scenario.pieces.filter((_, i) => i !== index && i !== other) };
}

export const addMarker = (scenario: Scenario): Scenario => ({
  ...scenario,
  markers: [...scenario.markers, [24, 24]],
});
export const moveMarker = (scenario: Scenario, index: number, at: Point): Scenario => ({
  ...scenario,
  markers: scenario.markers.map((one, i) => (i === index ? movedTo(at) : one)),
});
export const removeMarker = (scenario: Scenario, index: number): Scenario => ({
  ...scenario,
  markers: scenario.markers.filter((_, i) => i !== index),
});

/** What a goal of each verb begins as. */
export const NEW_GOALS: Record<Goal['verb'], Goal> = {
  kill: { verb: 'kill', side: 'both', points: 'kill points' },
  destroy: { verb: 'destroy', what: 'commander', side: 'both', points: 2 },
  hold: { verb: 'hold', points: 1, when: 'end' },
  reach: { verb: 'reach', side: 'attacker', points: 'cost' },
  exit: { verb: 'exit', side: 'defender', edge: 'own', points: 'cost' },
  survive: { verb: 'survive', side: 'defender', points: 1 },
  carry: { verb: 'carry', at: [24, 24], out: 5, held: 2 },
  control: { verb: 'control', ground: 'P', at: [24, 24], points: 6 },
  convoy: { verb: 'convoy', edge: 'north', from: 10, to: 38, truck: 4, escort: 1, lost: 4, left: 2 },
};

export const goalWords: Record<Goal['verb'], string> = {
  kill: 'Kill enemies',
  destroy: 'Destroy the Commander',
  hold: 'Hold the markers',
  reach: "Reach the enemy's half",
  exit: 'Leave by an edge',
  survive: 'Survive each turn',
  carry: 'Carry the VIP off',
  control: 'Control ground alone',
  convoy: 'Bring trucks through',
};
