// Writes the service worker: after the first visit every file of this build is on the device.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

export function offline(): Plugin {
  let out = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const { writeFile } = await import('node:fs/promises');
      const files = (await filesUnder(out)).filter((file) => file !== 'sw.js' && !file.endsWith('.map')).sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(await readFile(join(out, file)));
      const script = await readFile(new URL('./service-worker.js', import.meta.url), 'utf8');
      const paths = files.filter((file) => file !== 'index.html').map((file) => `/${file}`);
      const filled = script
        .replace("'EDITION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("['FILES']", JSON.stringify(['/', ...paths]));
      await writeFile(join(out, 'sw.js'), filled);
    },
  };
}
