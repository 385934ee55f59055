// `xenotable verify`: recomputes every die of a finished record from its seed.
import type { Result } from '@xenotable/kernel';
import { type DiceCheck, checkDice } from '@xenotable/seed/check';
import type { Command } from '../command.ts';
import { oneRecord } from '../oneRecord.ts';
import { gameFor } from '@xenotable/shelf';

export const verify: Command = {
  name: 'verify',
  words: 'RECORD',
  help: 'Replays a record, checks the seed against the hash that was published before the first die, and recomputes every result.',
  flags: { json: { help: 'print the result as JSON' } },
  example: 'xenotable verify game.jsonl',
  async run(words, flags) {
    const record = oneRecord('verify', words);
    const game = await gameFor(record.head);
    const check = await checkDice(game, record);
    const problems = problemsOf(check);
    const compared = check.verdict === 'opened' ? check.compared : 0;
    if (flags.on('json'))
      console.log(
        JSON.stringify({ game: game.name, entries: record.entries.length, compared, problems }, null, 2),
      );
    else
      console.log(
        problems.length === 0
          ? `${record.entries.length} entries replay; all ${compared} results are those of the seed`
          : problems.map((problem) => `✗ ${problem}`).join('\n'),
      );
    return problems.length === 0 ? 0 : 1;
  },
};

function problemsOf(check: DiceCheck): string[] {
  switch (check.verdict) {
    case 'unsealed':
    case 'sealed':
      return ['the record has no seed and published hash: its dice cannot be verified (it replays well)'];
    case 'no seed':
      return ['the seed of the record is none: it has 64 hexadecimal digits'];
    case 'opened':
      return [
        ...(check.fits ? [] : ['the seed is not the one whose hash was published']),
        ...check.different.map(
          ({ number, was, is }) => `result ${number}: ${describe(was)} was played, the seed gives ${is[2]}`,
        ),
      ];
  }
}

const describe = ([why, asked, result]: Result): string => `${result} (${asked}, ${why})`;
