// The command `xenotable`.
import { BadInput, closest } from '@xenotable/kernel';
import { type Command, helpOf, readWords } from './command.ts';
import { ask } from './commands/ask.ts';
import { bench } from './commands/bench.ts';
import { calibrate } from './commands/calibrate.ts';
import { cases } from './commands/case.ts';
import { fixtures } from './commands/fixtures.ts';
import { freeze } from './commands/freeze.ts';
import { fuzz } from './commands/fuzz.ts';
import { ladder } from './commands/ladder.ts';
import { newGame } from './commands/new.ts';
import { perft } from './commands/perft.ts';
import { mutate } from './commands/mutate.ts';
import { playthrough } from './commands/playthrough.ts';
import { puzzles } from './commands/puzzles.ts';
import { rates } from './commands/rates.ts';
import { review } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { script } from './commands/script.ts';
import { status } from './commands/status.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';

export const commands: readonly Command[] = [
  newGame,
  cases,
  rules,
  mutate,
  freeze,
  fixtures,
  fuzz,
  playthrough,
  perft,
  script,
  ask,
  worker,
  ladder,
  calibrate,
  rates,
  puzzles,
  review,
  verify,
  bench,
  status,
];

function help(): string {
  return [
    'xenotable: the laboratory of the table',
    '',
    ...commands.map(
      (command) => `  ${command.name} ${command.words}`.padEnd(34) + command.help.split('\n')[0],
    ),
    '',
    'xenotable COMMAND --help says more. Exit codes: 0 all well, 1 something does not hold, 2 the words were wrong.',
    '',
  ].join('\n');
}

export async function main(
  argv: readonly string[],
  out: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    out(help());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  try {
    if (command === undefined)
      throw new BadInput(
        '',
        `there is no command ${JSON.stringify(name)}${closest(
          name,
          commands.map((one) => one.name),
        )}`,
      );
    if (rest.includes('--help') || rest.includes('-h')) {
      out(helpOf(command));
      return 0;
    }
    const { words, flags } = readWords(command, rest);
    return await command.run(words, flags);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`xenotable: ${error.message}\n`);
    return 2;
  }
}
