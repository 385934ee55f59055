// Information-set Monte Carlo tree search: each look imagines a world, walks down the tree of this seat's knowledge, and plays on.
import {
  type AnyGame,
  type AnyPlayer,
  type Ask,
  type Seat,
  type World,
  canAct,
  playout,
} from '@xenotable/kernel';
import { candidates } from './candidates.ts';
import { type Thinker, playerOf } from './thought.ts';

interface Node {
  visits: number;
  /** Sum of scores for the seat that chose the way here. */
  value: number;
  /** How often it could have been chosen. */
  open: number;
  children: Map<string, Node>;
}

const node = (): Node => ({ visits: 0, value: 0, open: 0, children: new Map() });
const keyOf = (seat: Seat, choice: unknown): string => `${seat}${JSON.stringify(choice)}`;

export interface Manner {
  /** Decisions of a playout before the position is scored as it stands. */
  depth?: number;
  /** How much is tried that looks worse so far. */
  curiosity?: number;
  /** Points of each space. */
  points?: number;
}

/** The child to follow: an untried one first, then by upper confidence. */
function pick(parent: Node, keys: readonly string[], spread: number, any: (below: number) => number): string {
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
    const bound = child.value / child.visits + spread * Math.sqrt(Math.log(child.open + 1) / child.visits);
    if (bound > most) {
      most = bound;
      best = key;
    }
  }
  return best;
}

export const searchThinker =
  ({ depth = 60, curiosity = 0.7, points = 6 }: Manner = {}): Thinker =>
  (game, view, ask, chance) => {
    const any = (below: number): number => chance.roll(below, 'bot') - 1;
    const root = node();
    /** Scores of a game may lie close together: how far apart they are here says how much is worth trying. */
    let least = 1;
    let most = 0;
    const considered = candidates(game, game.imagine(view, chance) as World, ask, chance, points);
    /** The tree branches over what is listed; points of a space are tried at its root only. */
    const branches = (w: World): { seat: Seat; choices: unknown[] } | null => {
      const asks = (game.asks(w) as Ask<unknown>[]).filter(canAct);
      const { seat, offers, spaces } = asks[any(asks.length)]!;
      return spaces.length > 0 ? null : { seat, choices: offers };
    };
    return {
      look() {
        if (considered.length === 1) return false;
        const w = game.imagine(view, chance) as World;
        const path: { at: Node; seat: Seat }[] = [];
        let at = root;
        let here: { seat: Seat; choices: unknown[] } | null = {
          seat: ask.seat,
          choices:
            ask.spaces.length === 0
              ? considered
              : considered.filter((choice) => game.judge(w, ask.seat, choice) === null),
        };
        while (here !== null && here.choices.length > 0) {
          const { seat, choices } = here;
          const keys = new Map(choices.map((choice) => [keyOf(seat, choice), choice]));
          const key = pick(at, [...keys.keys()], curiosity * Math.max(0, most - least), any);
          const fresh = !at.children.has(key);
          const child = at.children.get(key) ?? node();
          at.children.set(key, child);
          game.play(w, seat, keys.get(key), chance);
          path.push({ at: child, seat });
          at = child;
          if (fresh || w.over !== null) break;
          here = branches(w);
        }
        if (w.over === null) playout(game, w, chance, any, depth);
        for (const step of path) {
          const score = game.score(w, step.seat);
          step.at.visits++;
          step.at.value += score;
          least = Math.min(least, score);
          most = Math.max(most, score);
        }
        return true;
      },
      best() {
        const visits = considered.map((choice) => root.children.get(keyOf(ask.seat, choice))?.visits ?? 0);
        return considered[visits.indexOf(Math.max(...visits))];
      },
    };
  };

export interface Budget extends Manner {
  iterations: number;
}

/** A player that looks a fixed number of times. */
export const searchPlayer = (game: AnyGame, { iterations, ...manner }: Budget): AnyPlayer =>
  playerOf(game, searchThinker(manner), iterations);
