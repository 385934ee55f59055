// The long battery: each part prints its figures; a part that fails does not stop the others.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const parts = ['lab', 'server', 'web'].flatMap((name) => {
  const folder = `packages/${name}/soak`;
  return existsSync(root + folder)
    ? readdirSync(root + folder)
        .filter((file) => file.endsWith('.ts') && file !== 'all.ts')
        .toSorted()
        .map((file) => `${folder}/${file}`)
    : [];
});

const run = (part: string): Promise<number> =>
  new Promise((resolve) => {
    console.log(`\n== ${part}`);
    spawn(process.execPath, [root + part], { stdio: 'inherit', cwd: root }).on('exit', (code) => resolve(code ?? 1));
  });

const failed: string[] = [];
for (const part of parts) if ((await run(part)) !== 0) failed.push(part);
console.log(`\n${parts.length - failed.length} passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`);
process.exitCode = failed.length === 0 ? 0 : 1;
