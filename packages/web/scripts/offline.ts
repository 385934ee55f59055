// After the build: compressed copies for the server, and the service worker that stores every file on the device.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'vite';

/** The placeholder that Workbox replaces with the list of files. */
const MANIFEST = 'self.__WB_MANIFEST';

interface ManifestEntry {
  url: string;
  revision: string | null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Not stored on the device: fonts for scripts that most people never need are loaded from the network. */
const LEFT_OUT = /\.(map|woff|br|gz)$|sw\.js$|-(cyrillic|greek|vietnamese|latin-ext)[\w-]*\.woff2$/;
const TEXT = /\.(js|css|html|svg|webmanifest)$/;

async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The files to store, for Workbox; those without a content hash in their name have a revision. */
async function manifestOf(out: string, files: readonly string[]): Promise<ManifestEntry[]> {
  return Promise.all(
    files.map(async (file) => ({
      url: file === 'index.html' ? '/' : `/${file}`,
      revision: file.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(await readFile(join(out, file)))
            .digest('hex')
            .slice(0, 16),
    })),
  );
}

/** Bundles a service worker as one script without imports, which every browser accepts. */
async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as { output: { code?: string }[] }[] as [
    { output: { code?: string }[] },
  ];
  const [chunk] = output;
  if (chunk?.code === undefined) throw new Error('the service worker was not built');
  return chunk.code;
}

async function writeServiceWorker(out: string, files: readonly string[]): Promise<void> {
  const script = await bundled(fileURLToPath(new URL('../src/shell/sw.ts', import.meta.url)));
  if (!script.includes(MANIFEST)) throw new Error(`the service worker has no ${MANIFEST}`);
  await writeFile(join(out, 'sw.js'), script.replace(MANIFEST, JSON.stringify(await manifestOf(out, files))));
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
      // Nothing was built; the error is reported elsewhere.
      if (!existsSync(out)) return;
      const files = (await filesUnder(out)).filter((file) => !LEFT_OUT.test(file)).sort();
      await writeServiceWorker(out, files);
      await Promise.all(
        [...files, 'sw.js'].filter((file) => TEXT.test(file)).map((file) => compress(join(out, file))),
      );
    },
  };
}
