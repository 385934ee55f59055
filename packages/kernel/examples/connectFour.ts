// Connect four, for measuring speed. Two seats drop discs; four in a row win.
import {
  type Game,
  type Seat,
  type World,
  aNumber,
  bookOf,
  chaptersOf,
  copyFlow,
  defineGame,
  fields,
  listOf,
  seatLetter,
} from '../src/index.ts';

export interface Table extends World {
  /** 42 cells, row by row from the bottom: 0 empty, 1 or 2 for the seats. */
  cells: number[];
  height: number[];
  turn: number;
  discs: number;
}

interface Dropped {
  type: 'dropped';
  seat: Seat;
  column: number;
}

const chapter = chaptersOf<Table, number, Dropped>();

const owner = (cells: readonly number[], column: number, row: number): number =>
  column < 0 || column > 6 || row < 0 || row > 5 ? -1 : cells[row * 7 + column]!;

/** The number of discs of one colour in a row beside a cell, in one direction. */
function run(
  cells: readonly number[],
  column: number,
  row: number,
  dx: number,
  dy: number,
  disc: number,
): number {
  let length = 0;
  while (owner(cells, column + dx * (length + 1), row + dy * (length + 1)) === disc) length++;
  return length;
}

export function wins(cells: readonly number[], column: number, row: number, disc: number): boolean {
  return (
    run(cells, column, row, 0, -1, disc) >= 3 ||
    run(cells, column, row, -1, 0, disc) + run(cells, column, row, 1, 0, disc) >= 3 ||
    run(cells, column, row, -1, -1, disc) + run(cells, column, row, 1, 1, disc) >= 3 ||
    run(cells, column, row, -1, 1, disc) + run(cells, column, row, 1, -1, disc) >= 3
  );
}

const drop = chapter('drop').steps({
  /** C4-01 Seats drop one disc in turn into a column that is not full. */
  'drop a disc': {
    rule: 'C4-01',
    prompt: 'Drop a disc.',
    who: (w) => w.turn,
    offers(w) {
      const columns: number[] = [];
      for (let column = 0; column < 7; column++) if (w.height[column]! < 6) columns.push(column);
      return columns;
    },
    take(play, _f, seat, column) {
      const w = play.w;
      const row = w.height[column]!++;
      w.cells[row * 7 + column] = seat + 1;
      w.discs++;
      play.tell?.({ type: 'dropped', seat, column }, 'C4-01');
      /** C4-02 Four in a row win; a full board is a draw. */
      if (wins(w.cells, column, row, seat + 1))
        play.end({ winners: [seat], rule: 'C4-02', why: 'four in a row' });
      else if (w.discs === 42) play.end({ winners: [], rule: 'C4-02', why: 'the board is full' });
      else w.turn = 1 - seat;
      return 'again';
    },
  },
});

const readGiven = fields({ cells: listOf(aNumber(0, 2)) });

export const connectFour: Game<Table, number, Table, Dropped> = defineGame({
  name: 'connect-four',
  title: 'Connect four',
  edition: '1',
  seats: { least: 2, most: 2, kinds: ['person'] },
  options: {},
  book: bookOf([drop]),
  begin: () => ({
    edition: '1',
    flow: [drop.begin({})],
    undoBarrier: 0,
    over: null,
    cells: new Array<number>(42).fill(0),
    height: new Array<number>(7).fill(0),
    turn: 0,
    discs: 0,
  }),
  view: (w) => copy(w),
  imagine: (view) => copy(view),
  copy,
  score: (w, seat) =>
    w.over === null || w.over.winners.length === 0 ? 0.5 : w.over.winners[0] === seat ? 1 : 0,
  words: {
    choice: (column) => `column ${column + 1}`,
    happening: ({ seat, column }) => `${seatLetter(seat)} drops into column ${column + 1}`,
  },
  arrange(given) {
    const { cells } = readGiven(given, 'given');
    const w = connectFour.begin({}, []);
    w.cells = cells;
    w.height = w.height.map(
      (_, column) => [0, 1, 2, 3, 4, 5].filter((row) => cells[row * 7 + column]! > 0).length,
    );
    w.discs = cells.filter((disc) => disc > 0).length;
    w.turn = w.discs % 2;
    return w;
  },
  report: (w) => ({ cells: w.cells.slice() }),
  sides: () => [[0], [1]],
});

function copy(w: Table): Table {
  return {
    edition: w.edition,
    flow: copyFlow(w.flow),
    undoBarrier: w.undoBarrier,
    over: w.over,
    cells: w.cells.slice(),
    height: w.height.slice(),
    turn: w.turn,
    discs: w.discs,
  };
}
