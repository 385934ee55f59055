// `xenotable fixtures`: keeps records of the present edition, one for each set-up.
import { BadInput } from '@xenotable/kernel';
import { endsAsKept, fixturesIn, keepFixture, rulesOf } from '@xenotable/prove/fixtures';
import type { Command } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { oneGame } from '../oneGame.ts';

export const fixtures: Command = {
  name: 'fixtures',
  words: 'GAME',
  help: 'Replays the kept records of a game, each under the rules of its edition.',
  flags: {
    write: { help: 'play one random game of each set-up with the present rules and keep it' },
    trial: { value: 'NAME', help: 'only this set-up' },
    seed: { value: 'N', help: 'the seed of these games (1)' },
  },
  example: 'xenotable fixtures xenoshyft --write',
  async run(words, flags) {
    const { game, trials } = await oneGame('fixtures', words);
    const folder = gameFolder(game.name);
    if (flags.on('write')) {
      const wanted = flags.text('trial');
      const chosen = trials.filter(({ name }) => wanted === undefined || name === wanted);
      if (chosen.length === 0)
        throw new BadInput('--trial', `there are: ${trials.map(({ name }) => name).join(', ')}`);
      for (const trial of chosen) console.log(keepFixture(game, folder, trial, flags.count('seed', 1)));
      return 0;
    }
    let failed = 0;
    for (const fixture of fixturesIn(folder)) {
      const holds = endsAsKept(await rulesOf(game, folder, fixture.record.head.edition), fixture);
      if (!holds) failed++;
      console.log(`${holds ? '✓' : '✗'} ${fixture.name}`);
    }
    return failed > 0 ? 1 : 0;
  },
};
