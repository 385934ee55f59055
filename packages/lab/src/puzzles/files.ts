// The puzzles of a game as files: one for each, and an index that loads them on demand.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { type Puzzle, readPuzzle, scripted } from '@xenotable/bots';
import { type AnyGame, type Ask, type Json, Timeline, fastChance, same } from '@xenotable/kernel';
import { gameFor } from '@xenotable/shelf';
import { gameFolder } from '../gameFolder.ts';
import type { Found } from './find.ts';

/** A puzzle that is kept, with the game of its edition. */
export interface Kept extends Found {
  game: AnyGame;
}

const folderOf = (game: string): URL => new URL('puzzles/', gameFolder(game));

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? round(value) : value;

/** One line for each entry, so that a difference can be read. */
function textOf({ record, ...rest }: Puzzle): string {
  const entries = record.entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const fields = Object.entries(rest).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value, rounded)}`,
  );
  return `{${fields.join(',\n')},\n"record":{"head":${JSON.stringify(record.head)},"entries":[\n${entries}]}}\n`;
}

const numbersIn = (folder: URL): number[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .flatMap((file) => /^(\d+)\.json$/.exec(file)?.[1] ?? [])
        .map(Number)
        .toSorted((a, b) => a - b)
    : [];

const INDEX = [
  '// Puzzles, written by `xenotable puzzles`: each is loaded when somebody wants to solve it.',
  "import type { Puzzles } from '@xenotable/kernel/proof';",
  '',
  'export const puzzles: Puzzles = [',
];

function writeIndex(folder: URL): void {
  const lines = numbersIn(folder).map((n) => `  () => import('./${n}.json', { with: { type: 'json' } }),`);
  writeFileSync(new URL('index.ts', folder), [...INDEX, ...lines, '];', ''].join('\n'));
}

/** Adds a puzzle to a game's folder. */
export function keepPuzzle(game: string, puzzle: Puzzle): void {
  const folder = folderOf(game);
  mkdirSync(folder, { recursive: true });
  const number = (numbersIn(folder).at(-1) ?? 0) + 1;
  writeFileSync(new URL(`${number}.json`, folder), textOf(puzzle));
  writeIndex(folder);
}

/** A puzzle with the data that keeps sets varied, by the rules of its own edition. */
async function keptIn(folder: URL, number: number): Promise<Kept> {
  const file = new URL(`${number}.json`, folder);
  const puzzle = readPuzzle(JSON.parse(readFileSync(file, 'utf8')), `${number}.json`);
  const game = await gameFor(puzzle.record.head);
  const { world } = new Timeline(game, puzzle.record).at(puzzle.record.entries.length).standing;
  const asks: Ask<Json>[] = game.asks(world);
  const ask = asks.find(({ seat }) => seat === puzzle.seat);
  const first = ask && scripted(game, game.view(world, puzzle.seat), ask, fastChance(1));
  return { game, puzzle, rule: ask?.rule ?? '', script: same(first, puzzle.options[0]?.choice) };
}

/** The puzzles that a game has. */
export function keptPuzzles(game: AnyGame): Promise<Kept[]> {
  const folder = folderOf(game.name);
  return Promise.all(numbersIn(folder).map((number) => keptIn(folder, number)));
}
