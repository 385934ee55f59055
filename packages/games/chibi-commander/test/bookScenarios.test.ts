// Missions of the book as data play exactly like the coded ones: the same questions, offers, dice and happenings from the same seeds.
import { type Chance, type Seat, fastChance } from '@xenotable/kernel';
import { type Trial, laws, people } from '@xenotable/kernel/proof';
import { LONG } from '@xenotable/prove';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { type BookScenario, bookScenarios } from '../content/bookScenarios.ts';
import { game } from '../game.ts';
import { problemsOf } from '../scenario/problems.ts';
import type { Table } from '../table.ts';
import { bound } from '../trials.ts';

/** The long battery plays more. */
const SEEDS = LONG ? [1, 2, 3] : [1];
/** Ties of the automaton are not asked about. */
const QUICK = { automaton: 'quick' };

interface Traced {
  asked: string[];
  happened: string[];
  end: unknown;
  winners: readonly number[];
}

/** How a seat decides: by any offer, or as a sensible player would. */
type Player = (
  w: Table,
  ask: { seat: Seat; offers: readonly Choice[] },
  chance: Chance,
  turn: number,
) => Choice;

const anybody: Player = (_w, { offers }, chance) => offers[chance.roll(offers.length, 'any') - 1]!;
const sensible: Player = (w, ask, chance, turn) =>
  game.suggest(game.copy(w), ask.seat, chance) ?? anybody(w, ask, chance, turn);

const byWords = (a: Choice, b: Choice): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** All that players see of a game; the rule behind it is the mission's own. */
function traceOf({ options, seats }: Trial, player: Player, seed: number): Traced & { choices: Choice[] } {
  const traced: Traced & { choices: Choice[] } = {
    asked: [],
    happened: [],
    end: null,
    winners: [],
    choices: [],
  };
  const tell = (what: unknown): void => void traced.happened.push(JSON.stringify(what));
  const [dice, mind] = [fastChance(seed), fastChance(1000 + seed)];
  const w = game.setup(options, seats, dice, tell);
  for (let i = 0; w.over === null && i < bound; i++) {
    // In one order: which fields of an area are named first is no matter of play.
    const asks = game
      .asks(w)
      .filter(({ offers }) => offers.length > 0)
      .map((one) => ({ ...one, offers: one.offers.toSorted(byWords) }));
    const ask = asks[0]!;
    const choice = player(w, ask, mind, i);
    traced.choices.push(choice);
    traced.asked.push(JSON.stringify([asks.map(({ seat, offers }) => [seat, offers]), choice]));
    game.play(w, ask.seat, choice, dice, tell);
  }
  traced.end = [w.units, w.round];
  traced.winners = w.over?.winners ?? [];
  return traced;
}

/** Whoever repeats what somebody chose in another game; where that is not offered, the first offer. */
const repeating =
  (choices: readonly Choice[]): Player =>
  (_w, { offers }, _chance, turn) => {
    const same = JSON.stringify(choices[turn]);
    return offers.find((offer) => JSON.stringify(offer) === same) ?? offers[0]!;
  };

/** Missions in which the script makes of the data what it makes of the code. */
const SAME_SCRIPT: readonly BookScenario['mission'][] = ['VS 6', 'COOP 6'];

const decided: Traced[] = [];

describe.each(bookScenarios)(
  '$mission, variation $variation, $seats at the table',
  ({ mission, variation, seats: count, scenario }) => {
    const seats = people(count);
    const coded: Trial = {
      name: mission,
      options: { mission, variation, rounds: scenario.rounds, ...QUICK },
      seats,
    };
    const data: Trial = { name: scenario.name, options: { mission: 'Scenario', scenario, ...QUICK }, seats };

    test('can be played', () => expect(problemsOf(scenario)).toEqual([]));
    test('plays the same games by chance', () =>
      expect(traceOf(data, anybody, 1)).toEqual(traceOf(coded, anybody, 1)));
    test('plays the same games by the script', () => {
      for (const seed of SEEDS) {
        const trace = traceOf(coded, sensible, seed);
        decided.push(trace);
        const player = SAME_SCRIPT.includes(mission) ? sensible : repeating(trace.choices);
        expect(traceOf(data, player, seed), `seed ${seed}`).toEqual(trace);
      }
    });
  },
);

test('some of these games were decided by a goal of either side', () =>
  expect(new Set(decided.flatMap(({ winners }) => winners)).size).toBeGreaterThan(1));

describe('the laws hold for them too', () => {
  const short = bookScenarios
    .filter(({ variation, seats }) => variation < 2 && seats < 3)
    .map(({ scenario, seats }): Trial => ({
      name: scenario.name,
      options: { mission: 'Scenario', scenario, rounds: 3, squads: 'standard', ...QUICK },
      seats: people(seats),
    }));
  for (const law of laws(game, short, { decisions: 1, bound }))
    if (['JSON', 'Secrecy', 'Undo'].includes(law.name))
      test(law.name, () => expect(law.hold()).toBeGreaterThan(0));
});
