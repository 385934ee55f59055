// `xenotable calibrate`: the chance to win for a score, from games of the scripts.
import { writeFileSync } from 'node:fs';
import { chanceOf, mindOf, playerOf } from '@xenotable/bots';
import { type Seat, canAct, fastChance } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';
import { type Command, progress } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { type Bin, type ChanceTable, type Sample, fit, gap, reliability } from '../ladder/calibration.ts';
import { oneGame } from '../oneGame.ts';

/** Slips last for at most so many ticks. */
const SLIPS = 6;

/**
 * Positions of one game at each tick of its clock from the second on, since programs look at least one tick ahead. Every
 * third game begins with slips, which lead to positions that the script avoids; then the script plays on, and only from
 * there positions count.
 */
function samplesOf({ game, bound }: GamePackage, setup: Trial, seed: number): Sample[] {
  const chance = fastChance(seed);
  const own = fastChance(seed + 0x10000000);
  const people = setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const steady = playerOf(game, mindOf('steady', 0));
  const easy = playerOf(game, mindOf('easy', 0));
  const w = game.setup(setup.options, setup.seats, chance);
  const first = game.clock?.(w) ?? 0;
  const slips = seed % 3 === 0 ? 1 + ((seed / 3) % SLIPS) : 0;
  const from = first + Math.max(slips, 1);
  const seen: { seat: Seat; score: number }[] = [];
  let clock = -1;
  for (let i = 0; w.over === null && i < bound; i++) {
    const now = game.clock?.(w) ?? i;
    if (now !== clock && now >= from)
      for (const seat of people) seen.push({ seat, score: game.score(w, seat) });
    clock = now;
    const ask = game.asks(w).find(canAct)!;
    const player = now < first + slips ? easy : steady;
    game.play(w, ask.seat, player(game.view(w, ask.seat), ask, own), chance);
  }
  return seen.map(({ seat, score }) => ({ game: seed, score, result: game.score(w, seat) }));
}

/** The table of a game that has only one. */
const ONLY = 'chances';

interface Fitted {
  name: string;
  games: number;
  positions: number;
  table: ChanceTable;
  bins: Bin[];
}

const source = (fitted: readonly Fitted[]): string =>
  [
    '// What a score is worth: chances to win if the script plays on, fitted by `xenotable calibrate`.',
    "import type { ChanceTable } from '@xenotable/kernel';",
    ...fitted.flatMap(({ name, games, table }) => [
      '',
      `/** From ${games} games. */`,
      `export const ${name}: ChanceTable = [`,
      ...table.map(([score, chance]) => `  [${score}, ${chance}],`),
      '];',
    ]),
    '',
  ].join('\n');

/** The table is fitted to all games. How well such a table holds is measured with one that is fitted to half of them. */
function fitted(name: string, games: number, samples: readonly Sample[]): Fitted {
  const half = fit(samples.filter((one) => one.game % 2 === 0));
  const bins = reliability(
    samples.filter((one) => one.game % 2 === 1),
    (score) => chanceOf(half, score),
  );
  return { name, games, positions: samples.length, table: fit(samples), bins };
}

const words = ({ name, games, positions, bins }: Fitted): string[] => [
  `${name}: ${positions} positions of ${games} games; fitted to half of them, ${gap(bins).toFixed(1)} points off on the other half`,
  ...bins.map(
    ({ said, won, positions: all }) =>
      `  said ${(said * 100).toFixed(0).padStart(3)}, won ${(won * 100).toFixed(0).padStart(3)} of 100 (${all} positions)`,
  ),
];

export const calibrate: Command = {
  name: 'calibrate',
  words: 'GAME',
  help: 'Plays games by the script, fits chances to win to scores, and says how well they hold for games to which they were not fitted.',
  flags: {
    games: { value: 'N', help: 'games of each set-up (200)' },
    seed: { value: 'N', help: 'the first deal (3000000)' },
    write: { help: "write the table to the game's chances.ts" },
    json: { help: 'print the result as JSON' },
  },
  example: 'xenotable calibrate earth-war --games 400 --write',
  async run(given, flags) {
    const pack = await oneGame('calibrate', given);
    const { game } = pack;
    const setups = pack.calibration ?? pack.setups ?? [];
    const games = flags.count('games', 200);
    const seed = flags.count('seed', 3_000_000);
    const tables = [...Map.groupBy(setups, ({ chances = ONLY }) => chances)].map(([name, some]) => {
      const samples = some.flatMap((setup) =>
        Array.from({ length: games }, (_, i) => {
          progress(`${setup.name}: ${i + 1} of ${games} games`);
          return samplesOf(pack, setup, seed + i);
        }).flat(),
      );
      return fitted(name, games * some.length, samples);
    });
    progress('');
    if (flags.on('write')) writeFileSync(new URL('chances.ts', gameFolder(game.name)), source(tables));
    if (flags.on('json'))
      console.log(
        JSON.stringify(
          {
            game: game.name,
            tables: tables.map(({ name, table, bins }) => ({ name, table, bins, gap: gap(bins) })),
          },
          null,
          2,
        ),
      );
    else console.log([game.title, ...tables.flatMap(words)].join('\n'));
    return 0;
  },
};
