// The kernel compared with a plain loop and with boardgame.io, in one process and one run.
import {
  type AnyGame,
  Session,
  copyFlow,
  fastChance,
  playout,
  seeded,
  uniform,
  itemAt,
} from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { newSeed } from '@xenotable/seed';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { ticTacToe } from '@xenotable/kernel/examples/ticTacToe.ts';
import { bareConnectFour, bareTicTacToe } from './bare.ts';
import { type Title, clientGames, reducerGames } from './boardgameio.ts';
import { type Speed, costOf, median, speed } from './measure.ts';

const seats = people(2);

function playouts(game: AnyGame): () => number {
  const chance = fastChance(1);
  const any = uniform(2);
  return () => playout(game, game.begin({}, seats), chance, any);
}

/** Everything on: judging, record, checks, happenings, undo. */
function sessions(game: AnyGame): () => number {
  const source = seeded(newSeed());
  const any = uniform(2);
  return () => {
    const session = Session.start(game, { seats }, source);
    while (session.world.over === null) {
      const ask = itemAt(game.asks(session.world), 0);
      session.choose(ask.seat, ask.offers[any(ask.offers.length)]);
    }
    return session.entries.length;
  };
}

interface Unit {
  id: number;
  at: { x: number; y: number };
  gun: { kind: string; ammo: number };
}

/** A world of 300 objects, paused inside an interrupt. */
function pausedWorld() {
  return {
    edition: '1',
    flow: [
      { chapter: 'turn', step: 'activate', unit: 3 },
      { chapter: 'movement', step: 'overwatch', path: [4, 5, 6], watchers: [7] },
    ],
    undoBarrier: 12,
    over: null,
    units: Array.from({ length: 60 }, (_, id): Unit => ({
      id,
      at: { x: id % 8, y: id >> 3 },
      gun: { kind: 'rifle', ammo: 3 },
    })),
    cells: Array.from({ length: 80 }, (_, cell) => ({ terrain: 'grass', unit: cell })),
    hand: Array.from({ length: 40 }, (_, id) => ({ card: 'grenade', id })),
  };
}

const copyPaused = (w: ReturnType<typeof pausedWorld>) => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  units: w.units.map((unit) => ({
    id: unit.id,
    at: { x: unit.at.x, y: unit.at.y },
    gun: { kind: unit.gun.kind, ammo: unit.gun.ammo },
  })),
  cells: w.cells.map((cell) => ({ terrain: cell.terrain, unit: cell.unit })),
  hand: w.hand.map((card) => ({ card: card.card, id: card.id })),
});

const contenders = (
  title: Title,
  game: AnyGame,
  bare: (any: (below: number) => number) => number,
): Record<string, () => number> => {
  const any = uniform(2);
  return {
    bareLoop: () => bare(any),
    kernel: playouts(game),
    session: sessions(game),
    boardgameioReducer: reducerGames(title, uniform(2)),
    boardgameioClient: clientGames(title, uniform(2)),
  };
};

export interface KernelBench {
  ratios: {
    bareLoop: number;
    boardgameioClient: number;
    sessionVsBoardgameioClient: number;
    boardgameioReducer: number;
    copyVsStructuredClone: number;
  };
  games: Record<string, Record<string, Speed>>;
  rounds: number;
}

export function benchKernel(rounds: number, ms: number, progress: (text: string) => void): KernelBench {
  const titles = {
    'connect-four': contenders('connect-four', connectFour, bareConnectFour),
    'tic-tac-toe': contenders('tic-tac-toe', ticTacToe, bareTicTacToe),
  };
  const runs: Record<string, Record<string, Speed[]>> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [title, all] of Object.entries(titles)) {
      for (const [name, game] of Object.entries(all)) {
        progress(`round ${round + 1} of ${rounds}: ${title}, ${name}`);
        ((runs[title] ??= {})[name] ??= []).push(speed(game, ms));
      }
    }
  }
  const games = Object.fromEntries(
    Object.entries(runs).map(([title, all]) => [
      title,
      Object.fromEntries(
        Object.entries(all).map(([name, speeds]) => [
          name,
          {
            gamesPerSecond: median(speeds.map((one) => one.gamesPerSecond)),
            movesPerSecond: median(speeds.map((one) => one.movesPerSecond)),
          },
        ]),
      ),
    ]),
  );
  const world = pausedWorld();
  const copies = Array.from(
    { length: rounds },
    () => costOf(() => structuredClone(world), 300) / costOf(() => copyPaused(world), 20_000),
  );
  // Ratios of each round, then their median: disturbances of the machine affect both sides.
  const ratio = (ours: string, theirs: string): number =>
    median(
      runs['connect-four']![ours]!.map(
        (one, i) => one.gamesPerSecond / runs['connect-four']![theirs]![i]!.gamesPerSecond,
      ),
    );
  return {
    ratios: {
      bareLoop: ratio('kernel', 'bareLoop'),
      boardgameioClient: ratio('kernel', 'boardgameioClient'),
      sessionVsBoardgameioClient: ratio('session', 'boardgameioClient'),
      boardgameioReducer: ratio('kernel', 'boardgameioReducer'),
      copyVsStructuredClone: median(copies),
    },
    games,
    rounds,
  };
}
