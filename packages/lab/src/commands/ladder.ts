// `xenotable ladder`: who beats whom, with intervals.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { BadInput, closest } from '@xenotable/kernel';
import { type Command, progress } from '../command.ts';
import { type Pair, jobsOf, pairsOf, played } from '../ladder/ladder.ts';
import { oneGame } from '../oneGame.ts';
import { playAll } from '../simulation/cores.ts';
import { playerFor } from '../simulation/players.ts';
import type { Result } from '../simulation/table.ts';

const PLAYERS = 'random,easy,steady,hard';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const line = ({ a, b, games, unfinished, share, low, high, score, decisions }: Pair): string =>
  `  ${a.padEnd(10)} against ${b.padEnd(10)} ${percent(share)} (${percent(low)} to ${percent(high)}) of ${games}; ` +
  `score ${score.toFixed(3)}, ${decisions.toFixed(0)} decisions${unfinished > 0 ? `, ${unfinished} unfinished` : ''}`;

/** Results of an earlier run, by the name of the game that was played. */
function kept(file: string | undefined): Map<string, Result> {
  const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const results = new Map<string, Result>();
  for (const text of lines) {
    // The last line may be torn.
    if (!text.endsWith('}')) continue;
    const { key, result } = JSON.parse(text) as { key: string; result: Result };
    results.set(key, result);
  }
  return results;
}

export const ladder: Command = {
  name: 'ladder',
  words: 'GAME',
  help: 'Plays a round-robin of players on common deals (and swapped seats) on all cores and prints win rates with 95 % intervals.',
  flags: {
    setup: { value: 'NAME', help: "one of the game's set-ups (all of them)" },
    players: { value: 'NAMES', help: `who plays, with commas; hard@800 looks 800 times (${PLAYERS})` },
    games: { value: 'N', help: 'games of each pair (40)' },
    seed: { value: 'N', help: 'the first deal (1000000)' },
    file: {
      value: 'FILE',
      help: 'keeps every result here; games that are there already are not played again',
    },
    json: { help: 'print the result as JSON' },
  },
  example: `xenotable ladder earth-war --setup 'patrol 12' --players steady,hard --games 200`,
  async run(words, flags) {
    const pack = await oneGame('ladder', words);
    const { game, setups = [] } = pack;
    const wanted = flags.text('setup');
    const chosen = setups.filter(({ name }) => wanted === undefined || name === wanted);
    if (chosen.length === 0) {
      const names = setups.map(({ name }) => name);
      throw new BadInput(
        '--setup',
        `${game.title} has no set-up ${JSON.stringify(wanted)}${closest(wanted ?? '', names)}`,
      );
    }
    const players = (flags.text('players') ?? PLAYERS).split(',');
    for (const name of players) playerFor(pack, name);
    const file = flags.text('file');
    const before = kept(file);
    const report = [];
    for (const setup of chosen) {
      const jobs = jobsOf(pack, setup, players, flags.count('games', 40), flags.count('seed', 1_000_000));
      const keyOf = ({ a, b, swapped, seed }: (typeof jobs)[number]): string =>
        [game.name, game.edition, setup.name, a, b, swapped ? 'swapped' : 'straight', seed].join(' ');
      const results = jobs.flatMap((job) => {
        const known = before.get(keyOf(job));
        return known === undefined ? [] : [played(job, known)];
      });
      const open = jobs.filter((job) => !before.has(keyOf(job)));
      await playAll(open, (result, job) => {
        if (file !== undefined) appendFileSync(file, `${JSON.stringify({ key: keyOf(job), result })}\n`);
        results.push(played(job, result));
        progress(`${setup.name}: ${results.length} of ${jobs.length} games`);
      });
      progress('');
      const pairs = pairsOf(results);
      report.push({ game: game.name, edition: game.edition, setup: setup.name, players, pairs });
      if (!flags.on('json')) console.log([`${game.title}, ${setup.name}`, ...pairs.map(line)].join('\n'));
    }
    if (flags.on('json')) {
      const rates = ({ a, b, games, unfinished, share: rate, low, high, score }: Pair) => ({
        a,
        b,
        games,
        rate,
        low,
        high,
        unfinished,
        score,
      });
      console.log(
        JSON.stringify(
          report.map(({ pairs, ...rest }) => ({ ...rest, pairs: pairs.map(rates) })),
          null,
          2,
        ),
      );
    }
    return 0;
  },
};
