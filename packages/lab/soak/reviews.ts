// Errors planted in games of the script, and how many of them the review names: at least four of five in each title.
// `node packages/lab/soak/reviews.ts 30 earth-war` reviews 30 games of one title. Every game is kept outside of git at once, so an
// interrupted run continues.
import { wilson } from '@xenotable/questions';
import { gameNames, gamePackage } from '@xenotable/shelf';
import { KeptGames } from '../src/bench/keptGames.ts';
import { type Planted, reviewOfBlunders } from '../src/bench/programs.ts';

const [wanted = '30', only] = process.argv.slice(2);
const FIRST = 5_200_000;
/** Errors planted in each game. */
const ERRORS = 3;
const ENOUGH = 0.8;

type Kept = Planted & { number: number };

let failed = 0;
for (const name of gameNames) {
  if (only !== undefined && name !== only) continue;
  const pack = await gamePackage(name);
  const [table] = pack.setups ?? [];
  if (table === undefined) continue;
  const kept = new KeptGames<Kept>('reviews', name);
  for (let number = 0; number < Number(wanted); number++) {
    if (kept.games.some((one) => one.number === number)) continue;
    kept.keep({ number, ...reviewOfBlunders(pack, table, FIRST + number, ERRORS) });
  }
  const sum = (of: (one: Kept) => number): number => kept.games.reduce((all, one) => all + of(one), 0);
  const planted = sum((one) => one.planted);
  const found = sum((one) => one.found);
  if (found < ENOUGH * planted) failed++;
  const { low, high } = wilson(found / Math.max(1, planted), planted);
  const percent = (share: number): number => Math.round(100 * share);
  console.log(
    `${name}: the review names ${found} of ${planted} planted errors in ${kept.games.length} games at ${table.name} (${percent(low)} to ${percent(high)} %), ${Math.round(sum(({ ms }) => ms) / kept.games.length)} ms a game`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
