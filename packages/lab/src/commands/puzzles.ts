// `xenotable puzzles`: finds positions in which one choice is clearly the best, and checks those that are kept.
import { type Margin, type Puzzle, puzzleAt, solves } from '@xenotable/bots';
import { type AnyGame, BadInput, Timeline, same } from '@xenotable/kernel';
import { type Command, progress } from '../command.ts';
import { oneGame } from '../oneGame.ts';
import { type Kept, keepPuzzle, keptPuzzles } from '../puzzles/files.ts';
import { type Found, findPuzzles } from '../puzzles/find.ts';

const points = (value: number): string => (value * 100).toFixed(1);
const words = ({ points: middle, low, high }: Margin): string =>
  `${points(middle)} (${points(low)} to ${points(high)})`;

const line = ({ puzzle, rule, script }: Found, number: number): string =>
  `  ${String(number).padStart(2)} ${rule}: ${puzzle.options[0]?.words ?? ''}, better by ${words(puzzle.margin)}, with the other seed ${words(puzzle.again)}${script ? '' : '; the script errs'}`;

/** Whether a stored puzzle is confirmed by a third seed. */
function holds(game: AnyGame, { record, seat, options, right }: Puzzle, seed: number): boolean {
  const { world } = new Timeline(game, record).at(record.entries.length).standing;
  const again = puzzleAt(game, world, record, seat, { seed });
  const best = again?.options[0]?.choice;
  return options.slice(0, right).some(({ choice }) => same(choice, best));
}

function check(title: string, known: readonly Kept[], looks: number, seed: number): number {
  let held = 0;
  let solved = 0;
  known.forEach(({ game, puzzle }, i) => {
    progress(`puzzle ${i + 1} of ${known.length}`);
    const stands = holds(game, puzzle, seed);
    const found = solves(game, puzzle, looks);
    if (stands) held++;
    if (found) solved++;
    progress('');
    if (!stands || !found)
      console.log(
        `  ${i + 1}: ${stands ? '' : 'not clear with this seed; '}${found ? '' : 'hard misses it'}`,
      );
  });
  console.log(`${title}: ${held} of ${known.length} hold with another seed, hard@${looks} solves ${solved}`);
  return held === known.length && 5 * solved >= 4 * known.length ? 0 : 1;
}

export const puzzles: Command = {
  name: 'puzzles',
  words: 'GAME',
  help: 'Looks in games of programs for positions in which one choice is clearly the best, by two seeds, and keeps them as puzzles.',
  flags: {
    count: { value: 'N', help: 'puzzles that the game shall have (20)' },
    minutes: { value: 'N', help: 'looks no longer than this (10)' },
    seed: { value: 'N', help: 'the first game (7000000)' },
    check: { help: 'checks the kept ones with another seed, and whether hard solves four of five' },
    looks: { value: 'N', help: 'with --check: looks of hard at each (200)' },
  },
  example: 'xenotable puzzles earth-war --minutes 5',
  async run(given, flags) {
    const pack = await oneGame('puzzles', given);
    const { game } = pack;
    if ((pack.setups ?? []).length === 0)
      throw new BadInput('puzzles', `${game.title} has no set-ups to look in (setups.ts)`);
    const known = await keptPuzzles(game);
    const seed = flags.count('seed', 7_000_000);
    if (flags.on('check')) return check(game.title, known, flags.count('looks', 200), seed + 500_000);
    const until = Date.now() + 60_000 * flags.count('minutes', 10);
    let number = known.length;
    for (const found of findPuzzles(
      pack,
      known,
      { count: flags.count('count', 20), seed, until },
      progress,
    )) {
      keepPuzzle(game.name, found.puzzle);
      progress('');
      console.log(line(found, ++number));
    }
    progress('');
    console.log(`${game.title} has ${number} puzzles.`);
    return 0;
  },
};
