// A game's whole proof in one line of its tests: laws, cases, fixtures, playthrough.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, readRecord } from '@xenotable/kernel';
import { type LawOptions, laws, playthrough } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { caseFiles, problemsOf, readCases } from './caseFiles.ts';
import type { GamePackage } from './games.ts';
import { PLAYTHROUGH_SEED } from './playthroughSeed.ts';

/** `folder` is the game's own: `new URL('..', import.meta.url)` from its test folder. */
export function proveGame({ game, trials, bound }: GamePackage, folder: URL, options: LawOptions = {}): void {
  const path = (name: string): string => fileURLToPath(new URL(name, folder));

  describe(`the laws hold for ${game.title}`, () => {
    for (const law of laws(game, trials, { decisions: 1500, bound, ...options })) test(law.name, () => expect(law.hold()).toBeGreaterThan(0));
  });

  describe(`the cases of ${game.title}`, () => {
    for (const file of existsSync(path('cases')) ? caseFiles([path('cases')]) : []) {
      for (const one of readCases(file, [game.name]))
        test(`${one.title} (${file.slice(path('').length)}:${one.line})`, () => expect(problemsOf(one, () => game)).toEqual([]));
    }
  });

  describe(`records of ${game.title} that once went wrong`, () => {
    for (const name of existsSync(path('fixtures')) ? readdirSync(path('fixtures')) : []) {
      test(name, () => expect(fold(game, readRecord(readFileSync(path(`fixtures/${name}`), 'utf8'))).world).toBeDefined());
    }
  });

  test.skipIf(!existsSync(path('playthrough.txt')))(`the playthrough of ${game.title} is what the rules play`, () => {
    expect(playthrough(game, trials[0]!, PLAYTHROUGH_SEED)).toBe(readFileSync(path('playthrough.txt'), 'utf8'));
  });
}
