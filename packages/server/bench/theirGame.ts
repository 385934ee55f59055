// Connect four as a game of boardgame.io.
import { wins } from '../../kernel/test/games/connect-four.ts';

export interface Board {
  cells: number[];
  height: number[];
}

interface Context {
  G: Board;
  playerID: string;
}

export const theirGame = {
  name: 'connect-four',
  setup: (): Board => ({ cells: new Array<number>(42).fill(0), height: new Array<number>(7).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID, events }: Context & { events: { endGame(result: object): void } }, column: number) {
      const row = G.height[column];
      if (row === undefined || row > 5) return 'INVALID_MOVE';
      const disc = Number(playerID) + 1;
      G.height[column] = row + 1;
      G.cells[row * 7 + column] = disc;
      if (wins(G.cells, column, row, disc)) events.endGame({ winner: playerID });
      else if (G.cells.every((cell) => cell > 0)) events.endGame({ draw: true });
      return undefined;
    },
  },
};
