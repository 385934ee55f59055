// `xenotable script`: games that the script plays against itself, stored in a file of the game.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { scriptText } from '@xenotable/kernel/proof';
import type { Command } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { oneGame } from '../oneGame.ts';

export const script: Command = {
  name: 'script',
  words: 'GAME',
  help: 'Lets the script play a game of each set-up with itself and compares them with those that the game keeps as script.txt.',
  flags: {
    write: { help: "renew the game's script.txt; then measure the strength of the script again (ladder)" },
  },
  example: 'xenotable script chibi-commander --write',
  async run(words, flags) {
    const { game, trials } = await oneGame('script', words);
    const file = new URL('script.txt', gameFolder(game.name));
    const text = scriptText(game, trials);
    if (flags.on('write')) {
      writeFileSync(file, text);
      return 0;
    }
    const holds = existsSync(file) && readFileSync(file, 'utf8') === text;
    process.stdout.write(holds ? text : `${text}\n✗ the script plays otherwise than in script.txt\n`);
    return holds ? 0 : 1;
  },
};
