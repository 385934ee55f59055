// Words that several missions share.
import { adjacent, cellsThat, cellsWith, distance, ground, mayStop } from '../board/ground.ts';
import type { Play } from '../chapter.ts';
import type { Cell, Model, Piece, Side, Table, Token } from '../../table.ts';
import { type RuleId, applies } from '@xenotable/kernel';
import { finish } from '../end.ts';
import { isDown, onBoard } from '../models.ts';
import { tokenOf } from '../../tableReaders.ts';
import { ofSide } from '../seats.ts';

/** Cells of a piece; a monument has several. */
export const cellsOf = (w: Table, piece: Piece): readonly Cell[] =>
  piece.kind === 'monument' ? cellsWith(ground(w), 'm') : [piece.cell];

/** EE-SPC-04 Whether a model stands beside a piece. */
export const beside = (w: Table, cell: Cell, piece: Piece): boolean =>
  cellsOf(w, piece).some((at) => adjacent(ground(w), cell, at));

/** Cells within a distance of some others where one can stand. */
export function near(w: Table, centres: readonly Cell[], far: number): readonly Cell[] {
  const { near: known } = ground(w).known;
  const key = `${w.options.diagonals} ${far} ${centres.join()}`;
  let cells = known.get(key);
  if (cells !== undefined) return cells;
  if (known.size >= MOST_NEAR) known.clear();
  known.set(key, (cells = cellsWithin(w, centres, far)));
  return cells;
}

/** Surroundings that are kept on one ground. */
const MOST_NEAR = 200;

function cellsWithin(w: Table, centres: readonly Cell[], far: number): readonly Cell[] {
  const g = ground(w);
  return cellsThat(
    g,
    (cell) => mayStop(g, cell) && centres.some((centre) => distance(w, centre, cell) <= far),
  );
}

/** Civilians who are still on the board. */
export const civilians = (w: Table): Model[] => w.models.filter((m) => m.unit === 'Civilian' && onBoard(m));

/** The cells of a side's deployment zone. */
export const homeOf = (w: Table, side: Side): readonly Cell[] => cellsWith(ground(w), w.sides[side].zone);

/** EE-OBJ-04 The side with more models in a zone; -1 without. Down, mind-controlled and neutral models do not count. */
export function controls(w: Table, cells: readonly Cell[]): Side | -1 {
  applies('EE-OBJ-04');
  let lead = 0;
  for (const m of w.models)
    if (onBoard(m) && !m.neutral && !isDown(m) && m.mind === null && cells.includes(m.cell))
      lead += m.side === 0 ? 1 : -1;
  return lead > 0 ? 0 : lead < 0 ? 1 : -1;
}

export function score(play: Play, side: Side, points: number, rule: string, what: string): void {
  if (points === 0) return;
  play.w.sides[side].score += points;
  play.tell?.(
    { type: 'scored', ...ofSide(play.w, side), points, what, score: play.w.sides[side].score },
    rule,
  );
}

/** More points wins; then the tie-break; then it is a draw (EE-END-05). */
export function byPoints(play: Play, rule: string, tie: (w: Table) => number = () => 0): void {
  const { w } = play;
  const lead = w.sides[0].score - w.sides[1].score || tie(w);
  finish(
    play,
    lead > 0 ? 0 : lead < 0 ? 1 : null,
    rule,
    lead === 0 ? 'the sides are level' : `side ${lead > 0 ? 'A' : 'B'} has more points`,
  );
}

export const isHome = (w: Table, m: Model): boolean => homeOf(w, m.side).includes(m.cell);

/** Gives a new objective token to a model. */
export function takeToken(play: Play, m: Model, kind: Token['kind'], rule: string): void {
  const { w } = play;
  const token: Token = { id: w.tokens.length, kind, cell: -1 };
  w.tokens.push(token);
  m.carries.push(token.id);
  play.tell?.({ type: 'took', model: m.name, token: kind }, rule);
}

export const carriersOf = (w: Table, kind: Token['kind']): Model[] =>
  w.models.filter((m) => onBoard(m) && m.carries.some((id) => tokenOf(w, id).kind === kind));

/** Models of a side on the board, civilians and neutrals aside. */
export const soldiers = (w: Table, side: Side): Model[] =>
  w.models.filter((m) => m.side === side && onBoard(m) && m.unit !== 'Civilian' && !m.neutral);

/** Nobody of the automaton is left or still to come in a pod. */
export const isCleared = (w: Table): boolean =>
  soldiers(w, 1).length === 0 &&
  w.pods.every((pod) => pod.state === 'placed') &&
  !w.models.some((m) => m.side === 1 && m.place === 'hidden');

export const lostIn = (w: Table, side: Side): number => w.sides[side].lost;

/** EE-M-SE-03 EE-M-SE-04 Bonuses count game rounds. Cards after a mission of the season. */
export const seasonCards =
  (rule: RuleId, forLoss: 0 | 1) =>
  (w: Table, result: { winner: Side | null; secondary: boolean }, side: Side): number => {
    applies(rule);
    if (side !== 0 || result.winner !== 0) return forLoss;
    applies('EE-M-SE-03');
    if (result.secondary) applies('EE-M-SE-04');
    return (w.difficulty === 'Easy' ? 1 : w.difficulty === 'Impossible' ? 3 : 2) + (result.secondary ? 1 : 0);
  };

/** Cards after a battle: so many for the winner, so many for the loser; a draw counts as said. */
export const battleCards =
  (rule: RuleId, win: number, loss: number, draw = loss) =>
  (_w: Table, result: { winner: Side | null }, side: Side): number => {
    applies(rule);
    if (result.winner === null) return draw;
    return result.winner === side ? win : loss;
  };
