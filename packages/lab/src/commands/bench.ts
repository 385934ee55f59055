// `xenotable bench`: speeds as ratios, compared in one run. Each benchmark is loaded on demand, because it needs whole games and servers.
import { BadInput, closest } from '@xenotable/kernel';
import { type Command, type Flags, progress } from '../command.ts';

const round = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

/** A measurement, and how it is shown. */
interface Measured {
  result: object;
  lines: string[];
}

async function kernel(flags: Flags): Promise<Measured> {
  const { benchKernel } = await import('../bench/kernel.ts');
  const result = benchKernel(flags.count('rounds', 5), flags.count('ms', 400), progress);
  return {
    result,
    lines: [
      ...Object.entries(result.games).flatMap(([title, all]) => [
        `${title} (games/s, median of ${result.rounds})`,
        ...Object.entries(all).map(
          ([name, one]) => `  ${name.padEnd(20)} ${round(one.gamesPerSecond).padStart(10)}`,
        ),
      ]),
      'ours divided by theirs (connect four)',
      ...Object.entries(result.ratios).map(
        ([name, ratio]) => `  ${name.padEnd(28)} ${round(ratio).padStart(8)} x`,
      ),
    ],
  };
}

/** A line for each game, after its name. */
const linesOf = <T>(games: Record<string, T>, line: (one: T) => string): string[] =>
  Object.entries(games).map(([name, one]) => `${name.padEnd(18)} ${line(one)}`);

async function games(flags: Flags): Promise<Measured> {
  const { benchGames } = await import('../bench/games.ts');
  const result = await benchGames(flags.count('ms', 2000), flags.text('game'), progress);
  return {
    result,
    lines: linesOf(
      result.games,
      (one) =>
        `${round(one.gamesPerSecond).padStart(8)} games/s ${round(one.decisionsPerSecond).padStart(10)} decisions/s (${one.trial})`,
    ),
  };
}

async function ask(flags: Flags): Promise<Measured> {
  const { benchAsk } = await import('../bench/ask.ts');
  const result = await benchAsk(
    flags.count('rounds', 5),
    flags.count('ms', 3000),
    flags.text('game'),
    progress,
  );
  return {
    result,
    lines: linesOf(
      result.ask,
      (one) =>
        `${round(one.askPerSecond).padStart(8)} games/s on ${one.cores} cores, bare loop ${round(one.loopPerSecond)} on one: ${one.ratio.toFixed(2)} of cores x loop, ${one.ofLoops.toFixed(2)} of ${one.cores} loops at once, ${one.cpuRatio.toFixed(2)} by processor time (${one.trial}, by ${one.players})`,
    ),
  };
}

async function board(flags: Flags): Promise<Measured> {
  const { benchBoard } = await import('../bench/board.ts');
  const result = benchBoard(flags.count('rounds', 5));
  return {
    result,
    lines: [
      `sight on the City map: ${round(result.sightLinesPerSecond)} lines/s walked, ${round(result.sightTablePerSecond)} /s from the table; all that one unit sees: ${result.outlookMicroseconds.toFixed(1)} microseconds`,
      `outline of an 8-inch move among twelve others: ${(result.outlineMicroseconds / 1000).toFixed(2)} ms`,
    ],
  };
}

const kB = (bytes: number): string => `${round(bytes / 1000)} kB`;

async function server(flags: Flags): Promise<Measured> {
  const { benchServer } = await import('@xenotable/server/bench');
  const result = await benchServer(flags.count('rounds', 7));
  const { memory, load } = result;
  const tables = [
    ['skirmish (10 kB a table)', result.skirmish],
    ['connect four (200 bytes)', result.connectFour],
  ] as const;
  return {
    result,
    lines: [
      ...tables.flatMap(([name, { ours, boardgameio, ratio, halfLoad, postgres }]) => [
        `${name}: ${round(ours.choicesPerSecond)} durable choices/s on the embedded store, ${ratio.toFixed(2)} x boardgame.io's server in memory (${round(boardgameio.choicesPerSecond)}); p99 ${halfLoad.p99Ms.toFixed(1)} ms at half load (${round(halfLoad.choicesPerSecond)}/s)`,
        `  PostgreSQL: one worker ${round(postgres.one.choicesPerSecond)}/s, two workers ${round(postgres.two.choicesPerSecond)}/s (${postgres.ratio.toFixed(2)} x)`,
      ]),
      `memory without garbage: a table of connect four ${kB(memory.connectFour)}, of XenoShyft ${kB(memory.xenoshyft)} (${memory.tables} each), an idle socket ${kB(memory.socket)} (${memory.sockets})`,
      `load of the machine: ${load.map((one) => one.toFixed(1)).join(' to ')}`,
    ],
  };
}

async function odds(flags: Flags): Promise<Measured> {
  const { benchOdds } = await import('../bench/odds.ts');
  const result = await benchOdds(flags.count('positions', 200), flags.text('game'), progress);
  return {
    result,
    lines: linesOf(
      result.odds,
      (one) =>
        `first figure ${round(one.firstMsP50)} ms (p95 ${round(one.firstMsP95)}), last ${round(one.exactMsP50)} ms (p95 ${round(one.exactMsP95)}), exact in ${Math.round(one.exactShare * 100)} % of ${one.positions} positions`,
    ),
  };
}

async function programs(flags: Flags): Promise<Measured> {
  const { benchPrograms } = await import('../bench/programs.ts');
  const { allGames, gamePackage } = await import('@xenotable/shelf');
  const only = flags.text('game');
  const packs = only === undefined ? await allGames() : [await gamePackage(only)];
  const result = Object.fromEntries(
    packs.map((pack) => [
      pack.game.name,
      benchPrograms(pack, flags.count('rounds', 5), flags.count('ms', 20_000) / 1000, progress),
    ]),
  );
  return {
    result: { programs: result },
    lines: linesOf(
      result,
      (one) =>
        `longest turn of hard ${round(one.longestTurnMs)} ms and ${one.mostDecisionsInATurn} decisions of ${one.turns} turns; ` +
        `review names ${one.found} of ${one.planted} planted errors, ${round(one.reviewMsPerGame)} ms a game (${one.games} games)`,
    ),
  };
}

async function hints(flags: Flags): Promise<Measured> {
  const { benchHints } = await import('../bench/hints.ts');
  const result = await benchHints(flags.count('positions', 100), flags.text('game'), progress);
  return {
    result,
    lines: linesOf(
      result.hints,
      (one) =>
        `first answer ${round(one.firstMsP50)} ms (p95 ${round(one.firstMsP95)}, slowest ${round(one.slowestMs)}), ${round(one.looksP50)} looks (p5 ${round(one.looksP5)}), ${one.positions} positions`,
    ),
  };
}

const subjects: Record<string, (flags: Flags) => Promise<Measured>> = {
  kernel,
  games,
  ask,
  board,
  server,
  odds,
  hints,
  programs,
};

export const bench: Command = {
  name: 'bench',
  words: Object.keys(subjects).join('|'),
  help: 'Measures speed beside others in the same run: the kernel, random games of each title, ask beside the bare loop, sight on a board, the server, how long people wait for odds or hints, or programs: turns and reviews.',
  flags: {
    rounds: {
      value: 'N',
      help: 'rounds of which the median counts, or games that are reviewed (5; server 7)',
    },
    ms: { value: 'N', help: 'milliseconds per contender and round' },
    game: { value: 'GAME', help: 'with games, ask, odds, hints and programs: only this one' },
    positions: { value: 'N', help: 'with odds and hints: positions of each title (200 and 100)' },
    json: { help: 'print the result as JSON' },
  },
  example: 'xenotable bench kernel --json',
  async run(words, flags) {
    const subject = subjects[words[0] ?? ''];
    if (subject === undefined)
      throw new BadInput(
        'bench',
        `${JSON.stringify(words[0] ?? '')} cannot be measured${closest(words[0] ?? '', Object.keys(subjects))}`,
      );
    const { result, lines } = await subject(flags);
    progress('');
    console.log(flags.on('json') ? JSON.stringify(result, null, 2) : lines.join('\n'));
    return 0;
  },
};
