// What people wait for: how much script the home page and a table load, and how soon the first decision is there.
import { gzipSync } from 'node:zlib';
import { type Page, asked, calm, expect, test } from './table.ts';

const HOME = 200_000;
const TABLE = 150_000;

/** Compressed bytes of every script that the page loads from now on. */
function weigh(page: Page): () => Promise<number> {
  const seen = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js') || response.url().endsWith('sw.js')) return;
    seen.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(seen.values())).reduce((sum, bytes) => sum + bytes, 0);
}

test.use({ serviceWorkers: 'block' });

test('home and table stay light, and the first decision comes within two seconds', async ({ page }) => {
  await calm(page);
  const weight = weigh(page);
  await page.goto('/');
  await expect(page.getByText('None yet')).toBeVisible();
  const home = await weight();
  expect(home).toBeLessThan(HOME);
  const clicked = Date.now();
  await page.getByRole('button', { name: 'Play XenoShyft now' }).click();
  await asked(page);
  expect(Date.now() - clicked).toBeLessThan(2000);
  await expect(page.locator('.goods').first()).toBeVisible();
  expect((await weight()) - home).toBeLessThan(TABLE);
});

test('the largest paint of the home page on a slow machine', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let i = 0; i < 4; i++) {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible();
    await page.waitForTimeout(300);
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            });
          }),
      ),
    );
  }
  expect(Math.min(...times)).toBeLessThan(1500);
});
