// The same two games on boardgame.io 0.50.2: its reducer alone, and its headless client. Loaded only by the benchmark.
import { createRequire } from 'node:module';
import type { Uniform } from '@xenotable/kernel';
import { wins } from '@xenotable/kernel/examples/connectFour.ts';
import { won } from '@xenotable/kernel/examples/ticTacToe.ts';

interface State {
  G: { cells: number[]; height?: number[] };
  ctx: { currentPlayer: string; gameover?: unknown };
}
interface Client {
  start(): void;
  stop(): void;
  getState(): State;
  moves: Record<string, (at: number) => void>;
}
interface Library {
  Client(config: { game: unknown; numPlayers: number; debug: false }): Client;
  CreateGameReducer(config: { game: unknown }): (state: State, action: unknown) => State;
  InitializeGame(config: { game: unknown; numPlayers: number }): State;
}

const require = createRequire(import.meta.url);
const load = (): Library =>
  ({ ...require('boardgame.io/client'), ...require('boardgame.io/internal') }) as Library;

interface Move {
  G: { cells: number[]; height: number[] };
  ctx: { currentPlayer: string };
  events: { endGame(outcome: unknown): void };
}

const turn = { minMoves: 1, maxMoves: 1 };

const connectFour = {
  name: 'connect-four',
  setup: () => ({ cells: new Array<number>(42).fill(0), height: new Array<number>(7).fill(0) }),
  turn,
  moves: {
    play({ G, ctx, events }: Move, column: number): void {
      const row = G.height[column]!++;
      const disc = Number(ctx.currentPlayer) + 1;
      G.cells[row * 7 + column] = disc;
      if (wins(G.cells, column, row, disc)) events.endGame({ winner: ctx.currentPlayer });
      else if (G.height.every((height) => height === 6)) events.endGame({ draw: true });
    },
  },
};

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: new Array<number>(9).fill(0) }),
  turn,
  moves: {
    play({ G, ctx, events }: Move, cell: number): void {
      const mark = Number(ctx.currentPlayer) + 1;
      G.cells[cell] = mark;
      if (won(G.cells, mark)) events.endGame({ winner: ctx.currentPlayer });
      else if (G.cells.every((one) => one !== 0)) events.endGame({ draw: true });
    },
  },
};

const games = { 'connect-four': connectFour, 'tic-tac-toe': ticTacToe };
export type Title = keyof typeof games;

function legal(state: State): number[] {
  const { cells, height } = state.G;
  const free: number[] = [];
  if (height === undefined) cells.forEach((one, cell) => one === 0 && free.push(cell));
  else height.forEach((discs, column) => discs < 6 && free.push(column));
  return free;
}

/** Random games through the reducer alone. */
export function reducerGames(title: Title, any: Uniform): () => number {
  const { CreateGameReducer, InitializeGame } = load();
  const game = games[title];
  const reduce = CreateGameReducer({ game });
  return () => {
    let state = InitializeGame({ game, numPlayers: 2 });
    let moves = 0;
    for (; state.ctx.gameover === undefined; moves++) {
      const free = legal(state);
      const action = {
        type: 'MAKE_MOVE',
        payload: { type: 'play', args: [free[any(free.length)]], playerID: state.ctx.currentPlayer },
      };
      state = reduce(state, action);
    }
    return moves;
  };
}

/** Random games through the headless client: log, undo and plugins included, as ours with a session. */
export function clientGames(title: Title, any: Uniform): () => number {
  const { Client } = load();
  return () => {
    const client = Client({ game: games[title], numPlayers: 2, debug: false });
    client.start();
    let moves = 0;
    for (
      let state = client.getState();
      state.ctx.gameover === undefined;
      state = client.getState(), moves++
    ) {
      const free = legal(state);
      client.moves['play']!(free[any(free.length)]!);
    }
    client.stop();
    return moves;
  };
}
