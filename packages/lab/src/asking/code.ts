// A fingerprint of the code that plays the games of a question: with other rules or programs the same key gives another game.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const SHARED = ['kernel/src', 'board/src', 'bots/src', 'questions/src'];
/** Folders whose code does not play: tests, cases, fixtures. */
const ASIDE = /(^|\/)(node_modules|test|cases|soak|fixtures)(\/|$)/;

/** 64 bits over every source file of the kernel, the programs, the statistics and the game. */
export function codeOf(game: string): string {
  const hash = createHash('sha256');
  for (const folder of [...SHARED, `games/${game}`]) {
    const files = readdirSync(PACKAGES + folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.[jt]s$/.test(file) && !ASIDE.test(file));
    for (const file of files.toSorted())
      hash.update(`${folder}/${file}\n`).update(readFileSync(`${PACKAGES}${folder}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}
