// All long tests: each part prints its figures; a part that fails does not stop the others.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['packages', 'packages/games'].flatMap((folder) =>
  readdirSync(root + folder).map((name) => `${folder}/${name}/soak`),
);
const parts = folders
  .filter((folder) => existsSync(root + folder))
  .flatMap((folder) => readdirSync(root + folder).map((file) => `${folder}/${file}`))
  .filter((part) => part.endsWith('.ts') && root + part !== fileURLToPath(import.meta.url))
  .toSorted();

const run = (part: string): Promise<number> =>
  new Promise((resolve) => {
    console.log(`\n== ${part}`);
    spawn(process.execPath, [root + part], { stdio: 'inherit', cwd: root }).on('exit', (code) =>
      resolve(code ?? 1),
    );
  });

const failed: string[] = [];
for (const part of parts) if ((await run(part)) !== 0) failed.push(part);
console.log(
  `\n${parts.length - failed.length} passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
