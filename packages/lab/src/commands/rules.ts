// `xenotable rules`: where each rule is carried out and what exercises it.
import { BadInput, closest } from '@xenotable/kernel';
import type { Command } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { oneGame } from '../oneGame.ts';
import { type RuleLine, type RuleReport, ruleReport } from '../ruleBook.ts';

/** One rule with every place that carries it out or exercises it. */
function sayOne(report: RuleReport, id: string): void {
  const rule = report.rules.find((one) => one.id === id);
  if (rule === undefined)
    throw new BadInput(
      'rules',
      `the catalogue has no ${id}${closest(
        id,
        report.rules.map((one) => one.id),
      )}`,
    );
  console.log(`${rule.id} ${rule.title}`);
  for (const at of rule.code) console.log(`  code  ${at}`);
  for (const at of rule.proof) console.log(`  proof ${at}`);
}

const lineOf = ({ id, title, code, proof }: RuleLine): string =>
  `${id.padEnd(14)} ${(code[0] ?? '— no code').padEnd(34)} ${proof.length === 0 ? '— no case' : `${proof[0]}${proof.length > 1 ? ` +${proof.length - 1}` : ''}`}  ${title}`;

export const rules: Command = {
  name: 'rules',
  words: 'GAME [ID]',
  help: 'Prints for each rule of the catalogue, or for one, where it is implemented and which cases and tests exercise it.',
  flags: {
    missing: { help: 'only the rules without code or without a case' },
    json: { help: 'print the result as JSON' },
  },
  example: 'xenotable rules xenoshyft XS-CMB-01',
  async run(words, flags) {
    const { game } = await oneGame('rules', words.toSpliced(1, 1));
    const report = ruleReport(gameFolder(game.name));
    if (words[1] !== undefined) {
      sayOne(report, words[1]);
      return 0;
    }
    const lacking = report.rules.filter((rule) => rule.code.length === 0 || rule.proof.length === 0);
    if (flags.on('json'))
      console.log(JSON.stringify({ game: game.name, all: report.rules.length, ...report }, null, 2));
    else {
      for (const rule of flags.on('missing') ? lacking : report.rules) console.log(lineOf(rule));
      for (const { id, at } of report.unknown)
        console.log(`${id.padEnd(14)} is not in the catalogue (${at})`);
      console.log(
        `${report.rules.length} rules: ${report.implemented} implemented, ${report.exercised} exercised, ${report.unknown.length} unknown ids`,
      );
    }
    return lacking.length === 0 && report.unknown.length === 0 ? 0 : 1;
  },
};
