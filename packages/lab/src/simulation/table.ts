// One kind of table that is simulated many times.
import { greedyPlayer, randomPlayer, searchPlayer } from '@xenotable/bots';
import {
  type AnyGame,
  type AnyPlayer,
  BadInput,
  type Outcome,
  type SeatPlan,
  canAct,
  closest,
  fastChance,
} from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';

export interface SimulatedTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  /** Who plays the seats of people. */
  player: string;
}

const bots: Record<string, (game: AnyGame) => AnyPlayer> = {
  random: randomPlayer,
  greedy: (game) => greedyPlayer(game),
  search: (game) => searchPlayer(game, { iterations: 200 }),
};

export function playerFor({ game, players }: GamePackage, name: string): AnyPlayer {
  const own = players?.[name];
  if (own !== undefined) return own;
  const bot = bots[name];
  if (bot === undefined)
    throw new BadInput(
      '--player',
      `nobody is called ${JSON.stringify(name)}${closest(name, [...Object.keys(players ?? {}), ...Object.keys(bots)])}`,
    );
  return bot(game);
}

export interface Result {
  winners: number[];
  why: string;
  decisions: number;
}

/** Plays one game to its end, or to the bound: unfinished games are counted, never hidden. */
export function simulateGame(
  pack: GamePackage,
  table: SimulatedTable,
  player: AnyPlayer,
  seed: number,
): Result {
  const { game, bound } = pack;
  const chance = fastChance(seed);
  const w = game.setup(table.options, table.seats, chance);
  let decisions = 0;
  for (; w.over === null && decisions < bound; decisions++) {
    const asks = game.asks(w).filter(canAct);
    const ask = asks[chance.roll(asks.length, 'simulation') - 1]!;
    game.play(w, ask.seat, player(game.view(w, ask.seat), ask, chance), chance);
  }
  const over: Outcome = w.over ?? { winners: [], rule: '', why: 'not finished' };
  return { winners: over.winners, why: over.why, decisions };
}
