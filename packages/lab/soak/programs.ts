// Programs alone at every table: no game hangs, and no turn is longer than what the script needs after the last choice that
// was searched. `node packages/lab/soak/programs.ts 50 chibi-commander` plays 50 games of one title and each strength.
import { MOST_CHOICES, STRENGTHS } from '@xenotable/bots';
import { gameNames, gamePackage } from '@xenotable/shelf';
import { playAlone } from '../src/bench/aloneGames.ts';

const [wanted = '500', only] = process.argv.slice(2);
/** Looks of *hard*: enough to leave the script, few enough for many games. */
const LOOKS = 12;
/** More decisions than any game of sensible players has. */
const BOUND = 20_000;

let failed = 0;
for (const name of gameNames) {
  if (only !== undefined && name !== only) continue;
  const pack = await gamePackage(name);
  // Every set-up with people in it, again and again with other dice.
  const tables = [...(pack.setups ?? []), ...pack.trials].filter(({ seats }) =>
    seats.some(({ kind }) => kind === 'person'),
  );
  let scriptsTurn = 0;
  for (const strength of ['steady', ...STRENGTHS.filter((one) => one !== 'steady')] as const) {
    let longest = 0;
    let most = 0;
    let hung = 0;
    for (let i = 0; i < Number(wanted); i++) {
      const table = tables[i % tables.length];
      if (table === undefined) break;
      const game = playAlone(pack, table, strength, 5_300_000 + i, LOOKS, BOUND);
      if (!game.ended) {
        hung++;
        console.log(`${name}, ${strength}: ${table.name}, seed ${5_300_000 + i} does not end`);
      }
      longest = Math.max(longest, game.longestTurn);
      most = Math.max(most, game.decisions);
    }
    if (strength === 'steady') scriptsTurn = longest;
    const bound = strength === 'steady' ? BOUND : MOST_CHOICES + scriptsTurn;
    if (hung > 0 || longest > bound) failed++;
    console.log(
      `${name}, ${strength}: ${wanted} games, ${hung} did not end, longest game ${most} decisions, longest turn ${longest} of at most ${bound}`,
    );
  }
}
process.exitCode = failed === 0 ? 0 : 1;
