// After the build: compressed copies for the server to send, and the service worker that keeps every file on the device.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Not kept on the device: letters that most people never need come with the network. */
const LEFT_OUT = /\.(map|woff|br|gz)$|sw\.js$|-(cyrillic|greek|vietnamese|latin-ext)[\w-]*\.woff2$/;
const TEXT = /\.(js|css|html|svg|webmanifest)$/;

async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

async function writeServiceWorker(out: string, files: readonly string[]): Promise<void> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(out, file)));
  const script = await readFile(new URL('./service-worker.js', import.meta.url), 'utf8');
  const paths = files.filter((file) => file !== 'index.html').map((file) => `/${file}`);
  const filled = script
    .replace("'EDITION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
    .replace("['FILES']", JSON.stringify(['/', ...paths]));
  await writeFile(join(out, 'sw.js'), filled);
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  await writeFile(`${path}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
  await writeFile(`${path}.gz`, await zip(text, { level: 9 }));
}

export function offline(): Plugin {
  let out = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // Nothing was built: what went wrong is told by somebody else.
      if (!existsSync(out)) return;
      const files = (await filesUnder(out)).filter((file) => !LEFT_OUT.test(file)).sort();
      await writeServiceWorker(out, files);
      await Promise.all(
        [...files, 'sw.js'].filter((file) => TEXT.test(file)).map((file) => compress(join(out, file))),
      );
    },
  };
}
