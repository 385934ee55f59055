// What people place when terrain is open to taste, piece by piece.
import type { RuleId, Seat } from '@xenotable/kernel';
import type { Work } from '../book/building.ts';
import { bystander, freeCells } from '../book/arrivals.ts';
import { bareGround, layOn, lieWords, lies, relay } from '../book/ground.ts';
import { versus, mainArmy } from '../book/who.ts';
import type { PieceName } from '../content/pieces.ts';
import { type Side, type TypeName, otherSide } from '../content/units.ts';
import { cellName } from '../places.ts';
import type { Cell, Table } from '../table.ts';
import { tallied, tally } from './kit.ts';

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
}

/** Each kind of piece so many times, the sides in turn. */
export const inTurn = (first: Side, stock: readonly (readonly [PieceName, number])[]): Site['pieces'] =>
  stock
    .flatMap(([piece, count]) => Array<PieceName>(count).fill(piece))
    .map((piece, i) => ({ piece, side: i % 2 === 0 ? first : otherSide(first) }));

/** Who places for a side: the person of its main faction; against the automaton people take turns. */
export const builderOf = (w: Table, side: Side, number: number): Seat =>
  versus(w) ? mainArmy(w, side).seat : number % w.seats.length;

/** The next piece of a site, or null when all lie; a piece that fits nowhere is left out. */
export function nextPiece(w: Table, site: Site): Work | null {
  if (w.settings.taste.terrain !== 'free') return null;
  const map = w.marks['pieces'] === undefined ? bareGround(w.board.map, site.all, site.keep) : w.board.map;
  for (let number = tallied(w, 'pieces'); number < site.pieces.length; number++) {
    const { piece, side } = site.pieces[number]!;
    const keys = lies(map, piece, site.keep, piece === 'house' ? site.near : 0);
    if (keys.length === 0) continue;
    return {
      seat: builderOf(w, side, number),
      rule: site.rule,
      prompt: `Where does the ${piece} lie? ${number + 1} of ${site.pieces.length} pieces.`,
      keys,
      words: (key) => lieWords(piece, key),
      ground: { now: map, with: (key) => layOn(map, piece, key) },
      put(play, key) {
        relay(play.w.board, layOn(map, piece, key));
        play.w.marks['pieces'] = [number + 1];
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
  const number = tallied(w, 'folk');
  const one = folk[number];
  if (one === undefined || w.settings.taste.terrain !== 'free') return null;
  return {
    seat: builderOf(w, one.side, number),
    rule,
    prompt: `Where does the ${one.type} stand?`,
    keys: freeCells(w, one.cells),
    words: (key) => `${one.type} on ${cellName(key)}`,
    put(play, key) {
      bystander(play.w, one.type, key);
      tally(play.w, 'folk');
    },
  };
}
