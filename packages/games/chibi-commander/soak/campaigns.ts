// Campaigns of six missions from the first recruit to the final evaluation, by people at random and by the program.
// `node packages/games/chibi-commander/soak/campaigns.ts [campaigns of each] [first seed]`
import { type Trial, randomGame } from '@xenotable/kernel/proof';
import type { World } from '@xenotable/kernel';
import { game } from '../game.ts';
import type { Table } from '../table.ts';

const CAMPAIGNS = Number(process.argv[2] ?? 100);
const SEED = Number(process.argv[3] ?? 1);
/** Six missions take six times as long. */
const BOUND = 240_000;

const person = (name: string) => ({ kind: 'person', name });
const program = (name: string) => ({ kind: 'program', name });

const trials: Trial[] = [
  {
    name: 'cooperative, alone',
    options: { mission: 'COOP 1', play: 'campaign', automaton: 'quick', rounds: 10 },
    seats: [person('Ann')],
  },
  {
    name: 'versus, two at random',
    options: { mission: 'VS 1', play: 'campaign', rounds: 10 },
    seats: [person('Ann'), person('Bob')],
  },
  {
    name: 'versus, four at random',
    options: { mission: 'VS 1', play: 'campaign', rounds: 10 },
    seats: ['Ann', 'Bob', 'Cem', 'Dot'].map(person),
  },
  {
    name: 'versus, at random against the program',
    options: { mission: 'VS 1', play: 'campaign', rounds: 10 },
    seats: [person('Ann'), program('Hive')],
  },
  {
    name: 'versus, program against program',
    options: { mission: 'VS 1', play: 'campaign', rounds: 10 },
    seats: [program('Command'), program('Hive')],
  },
];

let failed = 0;
for (const trial of trials) {
  const start = performance.now();
  let decisions = 0;
  const ends = new Map<string, number>();
  for (let seed = SEED; seed < SEED + CAMPAIGNS; seed++) {
    try {
      let last: World | null = null;
      decisions += randomGame(game, trial, seed, ({ w }) => void (last = w), BOUND);
      const table = last as Table | null;
      // Without people the whole campaign is over before anybody could look.
      const end = table === null ? 'played through' : table.over!.why;
      if (table !== null && table.campaign!.number !== 6)
        throw new Error(`it ended in mission ${table.campaign!.number}`);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    } catch (error) {
      failed++;
      console.error(
        `FAILED ${trial.name}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  const words = [...ends].map(([end, count]) => `${count} x ${end}`).join('; ');
  console.log(
    `${trial.name}: ${CAMPAIGNS} campaigns, ${decisions} decisions, ${((performance.now() - start) / 1000).toFixed(1)} s: ${words}`,
  );
}
console.log(`${trials.length} kinds of campaign, ${failed} failures`);
process.exitCode = failed === 0 ? 0 : 1;
