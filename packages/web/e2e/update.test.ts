// A new build is published while tables are open: it waits until somebody asks for it, and a page of the old build still finds its scripts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONG, type Page, asked, calm, expect, primary, test } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

type Build = ReadonlyMap<string, Buffer>;

const built = (): Build =>
  new Map(
    readdirSync(DIST, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !/\.(br|gz|map)$/.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [path.slice(DIST.length), readFileSync(path)]),
  );

/** The next build: every script and style has another name, and no file of the first build exists any more. */
function nextBuild(first: Build): Build {
  const names = [...first.keys()].flatMap((path) => /^\/assets\/(.*)\.(?:js|css)$/.exec(path)?.[1] ?? []);
  const renamed = (text: string): string => {
    const pattern = new RegExp(names.map((name) => name.replace(/[$]/g, '\\$&')).join('|'), 'g');
    return text.replace(pattern, (name) => `${name}2`);
  };
  return new Map(
    [...first].map(([path, body]) => [
      renamed(path),
      /\.(js|css|html)$/.test(path) ? Buffer.from(renamed(body.toString())) : body,
    ]),
  );
}

/** A site whose build can be replaced. */
async function publish(first: Build) {
  let now = first;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = now.get(path);
    if (file === undefined && path.startsWith('/assets/')) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file === undefined ? 'text/html' : (TYPES[extname(path)] ?? 'application/octet-stream'),
    });
    response.end(file ?? now.get('/index.html'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchange(next: Build): void {
      now = next;
    },
    close: () => server.close(),
  };
}

const builds = (page: Page): Promise<number> => page.evaluate(async () => (await caches.keys()).length);
const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update());
const entry = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src]')!.src);

test('an update waits, and an open table keeps working', LONG, async ({ page: table, context }) => {
  const first = built();
  const site = await publish(first);
  await calm(table);
  await table.goto(`${site.address}/`);
  await table.evaluate(async () => navigator.serviceWorker.ready);
  await expect.poll(() => builds(table), { timeout: 90_000 }).toBe(1);
  await table.getByRole('button', { name: 'Play XenoShyft now' }).click();
  await asked(table);

  // A new build is published. Both pages notice it; one of them asks for it.
  const other = await context.newPage();
  await calm(other);
  await other.goto(`${site.address}/credits`);
  site.exchange(nextBuild(first));
  await lookForUpdate(other);
  const notice = (page: Page) => page.getByRole('status', { name: 'Update' });
  // It is announced when all of it is on the device.
  await expect(notice(table)).toBeVisible({ timeout: 90_000 });
  await expect(notice(other)).toBeVisible();
  // It is not printed.
  await other.emulateMedia({ media: 'print' });
  await expect(notice(other)).toBeHidden();
  await other.emulateMedia({ media: 'screen' });
  await expect.poll(() => builds(table)).toBe(2);
  const before = await entry(other);
  await notice(other).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => entry(other).catch(() => before)).not.toBe(before);
  await expect(other.getByRole('heading', { name: 'Credits' })).toBeVisible();

  // The table is still of the first build, whose files the server no longer has: parts that it never loaded before still open.
  expect(await entry(table)).toBe(before);
  const old = before.slice(site.address.length);
  expect(await table.evaluate(async (path) => (await fetch(path)).status, old)).toBe(200);
  await table
    .getByRole('button', { name: /^Rule XS-/ })
    .first()
    .click();
  await expect(table.locator('dialog .rule-sheet h3')).toBeVisible();
  await table.keyboard.press('Escape');
  await primary(table).click();
  await expect(table.locator('.table[data-seq="0"]')).toHaveCount(0);
  await table.goto(`${site.address}/replays`);
  await expect(table.getByRole('heading', { name: 'Replays' })).toBeVisible();

  // No page of the old build is left.
  expect(await entry(table)).not.toBe(before);
  await expect.poll(() => builds(table)).toBe(1);
  site.close();
});
