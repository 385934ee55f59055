// Whole games under the auditor's eyes: for the tests, and in large numbers for the soak.
import { type SeatPlan, fastChance, itemAt, uniform } from '@xenotable/kernel';
import { isOfTheBox } from '@xenotable/kernel/proof';
import { commander } from '../auto/commander.ts';
import { game } from '../game.ts';
import { trials } from '../trials.ts';
import { Auditor } from './auditor.ts';

/** The auditor of the running game hears what scripted seats decide. */
let auditor: Auditor | null = null;
for (const steps of game.book.chapters.values())
  for (const { ask } of steps.values()) {
    const auto = ask?.auto;
    if (ask === null || auto === undefined) continue;
    ask.auto = (play, f, seat) => {
      const choice = auto(play, f, seat);
      auditor?.decided(seat, { ...choice });
      return choice;
    };
  }

export interface SetUp {
  name: string;
  options: Record<string, unknown>;
  seats: readonly SeatPlan[];
}

/** One choice in so many is random, the others are those of the script. */
const FOLLIES = [1, 5, 9, 25];

/** One audited game. */
export function audited(setUp: SetUp, seed: number, folly: number): { decisions: number; round: number } {
  try {
    return playAudited(setUp, seed, folly);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`seed ${seed}, folly ${folly}: ${words}`, { cause: error });
  }
}

function playAudited(
  { options, seats }: SetUp,
  seed: number,
  folly: number,
): { decisions: number; round: number } {
  const any = uniform(seed);
  const audit = new Auditor(options, seats);
  auditor = audit;
  const chance = audit.listenTo(fastChance(seed));
  const w = game.setup(options, seats, chance, audit.tell);
  audit.follow(null);
  let decisions = 0;
  for (;;) {
    const asks = game.asks(w);
    audit.check({ report: game.report(w), asks, over: w.over });
    if (w.over !== null) return { decisions, round: w.round };
    const able = asks.filter((ask) => ask.offers.length > 0);
    const ask = itemAt(able, any(able.length));
    const random = [...ask.offers, ...(any(3) === 0 ? ask.withdrawals : [])];
    const choice =
      any(folly) === 0 ? itemAt(random, any(random.length)) : commander(game.view(w, ask.seat), ask);
    game.play(w, ask.seat, choice, chance, audit.tell);
    audit.follow({ seat: ask.seat, choice: { ...choice } });
    decisions++;
  }
}

const people = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'person', name: `Seat ${i + 1}` }));
const allies = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'ally', name: `Ally ${i + 1}` }));

/** More set-ups than the laws need: every number of seats, Ally Commanders beside people, mixtures of options. */
export const SET_UPS: SetUp[] = [
  ...trials.filter(isOfTheBox).map(({ name, options, seats }) => ({
    name,
    options: { ...(options as object) },
    seats: seats as SeatPlan[],
  })),
  {
    name: 'three people at leisure',
    options: { base: 20, between: true, research: 'any card' },
    seats: people(3),
  },
  { name: 'four people', options: { base: 20, items: 'draft', bosses: 'none' }, seats: people(4) },
  { name: 'four people, even', options: { base: 'even' }, seats: people(4) },
  {
    name: 'gradual waves with an ally',
    options: { base: 20, waves: 'gradual', wounds: 'heal', consent: true },
    seats: [...allies(1), ...people(2)],
  },
  {
    name: 'one among three allies',
    options: {
      base: 20,
      hands: 'closed',
      reactions: 'one each',
      first: 'random',
      bosses: 'both',
      standDown: true,
    },
    seats: [...allies(2), ...people(1), ...allies(1)],
  },
];

/** So many games of one set-up, from a seed on; says how they went. */
export function auditedGames(
  setUp: SetUp,
  seed: number,
  games: number,
): { decisions: number; latest: number } {
  let [decisions, latest] = [0, 0];
  for (let n = 0; n < games; n++) {
    const end = audited(setUp, seed + n * SET_UPS.length, itemAt(FOLLIES, n % FOLLIES.length));
    decisions += end.decisions;
    latest = Math.max(latest, end.round);
  }
  return { decisions, latest };
}
