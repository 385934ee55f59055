// `xenotable bench`: speeds as ratios, side by side in one run. What is measured is loaded when it is asked for: it brings whole games and servers along.
import { BadInput, closest } from '@xenotable/kernel';
import { type Command, type Flags, progress } from '../command.ts';

const round = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

async function kernel(flags: Flags): Promise<void> {
  const { benchKernel } = await import('../bench/kernel.ts');
  const result = benchKernel(flags.count('rounds', 5), flags.count('ms', 400), progress);
  progress('');
  if (flags.on('json')) return console.log(JSON.stringify(result, null, 2));
  for (const [title, all] of Object.entries(result.games)) {
    console.log(`${title} (games/s, median of ${result.rounds})`);
    for (const [name, one] of Object.entries(all))
      console.log(`  ${name.padEnd(20)} ${round(one.gamesPerSecond).padStart(10)}`);
  }
  console.log('ours divided by theirs (connect four)');
  for (const [name, ratio] of Object.entries(result.ratios))
    console.log(`  ${name.padEnd(28)} ${round(ratio).padStart(8)} x`);
}

async function games(flags: Flags): Promise<void> {
  const { benchGames } = await import('../bench/games.ts');
  const result = await benchGames(flags.count('ms', 2000), flags.text('game'), progress);
  progress('');
  if (flags.on('json')) return console.log(JSON.stringify(result, null, 2));
  for (const [name, one] of Object.entries(result.games))
    console.log(
      `${name.padEnd(18)} ${round(one.gamesPerSecond).padStart(8)} games/s ${round(one.decisionsPerSecond).padStart(10)} decisions/s (${one.trial})`,
    );
}

async function ask(flags: Flags): Promise<void> {
  const { benchAsk } = await import('../bench/ask.ts');
  const result = await benchAsk(
    flags.count('rounds', 5),
    flags.count('ms', 3000),
    flags.text('game'),
    progress,
  );
  progress('');
  if (flags.on('json')) return console.log(JSON.stringify(result, null, 2));
  for (const [name, one] of Object.entries(result.ask))
    console.log(
      `${name.padEnd(18)} ${round(one.askPerSecond).padStart(8)} games/s on ${one.cores} cores, bare loop ${round(one.loopPerSecond)} on one: ${one.ratio.toFixed(2)} of cores x loop, ${one.cpuRatio.toFixed(2)} by processor time (${one.trial}, by ${one.players})`,
    );
}

async function board(flags: Flags): Promise<void> {
  const { benchBoard } = await import('../bench/board.ts');
  const result = benchBoard(flags.count('rounds', 5));
  if (flags.on('json')) return console.log(JSON.stringify(result, null, 2));
  console.log(
    `sight on the City map: ${round(result.sightLinesPerSecond)} lines/s walked, ${round(result.sightTablePerSecond)} /s from the table; all that one unit sees: ${result.outlookMicroseconds.toFixed(1)} microseconds`,
  );
  console.log(
    `outline of an 8-inch move among twelve others: ${(result.outlineMicroseconds / 1000).toFixed(2)} ms`,
  );
}

async function server(flags: Flags): Promise<void> {
  const { benchServer } = await import('@xenotable/server/bench');
  const result = await benchServer(flags.count('rounds', 7));
  if (flags.on('json')) return console.log(JSON.stringify(result, null, 2));
  for (const [name, one] of [
    ['skirmish (10 kB a table)', result.skirmish],
    ['connect four (200 bytes)', result.connectFour],
  ] as const) {
    const { ours, boardgameio, ratio, halfLoad, postgres } = one;
    console.log(
      `${name}: ${round(ours.choicesPerSecond)} durable choices/s on the embedded store, ${ratio.toFixed(2)} x boardgame.io's server in memory (${round(boardgameio.choicesPerSecond)}); p99 ${halfLoad.p99Ms.toFixed(1)} ms at half load (${round(halfLoad.choicesPerSecond)}/s)`,
    );
    console.log(
      `  PostgreSQL: one worker ${round(postgres.one.choicesPerSecond)}/s, two workers ${round(postgres.two.choicesPerSecond)}/s (${postgres.ratio.toFixed(2)} x)`,
    );
  }
  console.log(`load of the machine: ${result.load.map((one) => one.toFixed(1)).join(' to ')}`);
}

async function odds(flags: Flags): Promise<void> {
  const { benchOdds } = await import('../bench/odds.ts');
  const result = await benchOdds(flags.count('positions', 200), flags.text('game'), progress);
  progress('');
  if (flags.on('json')) return console.log(JSON.stringify(result, null, 2));
  for (const [name, one] of Object.entries(result.odds))
    console.log(
      `${name.padEnd(18)} first figure ${round(one.firstMsP50)} ms (p95 ${round(one.firstMsP95)}), last ${round(one.exactMsP50)} ms (p95 ${round(one.exactMsP95)}), exact in ${Math.round(one.exactShare * 100)} % of ${one.positions} positions`,
    );
}

async function programs(flags: Flags): Promise<void> {
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
  progress('');
  if (flags.on('json')) return console.log(JSON.stringify({ programs: result }, null, 2));
  for (const [name, one] of Object.entries(result))
    console.log(
      `${name.padEnd(18)} longest turn of hard ${round(one.longestTurnMs)} ms and ${one.mostDecisionsInATurn} decisions of ${one.turns} turns; ` +
        `review names ${one.found} of ${one.planted} planted errors, ${round(one.reviewMsPerGame)} ms a game (${one.games} games)`,
    );
}

async function hints(flags: Flags): Promise<void> {
  const { benchHints } = await import('../bench/hints.ts');
  const result = await benchHints(flags.count('positions', 100), flags.text('game'), progress);
  progress('');
  if (flags.on('json')) return console.log(JSON.stringify(result, null, 2));
  for (const [name, one] of Object.entries(result.hints))
    console.log(
      `${name.padEnd(18)} first answer ${round(one.firstMsP50)} ms (p95 ${round(one.firstMsP95)}, slowest ${round(one.slowestMs)}), ${round(one.looksP50)} looks (p5 ${round(one.looksP5)}), ${one.positions} positions`,
    );
}

const subjects: Record<string, (flags: Flags) => Promise<void>> = {
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
    await subject(flags);
    return 0;
  },
};
