// `xenotable rules`: which rules are carried out while cases and random games run, and which are not.
import { BadInput, closest } from '@xenotable/kernel';
import { type Command, progress } from '../command.ts';
import { gameFolder } from '../gameFolder.ts';
import { oneGame } from '../oneGame.ts';
import { type Citations, citationsOf, uncited } from '@xenotable/prove/citations';
import { type NamedRules, namedRules } from '../rules/places.ts';
import { PLAY_DECISIONS, figuresOf } from '../rules/figures.ts';

const say = (line: string): void => console.log(line);

/** One rule: every place that names it, and every case in which running code cites it. */
function sayOne({ rules, facts, catalogue }: Citations, named: NamedRules, id: string): void {
  const known = catalogue.get(id);
  if (known === undefined)
    throw new BadInput('rules', `RULES.md has no ${id}${closest(id, [...catalogue.keys()])}`);
  say(`${id} ${known.title}`);
  const { code, proof } = named.of(id);
  for (const at of code) say(`  named in code    ${at}`);
  for (const at of proof) say(`  named in proof   ${at}`);
  if (facts.some((fact) => fact.id === id)) return say('  a fact of the box: nothing carries it out');
  const rule = rules.find((one) => one.id === id);
  for (const { at, title } of rule?.cases ?? []) say(`  cited in case    ${at}  ${title}`);
  if (rule?.cases.length === 0) say('  cited in no case');
  say(rule?.inPlay ? '  cited in random play' : '  not cited in random play');
}

/** What is missing, as lists with headings. */
function gapsOf(citations: Citations, named: NamedRules, only: string) {
  const { rules, cases, catalogue } = citations;
  const about = (text: string): boolean => text.includes(only);
  const missing = rules.filter((rule) => rule.cases.length === 0 && about(rule.id));
  return {
    nowhere: missing.filter((rule) => rule.kind === 'rule' && !rule.inPlay),
    onlyInPlay: missing.filter((rule) => rule.kind === 'rule' && rule.inPlay),
    examples: missing.filter((rule) => rule.kind === 'example'),
    cases: cases
      .map(({ at, title, problems, ...ran }) => ({ at, title, problems, rules: uncited(catalogue, ran) }))
      .filter((one) => one.rules.length > 0 && (about(one.at) || one.rules.some(about))),
    failing: cases.filter((one) => one.problems.length > 0 && about(one.at)),
    unknown: [...citations.unknown, ...named.unknown].filter((one) => about(one.id)),
  };
}

type Gaps = ReturnType<typeof gapsOf>;

function sayGaps(gaps: Gaps, named: NamedRules): void {
  const list = <T>(heading: string, all: readonly T[], line: (one: T) => string): void => {
    if (all.length === 0) return;
    say(`\n${heading} (${all.length})`);
    for (const one of all) say(`  ${line(one)}`);
  };
  const rule = ({ id, title }: { id: string; title: string }): string =>
    `${id.padEnd(15)} ${(named.of(id).code[0] ?? 'no code names it').padEnd(36)} ${title}`;
  list('Carried out neither in a case nor in play', gaps.nowhere, rule);
  list('Carried out in play, but in no case', gaps.onlyInPlay, rule);
  list('Worked examples without a case that holds', gaps.examples, ({ id, title }) => `${id}  ${title}`);
  list(
    'Cases that name rules which nothing cites when they run',
    gaps.cases,
    ({ at, title, rules }) => `${at.padEnd(34)} ${rules.join(', ')}  (${title})`,
  );
  list('Cases that do not hold', gaps.failing, ({ at, title, problems }) => `${at} ${title}: ${problems[0]}`);
  list('Ids that RULES.md does not have', gaps.unknown, ({ id, at }) => `${id.padEnd(15)} ${at}`);
}

export const rules: Command = {
  name: 'rules',
  words: 'GAME [ID]',
  help: [
    'Runs the cases and some random games and lists the rules that no running code cites, the cases whose named rules',
    'nothing cites, and unknown ids. With an ID: every place that names this rule and every case in which it is cited.',
    'A rule is cited by a happening, a die, a question, a refusal, an outcome, a modifier, or by applies(ID).',
  ].join('\n'),
  flags: {
    only: { value: 'TEXT', help: 'only ids and case files that contain this' },
    decisions: { value: 'N', help: `random decisions to listen to (${PLAY_DECISIONS})` },
    json: { help: 'print the result as JSON' },
  },
  example: 'xenotable rules xenoshyft --only XS-CMB',
  async run(words, flags) {
    const pack = await oneGame('rules', words.toSpliced(1, 1));
    const folder = gameFolder(pack.game.name);
    progress(`${pack.game.name}: cases and random games`);
    const citations = citationsOf(pack, folder, flags.count('decisions', PLAY_DECISIONS));
    progress('');
    const named = namedRules(folder, citations.catalogue);
    if (words[1] !== undefined) {
      sayOne(citations, named, words[1]);
      return 0;
    }
    const gaps = gapsOf(citations, named, flags.text('only') ?? '');
    const figures = figuresOf(citations);
    if (flags.on('json')) {
      const plain = (_key: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);
      say(JSON.stringify({ game: pack.game.name, ...figures, gaps }, plain, 2));
    } else {
      say(
        `${pack.game.name}: ${figures.rules} rules, ${figures.carriedOutInCases} carried out in ${figures.cases} cases, ${figures.carriedOutInPlay} in random play; ${citations.facts.length} facts`,
      );
      sayGaps(gaps, named);
    }
    return Object.values(gaps).every((list) => list.length === 0) ? 0 : 1;
  },
};
