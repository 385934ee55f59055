// Makes maps and says how alike they are for both sides: npx node packages/games/enemy-eternal/soak/maps.ts [10000]
import { freshScenario, scenarios } from '../content/scenarios.ts';
import { FAIR_BOUND, fairnessOf } from '../scenario/fairness.ts';
import { generate } from '../scenario/generate.ts';
import { problemsOf } from '../scenario/problems.ts';
import type { Scenario } from '../scenario/scenario.ts';

const count = Number(process.argv[2] ?? 10_000);
const bases: Scenario[] = [freshScenario(), ...['B3', 'B4', 'B8'].flatMap((id) => scenarios()[id] ?? [])];
const worst: number[] = [];
let illegal = 0;
let strict = 0;
for (let seed = 1; seed <= count; seed++) {
  const base = bases[seed % bases.length];
  if (base === undefined) continue;
  const made = generate(base, seed);
  if (problemsOf(made).some(({ severity }) => severity === 'stop')) illegal++;
  const apart = fairnessOf(made)?.worst ?? 1;
  if (apart === 0) strict++;
  worst.push(apart);
}
worst.sort((a, b) => a - b);
const at = (share: number): string => ((worst[Math.floor(share * (worst.length - 1))] ?? 0) * 100).toFixed(1);
console.log(`${count} maps, ${illegal} that cannot be played, bound ${FAIR_BOUND * 100} %`);
console.log(`largest difference of ways, sight and cover: exactly alike ${strict}`);
for (const share of [0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1])
  console.log(`  ${share * 100} % of maps: at most ${at(share)} %`);
if (illegal > 0 || (worst.at(-1) ?? 1) > FAIR_BOUND) process.exitCode = 1;
