// Random games of every mission, variation and number of players: none crashes, none is stuck, all end within the bound, and no position is impossible.
// `node packages/games/chibi-commander/soak/missions.ts [games of each] [first seed]`
import { type Decision, type Trial, people, randomGame } from '@xenotable/kernel/proof';
import { scenarios } from '../content/scenarios.ts';
import { game } from '../game.ts';
import { bookMissions, missionNamed } from '../missions/index.ts';
import type { Table } from '../table.ts';
import { bound } from '../trials.ts';
import { checkTruths } from '../test/truths.ts';

const GAMES = Number(process.argv[2] ?? 500);
const SEED = Number(process.argv[3] ?? 1);

const program = { kind: 'program', name: 'Program' };

/** Seats and options with which a mission is played: versus with two, three and four people and against the program, otherwise alone and with three. */
const companies = (versus: boolean): { name: string; seats: Trial['seats']; options: object }[] =>
  versus
    ? [
        { name: 'two', seats: people(2), options: {} },
        { name: 'two with allies', seats: people(2), options: { allies: true } },
        { name: 'three', seats: people(3), options: { double: 'Earth' } },
        { name: 'four', seats: people(4), options: { squads: 'standard' } },
        { name: 'against the program', seats: [people(1)[0]!, program], options: { allies: true } },
      ]
    : [
        { name: 'alone', seats: people(1), options: { automaton: 'quick' } },
        { name: 'three, ties asked', seats: people(3), options: { squads: 'standard' } },
      ];

const missions: Trial[] = bookMissions.flatMap((mission) => {
  const { mode, variations, variationLater } = missionNamed(mission);
  const numbers = variations.length === 0 || variationLater === true ? [0] : variations.map((_, i) => i + 1);
  return numbers.flatMap((variation) =>
    companies(mode === 'versus').map(({ name, seats, options }) => ({
      name: `${mission}${variation > 0 ? `.${variation}` : ''} ${name}`,
      options: { mission, variation, ...options },
      seats,
    })),
  );
});

const own: Trial[] = Object.values(scenarios).map((scenario) => ({
  name: scenario.name,
  options: { mission: 'Scenario', scenario, automaton: 'quick' },
  seats: people(scenario.play === 'versus' ? 2 : 1),
}));

/** The program never waits for somebody who clicks. */
function onlyPeople(trial: Trial, asks: readonly { seat: number }[]): void {
  for (const { seat } of asks)
    if (trial.seats[seat]!.kind !== 'person') throw new Error('the program is asked');
}

let failed = 0;
for (const trial of [...missions, ...own]) {
  const start = performance.now();
  let decisions = 0;
  let longest = 0;
  for (let seed = SEED; seed < SEED + GAMES; seed++) {
    try {
      const check = ({ w, asks }: Decision): void => {
        onlyPeople(trial, asks);
        checkTruths(w as Table);
      };
      const played = randomGame(game, trial, seed, check, bound);
      decisions += played;
      longest = Math.max(longest, played);
    } catch (error) {
      failed++;
      console.error(
        `FAILED ${trial.name}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  console.log(
    `${trial.name}: ${GAMES} games, ${decisions} decisions, longest ${longest}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
}
console.log(`${missions.length + own.length} set-ups, ${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
