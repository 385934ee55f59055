// Measures in many simulated questions how often the sequential test is wrong and how many deals it saves.
import { walk } from '../test/walks.ts';

const RUNS = 2000;
const DISCORDANT = 0.4;
const MOST = 5000;
/** Deals that a test of fixed size needs to find a difference of 10 points in 80 % of cases. */
const FIXED = Math.ceil(((1.959964 + 0.841621) ** 2 * (DISCORDANT - 0.01)) / 0.01);

let failed = false;
for (const difference of [0, 0.05, 0.1, 0.2, 0.3]) {
  const ends = Array.from(
    { length: RUNS },
    (_, seed) => walk(seed + 1e6, DISCORDANT, difference, MOST).deals,
  );
  const said = ends.filter((deals) => deals !== null).length;
  const mean = ends.reduce((sum: number, deals) => sum + (deals ?? MOST), 0) / RUNS;
  const within = ends.filter((deals) => deals !== null && deals <= FIXED).length;
  console.log(
    `difference ${difference * 100} points: ${((100 * said) / RUNS).toFixed(1)} % say so within ${MOST} deals, ${((100 * within) / RUNS).toFixed(1)} % within ${FIXED}; ${mean.toFixed(0)} deals on average, a fixed size ${FIXED}`,
  );
  if (difference === 0 && said / RUNS > 0.05) failed = true;
}
process.exitCode = failed ? 1 : 0;
