// Pictures of every screen at both sizes, for docs/screens, as WebP: npx vite build packages/web, then node packages/web/scripts/screens.ts [name…]
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildServer, configFrom, games } from '@xenotable/server';
import { launch } from './browser.ts';
import { SCREENS, SIZES, type Screen, type Size } from './pictured.ts';

const OUT = new URL('../../../docs/screens/', import.meta.url);
const PORT = 4399;
/** WebP quality from 0 to 100: text stays sharp, and a picture stays below 100 kB. */
const QUALITY = 82;
async function picture(browser: Browser, screen: Screen, size: Size): Promise<void> {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: `http://127.0.0.1:${PORT}`,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => console.error(`${screen.name}: ${error.message}`));
  await page.addInitScript(
    (value) => localStorage.setItem('xenotable.settings', value),
    JSON.stringify({
      motion: 'none',
      film: 'none',
      nags: false,
      briefings: false,
      theme: screen.theme ?? 'dark',
      ...screen.settings,
    }),
  );
  await screen
    .visit(page, size)
    .catch((error: Error) => console.error(`${screen.name}: ${error.message.split('\n')[0]}`));
  await page.locator('.loading').waitFor({ state: 'detached' });
  // The final odds come within 850 ms.
  await page.waitForTimeout(1000);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await writeFile(new URL(`${screen.name}-${size}.webp`, OUT), Buffer.from(data, 'base64'));
  await context.close();
  console.log(`${screen.name}-${size}`);
}

const wanted = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
const dist = new URL('../dist', import.meta.url).pathname;
const server = await buildServer(
  configFrom(
    {
      PORT: String(PORT),
      DATABASE_FILE: join(await mkdtemp(join(tmpdir(), 'xenotable-')), 'tables.db'),
      LOG_LEVEL: 'warn',
    },
    dist,
  ),
  games,
);
await server.listen({ port: PORT, host: '127.0.0.1' });
const browser = await launch();
try {
  for (const screen of SCREENS) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    for (const size of ['desktop', 'phone'] as const) await picture(browser, screen, size);
  }
} finally {
  await browser.close();
  await server.close();
}
