// One kind of table that is simulated many times.
import {
  type AnyPlayer,
  type Outcome,
  type Seat,
  type SeatPlan,
  canAct,
  fastChance,
} from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';
import { playerFor } from './players.ts';

export interface SimulatedTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  /** Who plays the seats of people: one name for all, or one for each seat. */
  players: readonly string[];
}

export interface Result {
  winners: number[];
  why: string;
  decisions: number;
  /** How each seat stands at the end, from 0 to 1. */
  scores: number[];
}

/** Plays one game to its end, or to the bound: unfinished games are counted, never hidden. Programs have a chance of their own. */
export function simulateGame(pack: GamePackage, table: SimulatedTable, seed: number): Result {
  const { game, bound } = pack;
  const chance = fastChance(seed);
  const own = fastChance(seed + 0x10000000);
  const players: AnyPlayer[] = table.seats.map((_, seat) =>
    playerFor(pack, table.players[seat % table.players.length] ?? 'random'),
  );
  const w = game.setup(table.options, table.seats, chance);
  let decisions = 0;
  for (; w.over === null && decisions < bound; decisions++) {
    const asks = game.asks(w).filter(canAct);
    const ask = asks[own.roll(asks.length, 'simulation') - 1]!;
    game.play(w, ask.seat, players[ask.seat]!(game.view(w, ask.seat), ask, own), chance);
  }
  const over: Outcome = w.over ?? { winners: [], rule: '', why: 'not finished' };
  const scores = table.seats.map((_, seat: Seat) => game.score(w, seat));
  return { winners: over.winners, why: over.why, decisions, scores };
}
