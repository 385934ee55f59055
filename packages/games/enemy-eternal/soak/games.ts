// Random games of every scenario (500 of each, or as many as the first argument says): solo at every difficulty, versus and co-op;
// and a tenth as many campaigns of each kind, to their end.
import { fastChance, playout, uniform } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { game } from '../game.ts';
import { bound, campaignTrials, everyTrial } from '../trials.ts';

/** Plays a set-up out again and again; a game that breaks or does not end is told with its seed. */
function play(trial: Trial, games: number): number {
  let failures = 0;
  let decisions = 0;
  const ends = new Map<string, number>();
  for (let seed = 1; seed <= games; seed++) {
    try {
      const chance = fastChance(seed);
      const w = game.setup(trial.options, trial.seats, chance);
      decisions += playout(game, w, chance, uniform(seed), bound);
      if (w.over === null) throw new Error(`no end after ${bound} decisions`);
      const end =
        w.over.winners.length === 0
          ? 'nobody'
          : w.over.winners.length === trial.seats.length
            ? 'all'
            : w.over.winners.join('+');
      ends.set(end, (ends.get(end) ?? 0) + 1);
    } catch (error) {
      failures++;
      console.log(`  ${trial.name}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const won = [...ends].toSorted(([a], [b]) => a.localeCompare(b)).map(([end, count]) => `${end} ${count}`);
  console.log(
    `${trial.name}: ${games} games, ${decisions.toLocaleString('en')} decisions; won by ${won.join(', ')}`,
  );
  return failures;
}

const GAMES = Number(process.argv[2] ?? 500);

let failures = 0;
for (const trial of everyTrial) failures += play(trial, GAMES);
for (const trial of campaignTrials) failures += play(trial, Math.ceil(GAMES / 10));
console.log(`${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;
