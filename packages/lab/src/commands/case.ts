// `xenotable case`: rules as readable examples.
import { existsSync } from 'node:fs';
import { BadInput } from '@xenotable/kernel';
import { caseFiles, resultOf, readCases } from '@xenotable/prove/caseFiles';
import type { Command } from '../command.ts';
import { editionOf, gameNames } from '@xenotable/shelf';

export const cases: Command = {
  name: 'case',
  words: 'FILE...',
  help: 'Runs cases (YAML files, or folders of them) and prints what does not hold.\nThe format is described in docs/cases.md.',
  flags: { json: { help: 'print the result as JSON' } },
  example: 'xenotable case packages/games/xenoshyft/cases',
  async run(words, flags) {
    if (words.length === 0) throw new BadInput('case', 'name at least one file or folder');
    for (const word of words)
      if (!existsSync(word)) throw new BadInput(word, 'there is no such file or folder');
    const results = await Promise.all(
      caseFiles(words)
        .flatMap((file) => readCases(file, gameNames))
        .map(async (one) => ({
          file: one.file,
          line: one.line,
          title: one.title,
          problems: (await resultOf(one, async (name, edition) => (await editionOf(name, edition)).game))
            .problems,
        })),
    );
    const failed = results.filter((one) => one.problems.length > 0);
    if (flags.on('json'))
      console.log(
        JSON.stringify(
          { passed: results.length - failed.length, failed: failed.length, problems: failed },
          null,
          2,
        ),
      );
    else {
      for (const one of failed)
        console.log(
          [
            `✗ ${one.title} (${one.file}:${one.line})`,
            ...one.problems.map((problem) => `    ${problem}`),
          ].join('\n'),
        );
      if (results.length === 0) console.log('no cases found');
      console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
    }
    return failed.length > 0 || results.length === 0 ? 1 : 0;
  },
};
