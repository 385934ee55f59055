// Information-set Monte Carlo tree search: each iteration imagines a world, walks down the tree of this seat's knowledge, and plays on.
import { type AnyGame, type AnyPlayer, type Ask, type Chance, type Seat, type World, playout } from '@xenotable/kernel';
import { candidates } from './candidates.ts';

interface Node {
  visits: number;
  /** Sum of scores for the seat that chose the way here. */
  value: number;
  /** How often it could have been chosen. */
  open: number;
  children: Map<string, Node>;
}

const node = (): Node => ({ visits: 0, value: 0, open: 0, children: new Map() });

export interface Budget {
  iterations: number;
  /** Decisions of a playout before the position is scored as it stands. */
  depth?: number;
  /** How much is tried that looks worse so far. */
  curiosity?: number;
}

/** The child to follow: an untried one first, then by upper confidence. */
function pick(parent: Node, keys: readonly string[], curiosity: number, any: (below: number) => number): string {
  const untried = keys.filter((key) => !parent.children.has(key));
  for (const key of keys) {
    const child = parent.children.get(key);
    if (child !== undefined) child.open++;
  }
  if (untried.length > 0) return untried[any(untried.length)]!;
  let best = keys[0]!;
  let most = -Infinity;
  for (const key of keys) {
    const child = parent.children.get(key)!;
    const bound = child.value / child.visits + curiosity * Math.sqrt(Math.log(child.open + 1) / child.visits);
    if (bound > most) {
      most = bound;
      best = key;
    }
  }
  return best;
}

function iterate(game: AnyGame, w: World, root: Node, chance: Chance, depth: number, curiosity: number): void {
  const any = (below: number): number => chance.roll(below, 'bot') - 1;
  const path: { at: Node; seat: Seat }[] = [];
  let at = root;
  while (w.over === null) {
    const asks = (game.asks(w) as Ask<unknown>[]).filter((ask) => ask.offers.length + ask.spaces.length > 0);
    const ask = asks[any(asks.length)]!;
    const choices = new Map(candidates(game, w, ask, chance, 2).map((choice) => [`${ask.seat}${JSON.stringify(choice)}`, choice]));
    const key = pick(at, [...choices.keys()], curiosity, any);
    const fresh = !at.children.has(key);
    const child = at.children.get(key) ?? node();
    at.children.set(key, child);
    game.play(w, ask.seat, choices.get(key), chance);
    path.push({ at: child, seat: ask.seat });
    at = child;
    if (fresh) break;
  }
  playout(game, w, chance, any, depth);
  for (const step of path) {
    step.at.visits++;
    step.at.value += game.score(w, step.seat);
  }
}

/** A player that thinks for a fixed number of iterations, so that the same seed thinks the same. */
export const searchPlayer =
  (game: AnyGame, { iterations, depth = 60, curiosity = 0.7 }: Budget): AnyPlayer =>
  (view, ask, chance) => {
    const choices = candidates(game, game.imagine(view, chance) as World, ask, chance);
    if (choices.length === 1) return choices[0];
    const root = node();
    const keys = new Map(choices.map((choice) => [`${ask.seat}${JSON.stringify(choice)}`, choice]));
    for (let i = 0; i < iterations; i++) iterate(game, game.imagine(view, chance) as World, root, chance, depth, curiosity);
    let best = choices[0];
    let most = -1;
    for (const [key, child] of root.children) {
      const choice = keys.get(key);
      if (choice !== undefined && child.visits > most) {
        most = child.visits;
        best = choice;
      }
    }
    return best;
  };
