// `xenotable case`: rules as readable examples.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from '@xenotable/kernel';
import { caseFiles, resultOf, readCases } from '@xenotable/prove/caseFiles';
import type { Command } from '../command.ts';
import { companionNames, editionOf, gameNames } from '@xenotable/shelf';
import { rewriteCases } from '../rewriting/rewrite.ts';
import { rewrites } from '../rewriting/rewrites.ts';

export const cases: Command = {
  name: 'case',
  words: 'FILE...',
  help: 'Runs cases (YAML files, or folders of them) and prints what does not hold.\nThe format is described in docs/cases.md.',
  flags: {
    json: { help: 'print the result as JSON' },
    rewrite: { help: "run nothing: bring old cases to today's words" },
  },
  example: 'xenotable case packages/games/xenoshyft/cases',
  async run(words, flags) {
    if (words.length === 0) throw new BadInput('case', 'name at least one file or folder');
    for (const word of words)
      if (!existsSync(word)) throw new BadInput(word, 'there is no such file or folder');
    if (flags.on('rewrite')) return rewriteFiles(caseFiles(words));
    const results = await Promise.all(
      caseFiles(words)
        .flatMap((file) => readCases(file, [...gameNames, ...companionNames]))
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

/** Writes the changed files, and prints what was changed and what must be changed by hand. */
function rewriteFiles(files: readonly string[]): number {
  let left = 0;
  let changed = 0;
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const done = rewriteCases(before, rewrites);
    if (done.text !== before) writeFileSync(file, done.text);
    if (done.changed.length + done.left.length > 0) console.log(file);
    for (const { words, lines } of done.changed) {
      changed += lines.length;
      console.log(`  changed ${lines.length}: ${words} (lines ${lines.join(', ')})`);
    }
    for (const sentence of done.left) console.log(`  by hand, ${sentence}`);
    left += done.left.length;
  }
  console.log(`${changed} changed, ${left} left to be changed by hand`);
  return left > 0 ? 1 : 0;
}
