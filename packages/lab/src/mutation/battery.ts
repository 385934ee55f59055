// What may notice a changed rule: the cases, the kept records, and a small share of the laws.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laws, perftSection, playsAsKept, runCase, scriptSections } from '@xenotable/kernel/proof';
import type { GamePackage } from '@xenotable/kernel/proof';
import { caseFiles, readCases } from '@xenotable/prove/caseFiles';
import { endsAsKept, fixturesIn } from '@xenotable/prove/fixtures';

export type CheckKind = 'case' | 'record' | 'law';

export interface Check {
  kind: CheckKind;
  name: string;
  /** Rules that it names. */
  rules: readonly string[];
  /** Throws when something does not hold. */
  hold(pack: GamePackage): void;
}

function caseChecks(folder: URL, game: string): Check[] {
  const root = fileURLToPath(folder);
  return caseFiles([fileURLToPath(new URL('cases', folder))])
    .flatMap((file) => readCases(file, [game]))
    .map(({ file, line, read }): Check => {
      const name = `${file.slice(root.length)}:${line}`;
      if ('problem' in read) throw new Error(`${name}: ${read.problem}`);
      return {
        kind: 'case',
        name,
        rules: read.rules,
        hold(pack) {
          const { problems } = runCase(pack.game, read);
          if (problems.length > 0) throw new Error(problems[0]);
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
      rules: [],
      hold({ game }) {
        if (!endsAsKept(game, fixture)) throw new Error('the record ends otherwise');
      },
    }));

/** Set-ups over which each law is tried. */
const LAW_TRIALS = 3;

/** Laws are tried on a few set-ups, spread over all there are. */
function lawChecks(pack: GamePackage): Check[] {
  const step = Math.max(1, Math.floor(pack.trials.length / LAW_TRIALS));
  const chosen = pack.trials.filter((_, i) => i % step === 0).slice(0, LAW_TRIALS);
  return chosen.flatMap((trial) =>
    laws(pack.game, [trial]).map(({ name }): Check => ({
      kind: 'law',
      name: `${name}, ${trial.name}`,
      rules: [],
      hold({ game, bound }) {
        laws(game, [trial], { decisions: 1, bound })
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
    rules: [],
    hold({ game, trials }) {
      if (perftSection(game, trials, i) !== kept) throw new Error('other counts than those that are kept');
    },
  }));
}

/** The games that the script plays with itself, as they are kept in script.txt. */
function scriptChecks(folder: URL): Check[] {
  const file = new URL('script.txt', folder);
  if (!existsSync(file)) return [];
  return scriptSections(readFileSync(file, 'utf8')).map((kept) => {
    const name = kept.split('\n', 1)[0]!;
    return {
      kind: 'law',
      name: `Script, ${name}`,
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
