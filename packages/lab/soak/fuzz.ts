// Random games of every title and set-up, on both cores.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameNames, gamePackage } from '@xenotable/shelf';

const bin = fileURLToPath(new URL('../bin/xenotable.ts', import.meta.url));
/** Games per set-up; more for fast titles, fewer for slow ones. */
const GAMES = 500;
const OTHERWISE: Record<string, number> = { xenoshyft: 2000, 'earth-war': 2000, 'xenos-rampant': 300 };

const fuzz = (game: string, games: number): Promise<number> =>
  new Promise((resolve) => {
    spawn(process.execPath, [bin, 'fuzz', game, '--games', String(games)], { stdio: 'inherit' }).on(
      'exit',
      (code) => resolve(code ?? 1),
    );
  });

let failed = 0;
for (const name of gameNames) {
  const { trials } = await gamePackage(name);
  console.log(`${name}: ${trials.length} set-ups`);
  failed += await fuzz(name, (OTHERWISE[name] ?? GAMES) * trials.length);
}
process.exitCode = failed === 0 ? 0 : 1;
