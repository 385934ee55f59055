// `xenotable calibrate`: what a score is worth, from games of the scripts.
import { writeFileSync } from 'node:fs';
import { chanceOf, mindOf, playerOf } from '@xenotable/bots';
import { type Seat, canAct, fastChance } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';
import { type Command, progress } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { type ChanceTable, type Sample, fit, gap, reliability } from '../ladder/calibration.ts';
import { oneGame } from '../oneGame.ts';

/** Positions of one game at each tick of its clock; in every third game slips bring positions that the script avoids. */
function samplesOf({ game, bound }: GamePackage, setup: Trial, seed: number): Sample[] {
  const chance = fastChance(seed);
  const own = fastChance(seed + 0x10000000);
  const people = setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const player = playerOf(game, mindOf(seed % 3 === 0 ? 'easy' : 'steady', 0));
  const w = game.setup(setup.options, setup.seats, chance);
  const seen: { seat: Seat; score: number }[] = [];
  let clock = -1;
  for (let i = 0; w.over === null && i < bound; i++) {
    const now = game.clock?.(w) ?? i;
    if (now !== clock) for (const seat of people) seen.push({ seat, score: game.score(w, seat) });
    clock = now;
    const ask = game.asks(w).find(canAct)!;
    game.play(w, ask.seat, player(game.view(w, ask.seat), ask, own), chance);
  }
  return seen.map(({ seat, score }) => ({ game: seed, score, result: game.score(w, seat) }));
}

const source = (table: ChanceTable, games: number): string =>
  [
    `// What a score is worth: chances to win in ${games} games by the script, fitted by \`xenotable calibrate\`.`,
    'export const chances: readonly (readonly [score: number, chance: number])[] = [',
    ...table.map(([score, chance]) => `  [${score}, ${chance}],`),
    '];',
    '',
  ].join('\n');

export const calibrate: Command = {
  name: 'calibrate',
  words: 'GAME',
  help: 'Plays games by the script, fits chances to win to scores on one half, and says how well they hold on the other.',
  flags: {
    games: { value: 'N', help: 'games of each set-up (200)' },
    seed: { value: 'N', help: 'the first deal (3000000)' },
    write: { help: "write the table to the game's chances.ts" },
    json: { help: 'print the result as JSON' },
  },
  example: 'xenotable calibrate earth-war --games 400 --write',
  async run(words, flags) {
    const pack = await oneGame('calibrate', words);
    const { game, setups = [] } = pack;
    const games = flags.count('games', 200);
    const seed = flags.count('seed', 3_000_000);
    const samples: Sample[] = [];
    for (const setup of setups)
      for (let i = 0; i < games; i++) {
        samples.push(...samplesOf(pack, setup, seed + i));
        progress(`${setup.name}: ${i + 1} of ${games} games`);
      }
    progress('');
    const table = fit(samples.filter((one) => one.game % 2 === 0));
    const bins = reliability(
      samples.filter((one) => one.game % 2 === 1),
      (score) => chanceOf(table, score),
    );
    if (flags.on('write'))
      writeFileSync(new URL('chances.ts', gameFolder(game.name)), source(table, games * setups.length));
    if (flags.on('json'))
      console.log(JSON.stringify({ game: game.name, table, bins, gap: gap(bins) }, null, 2));
    else
      console.log(
        [
          `${game.title}: ${samples.length} positions of ${games * setups.length} games; on the other half ${gap(bins).toFixed(1)} points off`,
          ...bins.map(
            ({ said, won, positions }) =>
              `  said ${(said * 100).toFixed(0).padStart(3)}, won ${(won * 100).toFixed(0).padStart(3)} of 100 (${positions} positions)`,
          ),
        ].join('\n'),
      );
    return 0;
  },
};
