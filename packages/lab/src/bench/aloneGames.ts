// Games of programs alone: whether they end, and how many choices a turn has. Counted in choices, not in time, so that the
// result is the same on every machine.
import { type Strength, mindOf } from '@xenotable/bots';
import { type Ask, canAct, fastChance } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';

export interface AloneGame {
  decisions: number;
  longestTurn: number;
  /** Whether the game ended within the bound. */
  ended: boolean;
}

/** A turn ends with the clock's next tick or with another seat's decision. */
export function playAlone(
  { game }: GamePackage,
  { options, seats }: Trial,
  strength: Strength,
  seed: number,
  looks: number,
  bound: number,
): AloneGame {
  const chance = fastChance(seed);
  const own = fastChance(seed + 1);
  const memories = seats.map(() => new Set<string>());
  const w = game.setup(options, seats, chance);
  let longestTurn = 0;
  let turn = 0;
  let seat = -1;
  let tick = -1;
  let decisions = 0;
  for (; w.over === null && decisions < bound; decisions++) {
    const asks: Ask<unknown>[] = game.asks(w);
    const ask = asks.find(canAct);
    const memory = ask === undefined ? undefined : memories[ask.seat];
    if (ask === undefined || memory === undefined) throw new Error('nobody can do anything');
    const now = game.clock?.(w) ?? 0;
    if (ask.seat !== seat || now !== tick) [turn, seat, tick] = [0, ask.seat, now];
    const thought = mindOf(strength, turn)(game, game.view(w, ask.seat), ask, own, memory);
    for (let i = 0; i < looks && thought.look(); i++);
    game.play(w, ask.seat, thought.best(), chance);
    turn++;
    longestTurn = Math.max(longestTurn, turn);
  }
  return { decisions, longestTurn, ended: w.over !== null };
}
