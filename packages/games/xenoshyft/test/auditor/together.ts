// Phases that everybody does at the same time.
import { type Account, clockwise, playerOf } from './account.ts';
import type { Choice, Flow } from './listening.ts';

/** XS-GEN-07 XS-GEN-08 Everybody at once: Ally Commanders first, then people in any order, until all are ready. */
export function* together(
  a: Account,
  rule: string,
  legal: (seat: number) => { offers: Choice[]; back: Choice[] },
  act: (seat: number, choice: Choice) => Flow,
): Flow {
  for (const one of a.players) one.ready = false;
  const offersOf = (seat: number): Choice[] =>
    playerOf(a, seat).ready ? [] : [{ do: 'ready' }, ...legal(seat).offers];
  while (a.players.some((one) => !one.ready)) {
    const ally = clockwise(a, a.first).find((seat) => playerOf(a, seat).ally && !playerOf(a, seat).ready);
    const people = [...a.players.keys()].filter((seat) => !playerOf(a, seat).ally);
    const { seat, choice } = yield {
      rule,
      seats: ally === undefined ? people : [ally],
      offers: offersOf,
      back: (one) => (playerOf(a, one).ready ? [{ do: 'not ready' }] : legal(one).back),
    };
    if (choice['do'] === 'ready' || choice['do'] === 'not ready')
      playerOf(a, seat).ready = choice['do'] === 'ready';
    else yield* act(seat, choice);
  }
  for (const one of a.players) one.ready = false;
}
