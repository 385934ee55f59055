// Tic-tac-toe, for the benchmark.
import { type Game, type World, bookOf, chaptersOf, copyFlow, defineGame } from '../src/index.ts';

export interface Table extends World {
  cells: number[];
  turn: number;
  marks: number;
}

const chapter = chaptersOf<Table, number>();
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export const won = (cells: readonly number[], mark: number): boolean => {
  for (const [a, b, c] of LINES) if (cells[a] === mark && cells[b] === mark && cells[c] === mark) return true;
  return false;
};

const marking = chapter('marking').steps({
  /** TT-01 Seats mark one empty cell in turn; three in a row win. */
  'mark a cell': {
    rule: 'TT-01',
    prompt: 'Mark a cell.',
    who: (w) => w.turn,
    offers(w) {
      const free: number[] = [];
      for (let cell = 0; cell < 9; cell++) if (w.cells[cell] === 0) free.push(cell);
      return free;
    },
    take(play, _f, seat, cell) {
      const w = play.w;
      w.cells[cell] = seat + 1;
      w.marks++;
      if (won(w.cells, seat + 1)) play.end({ winners: [seat], rule: 'TT-01', why: 'three in a row' });
      else if (w.marks === 9) play.end({ winners: [], rule: 'TT-01', why: 'the board is full' });
      else w.turn = 1 - seat;
      return 'again';
    },
  },
});

const copy = (w: Table): Table => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  cells: w.cells.slice(),
  turn: w.turn,
  marks: w.marks,
});

export const ticTacToe: Game<Table, number, Table> = defineGame<Table, number, Table>({
  name: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  edition: '1',
  seats: { least: 2, most: 2, kinds: ['person'] },
  options: {},
  book: bookOf([marking]),
  begin: () => ({
    edition: '1',
    flow: [marking.begin({})],
    undoBarrier: 0,
    over: null,
    cells: new Array<number>(9).fill(0),
    turn: 0,
    marks: 0,
  }),
  view: copy,
  imagine: copy,
  copy,
  score: (w, seat) =>
    w.over === null || w.over.winners.length === 0 ? 0.5 : w.over.winners[0] === seat ? 1 : 0,
  words: { choice: (cell) => `cell ${cell + 1}`, happening: (what) => what.type },
  arrange: () => ticTacToe.begin({}, []),
  report: (w) => ({ cells: w.cells }),
});
