// Maps drawn from seeds: all legal, all fair within the bound, all different, each playable as a scenario; every hundredth is played.
// `node packages/games/chibi-commander/soak/maps.ts [maps] [first seed] [most seconds]`
import { people, randomGame } from '@xenotable/kernel/proof';
import { freshScenario } from '../content/scenarios.ts';
import { game } from '../game.ts';
import { FAIR, fairnessOf } from '../scenario/fairness.ts';
import { drawnScenario } from '../scenario/generate.ts';
import { problemsOf } from '../scenario/problems.ts';
import { bound } from '../trials.ts';

const MAPS = Number(process.argv[2] ?? 10_000);
const SEED = Number(process.argv[3] ?? 1);
const SECONDS = Number(process.argv[4] ?? Infinity);
const PLAYED = 100;

const reach: number[] = [];
const sight: number[] = [];
const seen = new Set<string>();
const faults: string[] = [];
const start = performance.now();
const before = freshScenario();
let played = 0;

for (let seed = SEED; seed < SEED + MAPS; seed++) {
  if (performance.now() - start > 1000 * SECONDS) break;
  const scenario = drawnScenario(before, seed);
  const map = scenario.map.join('\n');
  const stops = problemsOf(scenario).filter(({ severity }) => severity === 'stop');
  if (stops.length > 0) faults.push(`seed ${seed}: ${stops[0]?.field}: ${stops[0]?.reason}`);
  const fair = fairnessOf(map);
  if (fair.reach > FAIR || fair.sight > FAIR)
    faults.push(`seed ${seed}: reach ${fair.reach}, sight ${fair.sight}`);
  reach.push(fair.reach);
  sight.push(fair.sight);
  seen.add(map);
  if (seed % PLAYED !== 0) continue;
  played++;
  const options = { mission: 'Scenario', scenario, automaton: 'quick', squads: 'standard' };
  try {
    randomGame(game, { name: `map ${seed}`, options, seats: people(1) }, seed, () => {}, bound);
  } catch (error) {
    faults.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Median, nine of ten, 99 of 100 and the largest, in percent. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.9, 0.99, 1]
    .map((part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)
    .map((value) => `${(100 * value).toFixed(2)} %`)
    .join(', ');
}

for (const fault of faults) console.error(`FAILED ${fault}`);
console.log(
  `${reach.length} of ${MAPS} maps, ${seen.size} different, ${played} played, ${((performance.now() - start) / 1000).toFixed(0)} s`,
);
console.log(`halves differ (median, 90 %, 99 %, most) in reach by ${spread(reach)}`);
console.log(`and in sight by ${spread(sight)}; bound ${100 * FAIR} %`);
console.log(`${faults.length} failures`);
process.exitCode = faults.length === 0 ? 0 : 1;
