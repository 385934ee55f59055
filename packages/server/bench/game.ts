// The game that both servers play: connect four, along a sequence that fills the board without a winner.
import { uniform } from '@xenotable/kernel';
import { wins } from '@xenotable/kernel/examples/connectFour.ts';

/** Forty-two columns after which the board is full and nobody has won. */
export function drawnGame(): number[] {
  for (let seed = 1; ; seed++) {
    const any = uniform(seed);
    const cells = new Array<number>(42).fill(0);
    const height = new Array<number>(7).fill(0);
    const columns: number[] = [];
    while (columns.length < 42) {
      const disc = (columns.length % 2) + 1;
      const quiet = height.flatMap((row, column) => {
        if (row === 6) return [];
        cells[row * 7 + column] = disc;
        const won = wins(cells, column, row, disc);
        cells[row * 7 + column] = 0;
        return won ? [] : [column];
      });
      if (quiet.length === 0) break;
      const column = quiet[any(quiet.length)]!;
      cells[height[column]!++ * 7 + column] = disc;
      columns.push(column);
    }
    if (columns.length === 42) return columns;
  }
}
