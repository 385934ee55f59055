// Games of programs alone: whether they end, and how many choices a turn has. Counted in choices, not in time, so that the
// result is the same on every machine.
import { STRENGTHS, type Strength, mindOf, randomPlayer } from '@xenotable/bots';
import { type AnyGame, type AnyPlayer, type Ask, canAct, fastChance } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';

export interface AloneGame {
  decisions: number;
  longestTurn: number;
  /** Whether the game ended within the bound. */
  ended: boolean;
}

export type AlonePlayer = Strength | 'random';
export const PLAYERS: readonly AlonePlayer[] = ['random', ...STRENGTHS];

/** A seat's player, told how many choices of the same turn came before. */
function seated(game: AnyGame, player: AlonePlayer, looks: number): (before: number) => AnyPlayer {
  if (player === 'random') return () => randomPlayer(game);
  const memory = new Set<string>();
  return (before) => (view, ask, chance) => {
    const thought = mindOf(player, before)(game, view, ask, chance, memory);
    for (let i = 0; i < looks && thought.look(); i++);
    return thought.best();
  };
}

/** A turn ends with the clock's next tick or with another seat's decision. */
export function playAlone(
  { game }: GamePackage,
  { options, seats }: Trial,
  player: AlonePlayer,
  seed: number,
  looks: number,
  bound: number,
): AloneGame {
  const chance = fastChance(seed);
  const own = fastChance(seed + 1);
  const players = seats.map(() => seated(game, player, looks));
  const w = game.setup(options, seats, chance);
  let longestTurn = 0;
  let turn = 0;
  let seat = -1;
  let tick = -1;
  let decisions = 0;
  for (; w.over === null && decisions < bound; decisions++) {
    const asks: Ask<unknown>[] = game.asks(w);
    const ask = asks.find(canAct);
    const decide = ask === undefined ? undefined : players[ask.seat];
    if (ask === undefined || decide === undefined) throw new Error('nobody can do anything');
    const now = game.clock?.(w) ?? 0;
    if (ask.seat !== seat || now !== tick) [turn, seat, tick] = [0, ask.seat, now];
    game.play(w, ask.seat, decide(turn)(game.view(w, ask.seat), ask, own), chance);
    turn++;
    longestTurn = Math.max(longestTurn, turn);
  }
  return { decisions, longestTurn, ended: w.over !== null };
}
