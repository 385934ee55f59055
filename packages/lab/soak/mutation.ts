// Mutation runs of every title: how many small changes of the rules are noticed. The figures are stored in each game's mutation.json.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameNames } from '@xenotable/shelf';
import { gameFolder } from '../src/gameFolder.ts';
import { readMutationResult } from '../src/mutation/result.ts';

const bin = fileURLToPath(new URL('../bin/xenotable.ts', import.meta.url));
/** Fewer mutants killed than this is a failure. */
const GOAL = 0.85;

const mutate = (game: string): Promise<number> =>
  new Promise((resolve) => {
    spawn(process.execPath, [bin, 'mutate', game], { stdio: 'inherit' }).on('exit', (code) =>
      resolve(code ?? 1),
    );
  });

const below: string[] = [];
for (const game of gameNames) {
  const code = await mutate(game);
  const kept = readMutationResult(gameFolder(game));
  const share = kept === null ? 0 : kept.result.killed / kept.result.mutants;
  if (code !== 0 || share < GOAL) below.push(game);
}
if (below.length > 0) console.log(`below ${GOAL * 100} %: ${below.join(', ')}`);
process.exitCode = below.length === 0 ? 0 : 1;
