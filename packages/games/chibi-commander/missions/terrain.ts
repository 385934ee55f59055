// What people place when terrain is open to taste, piece by piece.
import { freshBoard } from '../board.ts';
import { common } from './state.ts';
import type { RuleId, Seat } from '@xenotable/kernel';
import type { Work } from './mission.ts';
import { bystander, freeCells } from '../book/movement/arrivals.ts';
import { LEFT_OUT, bareGround, emptyGround, layOn, lies } from '../book/preparation/ground.ts';
import { mainArmy, shareOf, versus } from '../book/who.ts';
import type { PieceName } from '../content/pieces.ts';
import { type Side, type TypeName, otherSide } from '../content/units.ts';
import type { Cell, Table } from '../table.ts';

/** Pieces in the order in which they are laid, with whoever lays each. */
export interface Site {
  rule: RuleId;
  /** Streets and houses are built as well, not only vegetation. */
  all: boolean;
  pieces: readonly { piece: PieceName; side: Side }[];
  /** Fields that stay open: zones, and where units will stand. */
  keep: readonly Cell[];
  /** Fields that houses keep from the edge. */
  near?: number;
  /** Free building on an empty board: every piece may be left out. */
  free?: true;
}

/** Each kind of piece so many times, the sides in turn. */
export const inTurn = (first: Side, stock: readonly (readonly [PieceName, number])[]): Site['pieces'] =>
  stock
    .flatMap(([piece, count]) => Array<PieceName>(count).fill(piece))
    .map((piece, i) => ({ piece, side: i % 2 === 0 ? first : otherSide(first) }));

/** Who places for a side: the person of its main faction; against the automaton people take turns. */
export const builderOf = (w: Table, side: Side, number: number): Seat =>
  versus(w) ? mainArmy(w, side).seat : shareOf(w, number);

const groundOf = (w: Table, site: Site): string =>
  site.free === true ? emptyGround() : bareGround(w.board.map, site.all, site.keep);

/** The next piece of a site, or null when all lie; a piece that fits nowhere is left out. */
export function nextPiece(w: Table, site: Site): Work | null {
  if (w.options.terrain !== 'free') return null;
  const map = common.of(w).pieces === undefined ? groundOf(w, site) : w.board.map;
  for (let number = common.count(w, 'pieces'); number < site.pieces.length; number++) {
    const next = site.pieces[number];
    if (next === undefined) break;
    const { piece, side } = next;
    const keys = lies(map, piece, site.keep, piece === 'house' ? site.near : 0);
    if (keys.length === 0) continue;
    return {
      seat: builderOf(w, side, number),
      rule: site.rule,
      prompt: `Where does the ${piece} lie? ${number + 1} of ${site.pieces.length} pieces.`,
      keys: site.free === true ? [...keys, LEFT_OUT] : keys,
      what: { piece, ground: map },
      put(play, key) {
        play.w.board = freshBoard(key === LEFT_OUT ? map : layOn(map, piece, key));
        common.of(play.w).pieces = number + 1;
      },
    };
  }
  return null;
}

/** The next bystander of a list, or null when all stand. */
export function nextBystander(
  w: Table,
  rule: RuleId,
  folk: readonly { type: TypeName; side: Side; cells: readonly Cell[] }[],
): Work | null {
  const number = common.count(w, 'folk');
  const one = folk[number];
  if (one === undefined || w.options.terrain !== 'free') return null;
  return {
    seat: builderOf(w, one.side, number),
    rule,
    prompt: `Where does the ${one.type} stand?`,
    keys: freeCells(w, one.cells),
    what: { folk: one.type },
    put(play, key) {
      bystander(play.w, one.type, key);
      common.tally(play.w, 'folk');
    },
  };
}
