// The same two games as hand-written loops, to measure the overhead of the kernel.
import type { Uniform } from '@xenotable/kernel';
import { wins } from '@xenotable/kernel/examples/connectFour.ts';
import { won } from '@xenotable/kernel/examples/ticTacToe.ts';

/** One random game of connect four; the number of discs dropped. */
export function bareConnectFour(any: Uniform): number {
  const cells = new Array<number>(42).fill(0);
  const height = new Array<number>(7).fill(0);
  const columns: number[] = [];
  for (let discs = 0, turn = 0; ; turn = 1 - turn) {
    columns.length = 0;
    for (let column = 0; column < 7; column++) if (height[column]! < 6) columns.push(column);
    const column = columns[any(columns.length)]!;
    const row = height[column]!++;
    cells[row * 7 + column] = turn + 1;
    discs++;
    if (wins(cells, column, row, turn + 1) || discs === 42) return discs;
  }
}

/** One random game of tic-tac-toe; the number of marks. */
export function bareTicTacToe(any: Uniform): number {
  const cells = new Array<number>(9).fill(0);
  const free: number[] = [];
  for (let marks = 0, turn = 0; ; turn = 1 - turn) {
    free.length = 0;
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) free.push(cell);
    cells[free[any(free.length)]!] = turn + 1;
    marks++;
    if (won(cells, turn + 1) || marks === 9) return marks;
  }
}
