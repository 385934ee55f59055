// `xenotable freeze`: stores the present rules for the tables and records that began under them.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { BadInput } from '@xenotable/kernel';
import type { Command } from '../command.ts';
import { frozenText } from '../freeze.ts';
import { gameFolder } from '../gameFolder.ts';
import { oneGame } from '../oneGame.ts';

const TYPES = `import type { Edition } from '@xenotable/kernel/proof';

export const game: Edition['game'];
export const previews: Edition['previews'];
export const players: Edition['players'];
`;

const indexText = (
  editions: readonly string[],
): string => `// Earlier editions of the rules, written by \`xenotable freeze\`: tables and records that began under one go on under it.
import type { Editions } from '@xenotable/kernel/proof';

export const editions: Editions = {
${editions.map((edition) => `  ${JSON.stringify(edition).replaceAll('"', "'")}: () => import('./${edition}.js'),\n`).join('')}};
`;

export const freeze: Command = {
  name: 'freeze',
  words: 'GAME',
  help: 'Freezes the rules of the present edition of a game or companion in editions/. Then raise the edition in the game and change how it plays.',
  flags: {},
  example: 'xenotable freeze xenoshyft',
  async run(words) {
    const { game } = await oneGame('freeze', words);
    const folder = new URL('editions/', gameFolder(game.name));
    const file = new URL(`${game.edition}.js`, folder);
    if (existsSync(file))
      throw new BadInput(
        'GAME',
        `edition ${game.edition} is frozen: raise the edition of ${game.name} first`,
      );
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await frozenText(gameFolder(game.name)));
    writeFileSync(new URL(`${game.edition}.d.ts`, folder), TYPES);
    const editions = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => name.slice(0, -'.js'.length))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    writeFileSync(new URL('index.ts', folder), indexText(editions));
    console.log(
      `editions/${game.edition}.js is written: ${editions.length} earlier editions of ${game.title}`,
    );
    return 0;
  },
};
