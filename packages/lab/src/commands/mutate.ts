// `xenotable mutate`: changes the rules in small ways and checks whether anything notices.
import { BadInput } from '@xenotable/kernel';
import { type Command, progress } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { reportOf, resultOf, survivorsOf } from '../mutation/report.ts';
import { readMutationResult, saysMore, writeMutationResult } from '../mutation/result.ts';
import { cacheOf, tryMutants } from '../mutation/run.ts';
import { oneGame } from '../oneGame.ts';

const BUDGET_MS = 1000;

export const mutate: Command = {
  name: 'mutate',
  words: 'GAME',
  help: [
    'Changes the code of the rules, one small change at a time, and runs the cases, kept records and laws that reach it.',
    'Lists the changes that nothing notices: each is a rule without a case that would fail without it.',
    "A run over all files, or a random sample of them, is kept in the game's mutation.json.",
    'A run that was broken off goes on where it stopped. After a change of the rules a mutant that was killed counts as killed again',
    'if its file and the check that killed it are the same, and that check still reaches it; all others are tried again.',
  ].join('\n'),
  flags: {
    files: { value: 'GLOB', help: "only these files, e.g. 'book/combat/**' (quote it)" },
    cases: { help: 'try the cases only, no records and no laws: quicker, for writing cases' },
    sample: { value: 'N', help: 'only so many mutants, at random; a larger sample holds the smaller one' },
    seed: { value: 'N', help: 'another sample (1)' },
    fresh: { help: 'try everything again, whatever earlier runs have found' },
    budget: {
      value: 'MS',
      help: `time for the cases on one mutant (${BUDGET_MS}), and twice as much for the script's games; records and laws get less`,
    },
    all: { help: 'list all survivors, not only a few of each file (default with --files)' },
    json: { help: 'print the result as JSON' },
  },
  example: "xenotable mutate xenoshyft --files 'book/acquire.ts' --cases",
  async run(words, flags) {
    const { game } = await oneGame('mutate', words);
    const folder = gameFolder(game.name);
    const files = flags.text('files');
    const sample = flags.text('sample') === undefined ? undefined : flags.count('sample', 1);
    const seed = flags.count('seed', 1);
    const run = await tryMutants(folder, {
      files,
      sample,
      seed,
      fresh: flags.on('fresh'),
      casesOnly: flags.on('cases'),
      budget: flags.count('budget', BUDGET_MS),
      cache: cacheOf(game.name),
      progress: (text) => progress(`${game.name}: ${text}`),
    });
    progress('');
    const { tried } = run;
    if (tried.length === 0) throw new BadInput('mutate', 'there is nothing to change in these files');
    const result = resultOf(folder, run, seed);
    const whole = files === undefined && !flags.on('cases');
    if (whole && saysMore(result, readMutationResult(folder)?.result ?? null))
      writeMutationResult(folder, result);
    console.log(
      flags.on('json')
        ? JSON.stringify({ game: game.name, ...result, survivors: survivorsOf(tried) }, null, 2)
        : reportOf(game.name, result, tried, flags.on('all') || files !== undefined),
    );
    return 0;
  },
};
