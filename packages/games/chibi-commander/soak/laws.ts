// All laws over a short game of every set-up, those too that play each position thousands of times.
// `node packages/games/chibi-commander/soak/laws.ts [law]`
import { laws } from '@xenotable/kernel/proof';
import { game } from '../game.ts';
import { bound, shortTrials } from '../trials.ts';

const wanted = process.argv[2];
let failed = 0;
for (const trial of shortTrials) {
  const seen: string[] = [];
  for (const law of laws(game, [trial], { decisions: 1, bound })) {
    if (wanted !== undefined && law.name !== wanted) continue;
    try {
      seen.push(`${law.name} ${law.hold()}`);
    } catch (error) {
      failed++;
      console.error(`FAILED ${trial.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${trial.name}: ${seen.join(', ')}`);
}
console.log(`${shortTrials.length} set-ups, ${failed} laws broken`);
process.exitCode = failed === 0 ? 0 : 1;
