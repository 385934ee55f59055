// `xenotable fuzz`: random games that look for crashes, dead ends and endless games.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadInput, writeRecord } from '@xenotable/kernel';
import { fuzz as fuzzGame } from '@xenotable/kernel/proof';
import { type Command, progress } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { oneGame } from '../oneGame.ts';

export const fuzz: Command = {
  name: 'fuzz',
  words: 'GAME',
  help: 'Plays random games of every set-up; a failure is cut down to a short record and written as a fixture.',
  flags: {
    games: { value: 'N', help: 'how many games (100)' },
    seed: { value: 'N', help: 'the first seed (1); the same seed plays the same games' },
    trial: { value: 'TEXT', help: 'only set-ups whose name contains this' },
    json: { help: 'print the result as JSON' },
  },
  example: 'xenotable fuzz xenoshyft --games 2000',
  async run(words, flags) {
    const { game, trials, bound } = await oneGame('fuzz', words);
    const wanted = flags.text('trial');
    const chosen = wanted === undefined ? trials : trials.filter((trial) => trial.name.includes(wanted));
    if (chosen.length === 0)
      throw new BadInput(
        '--trial',
        `no set-up is called so; there are: ${trials.map((trial) => trial.name).join(', ')}`,
      );
    const games = flags.count('games', 100);
    const seed = flags.count('seed', 1);
    const result = fuzzGame(game, chosen, {
      games,
      bound,
      seed,
      progress: (done) => void (done % 20 === 0 && progress(`${done} of ${games} games`)),
    });
    progress('');
    let fixture: string | null = null;
    if (result.failure !== null) {
      const folder = new URL('fixtures/', gameFolder(game.name));
      mkdirSync(folder, { recursive: true });
      fixture = fileURLToPath(new URL(`fuzz-${seed}-${result.games}.jsonl`, folder));
      writeFileSync(fixture, writeRecord(result.failure.record));
    }
    if (flags.on('json'))
      console.log(
        JSON.stringify(
          {
            game: game.name,
            trials: chosen.length,
            ...result,
            failure: result.failure && {
              problem: result.failure.problem,
              last: result.failure.last,
              fixture,
            },
          },
          null,
          2,
        ),
      );
    else if (result.failure === null)
      console.log(
        `${result.games} games of ${chosen.length} set-ups, ${result.decisions} decisions: no crash, no dead end, all ended`,
      );
    else {
      console.log(`✗ ${result.failure.problem}`);
      console.log(
        `  after ${result.failure.record.entries.length} entries, then ${JSON.stringify(result.failure.last)}`,
      );
      console.log(`  written to ${fixture}`);
    }
    return result.failure === null ? 0 : 1;
  },
};
