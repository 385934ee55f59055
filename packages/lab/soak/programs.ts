// Programs alone at every table: no game hangs, and no turn is longer than what the script needs after the last choice that
// was searched. `node packages/lab/soak/programs.ts 50 chibi-commander 5` plays 50 games of one title and each strength, and
// with *hard*, which is slow, only every fifth of them. Every game is kept outside of git at once, so an interrupted run continues.
import { MOST_CHOICES } from '@xenotable/bots';
import { gameNames, gamePackage } from '@xenotable/shelf';
import { type AloneGame, PLAYERS, playAlone } from '../src/bench/aloneGames.ts';
import { KeptGames } from '../src/bench/keptGames.ts';

const [wanted = '500', only, everyHard = '5'] = process.argv.slice(2);
/** Looks of *hard*: with fewer it can hardly ever leave the script. */
const LOOKS = 60;
/** More decisions than any game of sensible players has. */
const BOUND = 20_000;
const FIRST = 5_300_000;

type Kept = AloneGame & { player: string; number: number; table: string };

let failed = 0;
for (const name of gameNames) {
  if (only !== undefined && name !== only) continue;
  const pack = await gamePackage(name);
  const kept = new KeptGames<Kept>('programs', name);
  const { games } = kept;
  // Every set-up with people in it, again and again with other dice.
  const tables = [...(pack.setups ?? []), ...pack.trials].filter(({ seats }) =>
    seats.some(({ kind }) => kind === 'person'),
  );
  for (let number = 0; number < Number(wanted); number++) {
    const table = tables[number % tables.length];
    if (table === undefined) break;
    for (const player of PLAYERS) {
      if (player === 'hard' && number % Number(everyHard) !== 0) continue;
      if (games.some((one) => one.player === player && one.number === number)) continue;
      const game = playAlone(pack, table, player, FIRST + number, LOOKS, BOUND);
      kept.keep({ player, number, table: table.name, ...game });
    }
  }
  const longest = (player: string): number =>
    Math.max(0, ...games.filter((one) => one.player === player).map((one) => one.longestTurn));
  const allowed = MOST_CHOICES + longest('steady');
  for (const player of PLAYERS) {
    const played = games.filter((one) => one.player === player);
    const hung = played.filter(({ ended }) => !ended);
    for (const { table, number } of hung)
      console.log(`${name}, ${player}: ${table}, seed ${FIRST + number} does not end`);
    // Chance has no sense of a turn: it only has to end.
    const tooLong = player !== 'random' && longest(player) > allowed;
    if (hung.length > 0 || tooLong) failed++;
    const most = Math.max(0, ...played.map(({ decisions }) => decisions));
    console.log(
      `${name}, ${player}: ${played.length} games at ${Math.min(played.length, tables.length)} tables, ${hung.length} did not end, longest game ${most} decisions, longest turn ${longest(player)}${player === 'random' ? '' : ` of at most ${allowed}`}`,
    );
  }
}
process.exitCode = failed === 0 ? 0 : 1;
