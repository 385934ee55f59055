// Plans that partners see before they are played: legal choices, worded from the view of the person who sees them.
import {
  type AnyGame,
  type Json,
  type Seat,
  type Session,
  type World,
  fastChance,
  quietly,
  same,
} from '@xenotable/kernel';
import { Problem } from '../problem.ts';
import type { Table } from '../tables/table.ts';
import { partners } from './hearing.ts';
import type { PlanTogether, SharedPlan } from './messages.ts';

const imagined = (game: AnyGame, session: Session, seat: Seat): World =>
  game.imagine(session.view(seat), fastChance(session.entries.length));

/**
 * Refuses plans with an illegal step; a plan ends where chance decides. Steps after the first are judged in a world imagined
 * from the seat's own view, so that planning a step does not tell whether it would reveal something hidden.
 */
export function checkPlan(
  { session, game }: Pick<Table, 'session' | 'game'>,
  seat: Seat,
  steps: readonly Json[],
): void {
  if (session === null) return;
  let world: World | null = session.world;
  steps.forEach((choice, i) => {
    if (world === null)
      throw new Problem(
        'not-now',
        `Step ${i + 1} cannot be planned: what comes before it is left to chance.`,
      );
    const refusal = game.judge(world, seat, choice);
    if (refusal !== null) throw new Problem('not-now', `Step ${i + 1} is not possible: ${refusal.reason}`);
    const seen = i === 0 && steps.length > 1 ? imagined(game, session, seat) : world;
    world = quietly(game, seen, seat, choice);
  });
}

/** A seat's plan, and the number of entries at the time. */
export interface Plan {
  steps: readonly Json[];
  seq: number;
}

/** The rest of a plan: played steps are removed; another choice of the seat, or a first step that is no longer legal, ends it. */
export function whatIsLeft({ session, game }: Table, seat: Seat, { steps, seq }: Plan): Plan | null {
  if (session === null) return null;
  let left = steps;
  for (const entry of session.entries.slice(seq)) {
    if (entry.seat !== seat) continue;
    if ('undo' in entry || left[0] === undefined || !same(entry.choice, left[0])) return null;
    left = left.slice(1);
  }
  const [first] = left;
  return first === undefined || game.judge(session.world, seat, first) !== null
    ? null
    : { steps: left, seq: session.entries.length };
}

export function plan(table: Table, { seat, steps }: Pick<PlanTogether, 'seat' | 'steps'>): void {
  const { plans } = table.talk;
  if (steps.length === 0) {
    if (!plans.delete(seat)) return;
  } else {
    checkPlan(table, seat, steps);
    plans.set(seat, { steps, seq: table.session?.entries.length ?? 0 });
  }
  table.talk.tellPlans(table);
}

/** The plans that a seat may see, including its own, worded from its own view. */
export function plansFor(table: Table, seat: Seat): SharedPlan[] {
  const { session, talk } = table;
  if (session === null || talk.plans.size === 0) return [];
  const view = session.view(seat);
  const heard = new Set([seat, ...partners(table, seat)]);
  return [...talk.plans].flatMap(([planner, { steps: choices }]) => {
    if (!heard.has(planner)) return [];
    try {
      const open = (choice: Json): boolean =>
        planner === seat || (talk.game?.mayHear?.(view, planner, choice) ?? true);
      if (!choices.every(open)) return [];
      const steps = choices.map((choice) => ({ choice, words: session.game.words.choice(choice, view) }));
      return [{ seat: planner, steps }];
    } catch {
      // A view without words for a choice does not show it.
      return [];
    }
  });
}
