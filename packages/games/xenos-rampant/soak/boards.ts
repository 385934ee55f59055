// Boards from seeds: all of them legal and fair. `npx node packages/games/xenos-rampant/soak/boards.ts [count] [first seed]`
import { freshScenario } from '../content/scenarios.ts';
import { apart, fairnessOf, isFair } from '../scenario/fairness.ts';
import { generate } from '../scenario/generate.ts';
import { problemsOf } from '../scenario/problems.ts';

const [count = 10_000, first = 1] = process.argv.slice(2).map(Number);
const found: Record<string, number[]> = {};
let pieces = 0;
for (let seed = first; seed < first + count; seed++) {
  const points = [12, 18, 24, 30][seed % 4] ?? 24;
  const made = generate({ ...freshScenario(), points }, seed);
  const stop = problemsOf(made).find(({ severity }) => severity === 'stop');
  const fairness = fairnessOf(made);
  if (stop !== undefined || fairness === null || !isFair(fairness))
    throw new Error(`seed ${seed}: ${stop?.reason ?? JSON.stringify(fairness?.rows.map(apart))}`);
  for (const row of fairness.rows)
    (found[`${row.name} (${row.unit}, bound ${row.bound})`] ??= []).push(apart(row));
  pieces += made.pieces.length;
}
console.log(`${count} boards, all legal and fair, ${(pieces / count).toFixed(1)} pieces each`);
for (const [name, values] of Object.entries(found)) {
  values.sort((a, b) => a - b);
  const at = (share: number): number => values[Math.floor((values.length - 1) * share)] ?? 0;
  console.log(`${name}: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`);
}
