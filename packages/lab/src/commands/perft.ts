// `xenotable perft`: counts of positions, kept in a file of the game.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { perftDifference, perftText } from '@xenotable/kernel/proof';
import type { Command } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { oneGame } from '../oneGame.ts';

export const perft: Command = {
  name: 'perft',
  words: 'GAME',
  help: 'Counts the ways that lead on from ten positions and compares them with those that the game keeps as perft.txt.',
  flags: { write: { help: "renew the game's perft.txt; a count that changes is a rule that changed" } },
  example: 'xenotable perft xenoshyft --write',
  async run(words, flags) {
    const { game, trials } = await oneGame('perft', words);
    const file = new URL('perft.txt', gameFolder(game.name));
    const text = perftText(game, trials);
    if (flags.on('write')) {
      writeFileSync(file, text);
      return 0;
    }
    const difference = existsSync(file)
      ? perftDifference(readFileSync(file, 'utf8'), text)
      : 'no counts are kept';
    process.stdout.write(difference === null ? text : `${text}\n✗ ${difference}\n`);
    return difference === null ? 0 : 1;
  },
};
