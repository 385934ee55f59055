// What may notice a changed rule: the cases, the kept records, and a small share of the laws.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, readRecord, same } from '@xenotable/kernel';
import { laws, perftSection, runCase } from '@xenotable/kernel/proof';
import type { GamePackage } from '@xenotable/kernel/proof';
import { caseFiles, readCases } from '@xenotable/prove/caseFiles';

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

function recordChecks(folder: URL): Check[] {
  const fixtures = new URL('fixtures/', folder);
  if (!existsSync(fixtures)) return [];
  return readdirSync(fixtures)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file): Check => {
      const record = readRecord(readFileSync(new URL(file, fixtures), 'utf8'));
      const end: unknown = JSON.parse(
        readFileSync(new URL(file.replace('.jsonl', '.end.json'), fixtures), 'utf8'),
      );
      return {
        kind: 'record',
        name: `fixtures/${file}`,
        rules: [],
        hold({ game }) {
          const { world } = fold(game, record);
          const table: unknown = game.report(world);
          if (!same(JSON.parse(JSON.stringify({ over: world.over, table })), end))
            throw new Error('the record ends otherwise');
        },
      };
    });
}

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

export function checksOf(folder: URL, pack: GamePackage, casesOnly: boolean): Check[] {
  const cases = caseChecks(folder, pack.game.name);
  return casesOnly ? cases : [...cases, ...recordChecks(folder), ...perftChecks(folder), ...lawChecks(pack)];
}
