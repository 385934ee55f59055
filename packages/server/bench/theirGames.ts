// Both games of the benchmark as games of boardgame.io.
import { wins } from '@xenotable/kernel/examples/connectFour.ts';
import { type Field, STEPS, directions, drawnUp, step } from './skirmish.ts';

interface Board {
  cells: number[];
  height: number[];
}

interface Context<Table> {
  G: Table;
  playerID: string;
  events: { endGame(result: object): void };
}

const connectFour = {
  name: 'connect-four',
  setup: (): Board => ({ cells: new Array<number>(42).fill(0), height: new Array<number>(7).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    choose({ G, playerID, events }: Context<Board>, column: number) {
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

const skirmish = {
  name: 'skirmish',
  setup: drawnUp,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    choose({ G, events }: Context<Field>, direction: number) {
      if (!directions(G).includes(direction)) return 'INVALID_MOVE';
      step(G, direction);
      if (G.steps === STEPS) events.endGame({ draw: true });
      return undefined;
    },
  },
};

export const theirGames = [connectFour, skirmish];
