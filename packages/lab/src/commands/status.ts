// `xenotable status`: every game in one table.
import { existsSync, readFileSync } from 'node:fs';
import { type LawOptions, lawNames, laws } from '@xenotable/kernel/proof';
import type { GamePackage } from '@xenotable/kernel/proof';
import { allGames } from '@xenotable/shelf';
import { benchGames } from '../bench/games.ts';
import { type Command, progress } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { figuresIn } from '../mutation/report.ts';
import { readMutationResult } from '../mutation/result.ts';
import { citationsOf } from '@xenotable/prove/citations';
import { type Figures, PLAY_DECISIONS, figuresOf } from '../rules/figures.ts';

const keptPerft = (folder: URL): string | null => {
  const file = new URL('perft.txt', folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

interface Status extends Figures {
  /** Number of failing cases. */
  casesFailed: number;
  /** Number of mutants that were tried, and of those that were killed; null before the first run. */
  mutants: number | null;
  mutantsKilled: number | null;
  /** Number of all mutants: more than were tried if the run was a random sample. */
  mutantsInAll: number | null;
  /** For a sample: the 95 % interval of the share of all mutants. */
  mutantsKilledInterval: [low: number, high: number] | null;
  /** The mutation run in words. */
  mutationWords: string | null;
  /** The rules have changed since the mutation run. */
  mutationStale: boolean;
  /** Number of laws that hold. */
  laws: number;
  lawsBroken: string[];
  gamesPerSecond: number;
}

function brokenLaws({ game, trials }: GamePackage, setups: number, options: LawOptions): string[] {
  return laws(game, trials.slice(0, setups), options)
    .filter((law) => {
      try {
        law.hold();
        return false;
      } catch {
        return true;
      }
    })
    .map((law) => law.name);
}

interface Effort {
  setups: number;
  decisions: number;
  ms: number;
}

async function statusOf(pack: GamePackage, { setups, decisions, ms }: Effort): Promise<Status> {
  const { game, bound } = pack;
  progress(game.name);
  const folder = gameFolder(game.name);
  const citations = citationsOf(pack, folder, PLAY_DECISIONS);
  const perft = { kept: keptPerft(folder), trials: pack.trials };
  const lawsBroken = brokenLaws(pack, setups, { decisions, bound, perft });
  const mutation = readMutationResult(folder);
  const sample = mutation?.result.sample;
  return {
    ...figuresOf(citations),
    casesFailed: citations.cases.filter(({ problems }) => problems.length > 0).length,
    mutants: mutation?.result.mutants ?? null,
    mutantsKilled: mutation?.result.killed ?? null,
    mutantsInAll: mutation?.result.all ?? null,
    mutantsKilledInterval: sample === undefined ? null : [sample.low, sample.high],
    mutationWords: mutation === null ? null : figuresIn(mutation.result),
    mutationStale: mutation?.stale ?? false,
    laws: lawNames.length - lawsBroken.length,
    lawsBroken,
    gamesPerSecond: (await benchGames(ms, game.name, () => {})).games[game.name]!.gamesPerSecond,
  };
}

const HEADS = [
  'game',
  'rules',
  'carried out in cases',
  'in random play',
  'mutants killed',
  'cases',
  'laws',
  'random games/s',
];

const number = (value: number): string => Math.round(value).toLocaleString('en');

const mutationCell = ({ mutationWords, mutationStale }: Status): string =>
  `${mutationWords ?? '—'}${mutationStale ? ', before the last change of the rules' : ''}`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const lineOf = (game: string, one: Status): string =>
  row([
    game,
    String(one.rules),
    String(one.carriedOutInCases),
    String(one.carriedOutInPlay),
    mutationCell(one),
    `${one.cases - one.casesFailed} of ${one.cases}`,
    `${one.laws} of ${lawNames.length}`,
    number(one.gamesPerSecond),
  ]);

export const status: Command = {
  name: 'status',
  words: '',
  help: [
    'Prints for every game its rules, how many running code carries out in cases and in random play, mutants killed,',
    'cases, laws and speed. Exit code 1 if a case or a law does not hold.',
  ].join('\n'),
  flags: {
    setups: { value: 'N', help: 'set-ups of each game that the laws play (2)' },
    decisions: { value: 'N', help: 'random decisions per law (100)' },
    ms: { value: 'N', help: 'milliseconds for the speed of each game (1000)' },
    json: { help: 'print the result as JSON' },
  },
  example: 'xenotable status',
  async run(_words, flags) {
    const effort: Effort = {
      setups: flags.count('setups', 2),
      decisions: flags.count('decisions', 100),
      ms: flags.count('ms', 1000),
    };
    const games: Record<string, Status> = {};
    for (const pack of await allGames()) games[pack.game.name] = await statusOf(pack, effort);
    progress('');
    if (flags.on('json')) console.log(JSON.stringify({ games }, null, 2));
    else {
      console.log(row(HEADS));
      console.log(row(HEADS.map(() => '---')));
      for (const [game, one] of Object.entries(games)) console.log(lineOf(game, one));
    }
    const sound = Object.values(games).every((one) => one.casesFailed === 0 && one.lawsBroken.length === 0);
    return sound ? 0 : 1;
  },
};
