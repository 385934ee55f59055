// `xenotable rules`: where each rule is carried out and what exercises it.
import { BadInput } from '@xenotable/kernel';
import type { Command } from '../command.ts';
import { gameFolder, gameNames, gamePackage } from '../games.ts';
import { ruleReport } from '../ruleBook.ts';

export const rules: Command = {
  name: 'rules',
  words: 'GAME',
  help: 'Prints for each rule of the catalogue where it is implemented and which cases and tests exercise it.',
  flags: { missing: { help: 'only the rules without code or without a case' }, json: { help: 'print the result as JSON' } },
  example: 'xenotable rules xenoshyft --missing',
  async run(words, flags) {
    if (words.length !== 1) throw new BadInput('rules', `name one game: ${gameNames.join(', ')}`);
    const { game } = await gamePackage(words[0]!);
    const report = ruleReport(gameFolder(game.name));
    const uncoded = report.rules.filter((rule) => rule.code.length === 0);
    const unproved = report.rules.filter((rule) => rule.proof.length === 0);
    const whole = uncoded.length === 0 && unproved.length === 0 && report.unknown.length === 0;
    if (flags.on('json'))
      console.log(
        JSON.stringify(
          {
            game: game.name,
            all: report.rules.length,
            implemented: report.rules.length - uncoded.length,
            exercised: report.rules.length - unproved.length,
            ...report,
          },
          null,
          2,
        ),
      );
    else {
      for (const rule of report.rules) {
        if (flags.on('missing') && rule.code.length > 0 && rule.proof.length > 0) continue;
        console.log(
          `${rule.id.padEnd(14)} ${(rule.code[0] ?? '— no code').padEnd(34)} ${rule.proof.length === 0 ? '— no case' : `${rule.proof[0]}${rule.proof.length > 1 ? ` +${rule.proof.length - 1}` : ''}`}  ${rule.title}`,
        );
      }
      for (const { id, at } of report.unknown) console.log(`${id.padEnd(14)} is not in the catalogue (${at})`);
      console.log(
        `${report.rules.length} rules: ${report.rules.length - uncoded.length} implemented, ${report.rules.length - unproved.length} exercised, ${report.unknown.length} unknown ids`,
      );
    }
    return whole ? 0 : 1;
  },
};
