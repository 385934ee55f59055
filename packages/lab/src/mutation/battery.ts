// The checks that may notice a changed rule: the cases, the kept records, a small share of the laws, and the kept games of the script.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laws, perftSection, playsAsKept, runCase, scriptSections } from '@xenotable/kernel/proof';
import type { GamePackage } from '@xenotable/kernel/proof';
import { caseFiles, readCases } from '@xenotable/prove/caseFiles';
import { readCatalogue } from '@xenotable/prove/catalogue';
import { citationProblems } from '@xenotable/prove/citations';
import { endsAsKept, fixturesIn } from '@xenotable/prove/fixtures';
import { folderMark, markOf } from './marks.ts';

/** The laws themselves, and how cases, perft and scripts are run. */
const PROOF_MARK = folderMark(new URL('../../../kernel/proof/', import.meta.url));

/** Games of the script are apart from the other laws, so that these do not use up their time. */
export type CheckKind = 'case' | 'record' | 'law' | 'script';

export interface Check {
  kind: CheckKind;
  name: string;
  /** Fingerprint of the check's contents: with another one it is another check, whatever its name. */
  mark: string;
  /** Rules that it names. */
  rules: readonly string[];
  /** Throws when something does not hold. The game gets a copy, because a mutant may change what it is given. */
  hold(pack: GamePackage): void;
}

/** As in the tests of a game, a case also fails if nothing cites a rule that it names. */
function caseChecks(folder: URL, game: string): Check[] {
  const root = fileURLToPath(folder);
  const catalogue = existsSync(new URL('RULES.md', folder)) ? readCatalogue(folder) : null;
  return caseFiles([fileURLToPath(new URL('cases', folder))])
    .flatMap((file) => readCases(file, [game]))
    .map(({ file, line, read }): Check => {
      const name = `${file.slice(root.length)}:${line}`;
      if ('problem' in read) throw new Error(`${name}: ${read.problem}`);
      return {
        kind: 'case',
        name,
        mark: markOf(JSON.stringify(read)),
        rules: read.rules,
        hold(pack) {
          const { problems, cited } = runCase(pack.game, structuredClone(read));
          const [problem] =
            catalogue === null || problems.length > 0
              ? problems
              : citationProblems(catalogue, { names: read.rules, cited });
          if (problem !== undefined) throw new Error(problem);
        },
      };
    });
}

/** Only records of the present edition: the others are played by frozen rules. */
const recordChecks = (folder: URL, edition: string): Check[] =>
  fixturesIn(folder)
    .filter(({ record }) => record.head.edition === edition)
    .map((fixture) => ({
      kind: 'record',
      name: `fixtures/${fixture.name}`,
      mark: markOf(JSON.stringify(fixture)),
      rules: [],
      hold({ game }) {
        if (!endsAsKept(game, structuredClone(fixture))) throw new Error('the record ends otherwise');
      },
    }));

/** Number of set-ups on which each law is tried. */
const LAW_TRIALS = 3;

/** Laws are tried on a few set-ups, spread over all there are. */
function lawChecks(pack: GamePackage): Check[] {
  const step = Math.max(1, Math.floor(pack.trials.length / LAW_TRIALS));
  const chosen = pack.trials.filter((_, i) => i % step === 0).slice(0, LAW_TRIALS);
  return chosen.flatMap((trial) =>
    laws(pack.game, [trial]).map(({ name }): Check => ({
      kind: 'law',
      name: `${name}, ${trial.name}`,
      mark: markOf(name, JSON.stringify(trial), PROOF_MARK),
      rules: [],
      hold({ game, bound }) {
        laws(game, [structuredClone(trial)], { decisions: 1, bound })
          .find((law) => law.name === name)
          ?.hold();
      },
    })),
  );
}

/** The counts that the game keeps in perft.txt, position by position. */
function perftChecks(folder: URL): Check[] {
  const file = new URL('perft.txt', folder);
  if (!existsSync(file)) return [];
  const [, ...sections] = readFileSync(file, 'utf8').trimEnd().split('\n\n');
  return sections.map((kept, i) => ({
    kind: 'law',
    name: `Perft, position ${i + 1}`,
    mark: markOf(kept, PROOF_MARK),
    rules: [],
    hold({ game, trials }) {
      if (perftSection(game, trials, i) !== kept) throw new Error('other counts than those that are kept');
    },
  }));
}

/** The games that the script plays against itself, as stored in script.txt. */
function scriptChecks(folder: URL): Check[] {
  const file = new URL('script.txt', folder);
  if (!existsSync(file)) return [];
  return scriptSections(readFileSync(file, 'utf8')).map((kept) => {
    const [name = ''] = kept.split('\n', 1);
    return {
      kind: 'script',
      name: `Script, ${name}`,
      mark: markOf(kept, PROOF_MARK),
      rules: [],
      hold({ game, trials }) {
        const trial = trials.find((one) => one.name === name);
        if (trial === undefined || !playsAsKept(game, trial, kept))
          throw new Error('the script plays otherwise than it did');
      },
    };
  });
}

export function checksOf(folder: URL, pack: GamePackage, casesOnly: boolean): Check[] {
  const cases = caseChecks(folder, pack.game.name);
  return casesOnly
    ? cases
    : [
        ...cases,
        ...recordChecks(folder, pack.game.edition),
        ...perftChecks(folder),
        ...scriptChecks(folder),
        ...lawChecks(pack),
      ];
}
