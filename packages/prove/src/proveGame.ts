// All checks of a game in one line of its tests: laws, cases, fixtures, playthrough.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type GamePackage,
  type LawOptions,
  type Trial,
  faultOfWords,
  lawNames,
  laws,
  mutatedScenarios,
  playthrough,
  readHappening,
  scriptSection,
  scriptSections,
} from '@xenotable/kernel/proof';
import { type AnyGame, type Told, itemAt } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { caseFiles, readCases, resultOf } from './caseFiles.ts';
import { PLAYTHROUGH_SEED } from './playthroughSeed.ts';
import { readCatalogue } from './catalogue.ts';
import { citationProblems } from './citations.ts';
import { editionsIn, endOf, fixturesIn, rulesOf } from './fixtures.ts';

/** Laws look at thousands of decisions; on a busy machine that takes longer than a test's default timeout. */
const LAW_TIMEOUT = 120_000;

/** Number of damaged scenarios in every test run; the soak tries thousands. */
const SPOILED = 60;

export interface ProofOptions extends LawOptions {
  /** Every rule that a case names must be cited when the case runs, and every cited id must be in RULES.md. */
  citations?: boolean;
  /** Laws that the game is known to break. Each must still fail; a law that passes has to be removed from this list. */
  notYet?: readonly string[];
  /** False: there is no perft.txt, because the choices are people's measurements. */
  counted?: boolean;
  /** All set-ups of the package, if the laws play only some of them; perft.txt counts in these. */
  allTrials?: readonly Trial[];
}

/** Faulty texts for players in what cases tell; cases reach happenings that are rare in random games. */
function faultsOfWords(game: AnyGame, told: readonly Told[]): string[] {
  const faults: string[] = [];
  for (const { what } of told)
    readHappening(game, what, [], (text, of) => {
      const fault = faultOfWords(text);
      if (fault !== null) faults.push(`${of()} has the words ${fault}`);
    });
  return faults;
}

/** The set-up of a section of script.txt. */
const nameOfSection = (section: string): string | undefined => section.split('\n', 1)[0];

/** A game whose checks are run, with the files of its folder. */
interface Proven extends Pick<GamePackage, 'game' | 'trials' | 'bound'> {
  folder: URL;
  path(name: string): string;
}

function proveLaws(
  { game, trials, bound, path }: Proven,
  { notYet = [], counted = true, allTrials = trials, ...options }: Omit<ProofOptions, 'citations'>,
): void {
  describe(`the laws hold for ${game.title}`, () => {
    const kept = existsSync(path('perft.txt')) ? readFileSync(path('perft.txt'), 'utf8') : null;
    const perft = counted ? { perft: { kept, trials: allTrials } } : {};
    for (const law of laws(game, trials, { decisions: 1500, bound, ...perft, ...options })) {
      const name = notYet.includes(law.name) ? `${law.name} (known to be broken)` : law.name;
      const run = notYet.includes(law.name) ? test.fails : test;
      run(name, { timeout: LAW_TIMEOUT }, () => expect(law.hold()).toBeGreaterThan(0));
    }
    test('only laws are known to be broken', () =>
      expect(notYet.filter((name) => !lawNames.includes(name))).toEqual([]));
  });
}

function proveScenarios({ game, bound }: Proven): void {
  describe.runIf(game.scenarios !== undefined)(`scenarios of ${game.title}`, () => {
    test(
      'each spoiled one is refused by its field, stopped, or plays to its end',
      { timeout: LAW_TIMEOUT },
      () => {
        const { refused, played } = mutatedScenarios(game, SPOILED, 1, bound);
        expect(refused).toBeGreaterThan(0);
        expect(played).toBeGreaterThan(0);
      },
    );
  });
}

function proveCases({ game, folder, path }: Proven, citations: boolean): void {
  const cases = (existsSync(path('cases')) ? caseFiles([path('cases')]) : []).flatMap((file) =>
    readCases(file, [game.name]),
  );
  const catalogue = citations ? readCatalogue(folder) : null;
  describe.runIf(cases.length > 0)(`the cases of ${game.title}`, () => {
    test.each(
      cases.map((one) => [`${one.title} (${one.file.slice(path('').length)}:${one.line})`, one] as const),
    )('%s', async (_title, one) => {
      const { problems, told, cited } = await resultOf(one, (_name, edition = game.edition) =>
        rulesOf(game, folder, edition),
      );
      expect(problems).toEqual([]);
      expect(faultsOfWords(game, told)).toEqual([]);
      if (catalogue !== null && 'rules' in one.read)
        expect(citationProblems(catalogue, { names: one.read.rules, cited })).toEqual([]);
    });
  });
}

function proveRecords({ game, folder }: Proven): void {
  const fixtures = fixturesIn(folder);
  describe.runIf(fixtures.length > 0)(`kept records of ${game.title} replay to the end they had`, () => {
    test.each(fixtures.map((fixture) => [fixture.name, fixture] as const))('%s', async (_name, fixture) => {
      const { record, end } = fixture;
      expect(endOf(await rulesOf(game, folder, record.head.edition), record)).toEqual(end);
    });
  });
  test('earlier editions are frozen, the present one is not', async () =>
    expect(Object.keys(await editionsIn(folder))).not.toContain(game.edition));
}

function proveScript({ game, path }: Proven, allTrials: readonly Trial[]): void {
  const scripts = existsSync(path('script.txt'))
    ? scriptSections(readFileSync(path('script.txt'), 'utf8'))
    : [];
  describe.runIf(scripts.length > 0)(
    `the script of ${game.title} plays as it did when it was measured`,
    () => {
      test('every set-up is kept', () =>
        expect(scripts.map(nameOfSection)).toEqual(allTrials.map(({ name }) => name)));
      test.each(allTrials.map((trial) => [trial.name, trial] as const))('%s', (name, trial) =>
        expect(scriptSection(game, trial)).toBe(scripts.find((kept) => nameOfSection(kept) === name)),
      );
    },
  );
}

function provePlaythrough({ game, trials, path }: Proven): void {
  test.skipIf(!existsSync(path('playthrough.txt')))(
    `the playthrough of ${game.title} is what the rules play`,
    () => {
      expect(playthrough(game, itemAt(trials, 0), PLAYTHROUGH_SEED)).toBe(
        readFileSync(path('playthrough.txt'), 'utf8'),
      );
    },
  );
}

/** `folder` is the game's own: `new URL('..', import.meta.url)` from its test folder. */
export function proveGame(
  { game, trials, bound }: GamePackage,
  folder: URL,
  { citations = false, ...options }: ProofOptions = {},
): void {
  const path = (name: string): string => fileURLToPath(new URL(name, folder));
  const proven = { game, trials, bound, folder, path };
  proveLaws(proven, options);
  proveScenarios(proven);
  proveCases(proven, citations);
  proveRecords(proven);
  proveScript(proven, options.allTrials ?? trials);
  provePlaythrough(proven);
}

/** All checks of a companion: the same laws and cases, with the rules of its title before its own. `folder` is the companion's. */
export const proveCompanion = (companion: GamePackage, folder: URL, options: ProofOptions = {}): void =>
  proveGame(companion, folder, { decisions: 60, citations: true, counted: false, ...options });
