// `xenotable playthrough`: one annotated game as text.
import { itemAt } from '@xenotable/kernel';
import { writeFileSync } from 'node:fs';
import { playthrough as textOf } from '@xenotable/kernel/proof';
import type { Command } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { oneGame } from '../oneGame.ts';
import { PLAYTHROUGH_SEED } from '@xenotable/prove/playthroughSeed';

export const playthrough: Command = {
  name: 'playthrough',
  words: 'GAME',
  help: 'Prints one random game with every question, choice and happening; the game keeps one as playthrough.txt.',
  flags: {
    write: { help: "renew the game's playthrough.txt; review the difference like prose" },
    seed: { value: 'N', help: 'another game than the kept one' },
  },
  example: 'xenotable playthrough xenoshyft --write',
  async run(words, flags) {
    const { game, trials } = await oneGame('playthrough', words);
    const text = textOf(game, itemAt(trials, 0), flags.count('seed', PLAYTHROUGH_SEED));
    if (flags.on('write')) writeFileSync(new URL('playthrough.txt', gameFolder(game.name)), text);
    else process.stdout.write(text);
    return 0;
  },
};
