// XR-SCN-02 Boards from a seed: pieces with their twins, turned by half a circle and loosened a little, kept only if they are legal and fair.
import { uniform } from '@xenotable/kernel';
import { fairnessOf, isFair } from './fairness.ts';
import { problemsOf } from './problems.ts';
import type { Piece, Scenario, Spot } from './scenario.ts';

type Any = (below: number) => number;

/** A kind of piece, how often it comes, and its least and greatest length and width. */
const KINDS: readonly { kind: string; often: number; least: number; most: number }[] = [
  { kind: 'woods', often: 5, least: 4, most: 8 },
  { kind: 'ruins', often: 4, least: 4, most: 7 },
  { kind: 'craters', often: 3, least: 3, most: 6 },
  { kind: 'scrub', often: 3, least: 3, most: 7 },
  { kind: 'rocks', often: 2, least: 2, most: 5 },
  { kind: 'building', often: 2, least: 4, most: 7 },
  { kind: 'marsh', often: 1, least: 4, most: 6 },
  { kind: 'wall', often: 2, least: 4, most: 8 },
  { kind: 'hedge', often: 2, least: 4, most: 8 },
];
const OFTEN = KINDS.reduce((sum, { often }) => sum + often, 0);

/** After so many boards that are not fair the next one is no longer loosened: twins alone are always alike. */
const TRIES = 30;
/** Room around a marker, and between pieces. */
const AROUND_MARKER = 3.5;
const BETWEEN = 2.5;

const half = (n: number): number => Math.round(n * 2) / 2;
const reachOf = ({ size }: Piece): number => Math.hypot(size[0], size[1]) / 2;
const far = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);

export const twinOf = (piece: Piece): Piece => ({ ...piece, at: [48 - piece.at[0], 48 - piece.at[1]] });

function anyPiece(any: Any): Piece {
  let left = any(OFTEN);
  const kind = KINDS.find(({ often }) => (left -= often) < 0) ?? { kind: 'woods', least: 4, most: 8 };
  const length = (): number => kind.least + any(2 * (kind.most - kind.least) + 1) / 2;
  const line = kind.kind === 'wall' || kind.kind === 'hedge';
  return {
    kind: kind.kind,
    at: [half(3 + any(85) / 2), half(3 + any(43) / 2)],
    size: [length(), line ? 1 : length()],
    turn: kind.kind === 'building' ? 90 * any(2) : 15 * any(12),
  };
}

/** Shifted by up to an inch, if it stays on the table. */
function loosened(piece: Piece, any: Any): Piece {
  const shift = (n: number): number => Math.min(46, Math.max(2, n + (any(5) - 2) / 2));
  return { ...piece, at: [shift(piece.at[0]), shift(piece.at[1])] };
}

function pieces(scenario: Scenario, any: Any, loose: boolean): Piece[] {
  const small = scenario.points <= 12;
  const wanted = small ? 5 + any(2) : 7 + any(3);
  const placed: Piece[] = [];
  const keepFree: Spot[] = [[24, 24], ...scenario.markers];
  for (const goal of scenario.goals) if (goal.verb === 'carry') keepFree.push(goal.at);
  for (let tries = 0; placed.length < 2 * wanted && tries < 400; tries++) {
    const piece = anyPiece(any);
    const twin = twinOf(piece);
    const reach = reachOf(piece);
    const [x, y] = piece.at;
    const rim = small ? 6 : 0;
    const free =
      Math.min(x, y, 48 - x, 48 - y) - reach >= rim &&
      far(piece.at, twin.at) >= 2 * reach + BETWEEN &&
      keepFree.every(
        (spot) => far(spot, piece.at) >= reach + AROUND_MARKER && far(spot, twin.at) >= reach + AROUND_MARKER,
      ) &&
      placed.every((one) => far(one.at, piece.at) >= reachOf(one) + reach + BETWEEN);
    if (free) placed.push(piece, loose ? loosened(twin, any) : twin);
  }
  return placed;
}

/** The same scenario on a board from a seed. Its markers must lie alike for both sides, or no board can be fair. */
export function generate(scenario: Scenario, seed: number): Scenario {
  const any = uniform(seed);
  for (let tries = 0; ; tries++) {
    const made: Scenario = { ...scenario, rows: [], pieces: pieces(scenario, any, tries < TRIES) };
    if (tries >= 2 * TRIES) return made;
    if (problemsOf(made).some(({ severity }) => severity === 'stop')) continue;
    const fairness = fairnessOf(made);
    if (fairness === null || isFair(fairness)) return made;
  }
}
