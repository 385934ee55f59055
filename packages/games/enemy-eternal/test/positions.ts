// Attacks out of random games, for comparing the odds that are shown with what happens.
import { type Told, type Uniform, anyChoice, fastChance, listener, uniform } from '@xenotable/kernel';
import { type AimView, aimsFor } from '../preview/aims.ts';
import type { Choice } from '../choices.ts';
import { resultOf } from '../forecasts.ts';
import { oddsReply } from '../oddsReply.ts';
import { game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import type { Table } from '../table.ts';

export interface Position {
  w: Table;
  seat: number;
  aim: AimView;
}

/** Games between two people, so that nothing happens after an attack until somebody is asked. */
const TABLES = [
  { mission: 'B1', limit: 1000 },
  { mission: 'B3', limit: 700 },
  { mission: 'B8', limit: 1500 },
  { mission: 'B5', armour: 'literal', 'least damage': 1, 'high ground': true },
  { mission: 'B7', distance: 'alternating', suppression: true, 'explosives need damage': true },
  { mission: 'SE1.8', limit: 500 },
];

/** The attacks that are offered somewhere in one random game, one of them for each question at which there are any. */
function* attacksIn(seed: number): Generator<Position> {
  const any = uniform(seed);
  const chance = fastChance(seed);
  const w = game.setup(
    { ...TABLES[seed % TABLES.length], opponent: 'player' },
    ['Ann', 'Bob'].map((name) => ({ kind: 'person', name })),
    chance,
  );
  while (w.over === null) {
    const ask = game.asks(w)[0]!;
    const aims = aimsFor(w, ask.seat);
    const aim = aims[any(Math.max(1, aims.length))];
    // A charge may run into an Infiltrator that nobody knows of yet.
    const open = aim?.order.do.endsWith('charge') !== true || w.markers.length === 0;
    if (aim !== undefined && open) yield { w: game.copy(w), seat: ask.seat, aim };
    // Whoever can attack does so one time in three, so that models get close to each other.
    game.play(
      w,
      ask.seat,
      aim !== undefined && any(3) === 0 ? aim.order : anyChoice(game, w, ask, any, chance),
      chance,
    );
  }
}

/** So many attacks, few of each game and as different as they come. */
export function positions(count: number): Position[] {
  const found: Position[] = [];
  const pick: Uniform = uniform(count);
  for (let seed = 1; found.length < count; seed++) {
    let taken = 0;
    for (const position of attacksIn(seed)) {
      if (pick(12) > 0 || found.length === count) continue;
      found.push(position);
      if (++taken === 4) break;
    }
  }
  return found;
}

/** The attack is still under way: what is asked now is neither the next action nor the next die. */
const isInterrupt = (w: Table): boolean =>
  !['choose an action', 'choose a model'].includes(w.flow.at(-1)!.step);

/** Makes the attack once: whether its tests hit, and the Wounds that the target loses by it. Nobody interferes. */
export function happens(
  { w: before, seat, aim }: Position,
  chance: ReturnType<typeof fastChance>,
): { hit: boolean; wounds: number } {
  const w = game.copy(before);
  const told: Told<Happening>[] = [];
  const keep = listener(told);
  let done = false;
  const listen: typeof keep = (what, ...rest) => {
    if (what.type === 'activation ends' || what.type === 'poison') done = true;
    if (!done) keep(what, ...rest);
  };
  let choice: { seat: number; choice: Choice } | null = { seat, choice: aim.order };
  while (choice !== null) {
    game.play(w, choice.seat, choice.choice, chance, listen);
    choice = w.over === null && !done && isInterrupt(w) ? oddsReply(w, game.asks(w)) : null;
  }
  return resultOf(aim, before, told);
}
