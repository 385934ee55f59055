// `xenotable new`: the skeleton of a game, ready to be played and tested.
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@xenotable/kernel';
import { gameNames, titles } from '@xenotable/shelf';
import type { Command } from '../command.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const template = join(root, 'packages/lab/template');

/** The names in the template. */
const EXAMPLE = { game: 'bug-hunt', name: 'Bug Hunt', prefix: 'BH' };

interface Names {
  game: string;
  name: string;
  prefix: string;
}

function namesOf(game: string): Names {
  if (!/^[a-z]+(-[a-z]+)*$/.test(game))
    throw new BadInput(
      'GAME',
      `${JSON.stringify(game)} must be lower-case words with hyphens, such as bug-hunt`,
    );
  if (gameNames.includes(game)) throw new BadInput('GAME', `${game} is on the shelf already`);
  const words = game.split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const prefix = (words.length > 1 ? words.map((word) => word.charAt(0)).join('') : game)
    .slice(0, 2)
    .toUpperCase();
  const taken = titles.find((title) => title.prefix === prefix);
  if (taken !== undefined)
    throw new BadInput(
      'GAME',
      `rules that begin with ${prefix}- are those of ${taken.name}: choose another name`,
    );
  return { game, name, prefix };
}

const renamed = (text: string, { game, name, prefix }: Names): string =>
  text
    .replaceAll(EXAMPLE.game, game)
    .replaceAll(EXAMPLE.name, name)
    .replaceAll(new RegExp(`\\b${EXAMPLE.prefix}\\b`, 'g'), prefix);

/** Copies a folder of the template under the game's own names. */
function copyTemplate(from: string, to: string, names: Names): void {
  if (existsSync(to)) throw new BadInput('GAME', `${to.slice(root.length)} is there already`);
  cpSync(from, to, { recursive: true });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const path = join(to, file);
    if (statSync(path).isFile()) writeFileSync(path, renamed(readFileSync(path, 'utf8'), names));
  }
}

function change(file: string, edit: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

const shelved = ({ game, name, prefix }: Names): string => `  {
    game: '${game}',
    load: () => import('@xenotable/${game}'),
    prefix: '${prefix}',
    accent: 'ee',
    name: '${name}',
    pitch: 'Five or six finds it. One bites.',
    people: '1',
    minutes: 1,
    quick: { says: 'solo', options: {}, seats: alone },
    lesson: false,
  },
];
`;

/** Puts the game on the shelf; the browser, the server and the laboratory find it there. */
function shelve(names: Names): void {
  change('packages/shelf/index.ts', (text) => text.replace(/^\];\n/m, () => shelved(names)));
  for (const owner of ['shelf', 'web'])
    change(`packages/${owner}/package.json`, (text) => {
      const manifest = JSON.parse(text) as { dependencies: Record<string, string> };
      manifest.dependencies[`@xenotable/${names.game}`] = '0.1.0';
      const sorted = Object.entries(manifest.dependencies).sort(([a], [b]) => (a < b ? -1 : 1));
      return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
    });
}

export const newGame: Command = {
  name: 'new',
  words: 'GAME',
  help: 'Makes the skeleton of a game: rules, book, cases and tests in packages/games, a board in packages/web, and its place on the shelf.',
  flags: {},
  example: 'xenotable new bug-hunt',
  async run([game, ...rest]) {
    if (game === undefined || rest.length > 0) throw new BadInput('new', 'name one game, such as bug-hunt');
    const names = namesOf(game);
    copyTemplate(join(template, 'game'), join(root, 'packages/games', game), names);
    copyTemplate(join(template, 'web'), join(root, 'packages/web/src/games', game), names);
    shelve(names);
    process.stdout.write(
      [
        `packages/games/${game} holds the rules, packages/web/src/games/${game} the board.`,
        'npm install',
        `npx vitest run packages/games/${game}`,
        'npm start',
        '',
      ].join('\n'),
    );
    return 0;
  },
};
