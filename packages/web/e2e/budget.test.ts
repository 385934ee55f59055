// How much script people wait for: the home page, and each of the five tables beyond it.
import { gzipSync } from 'node:zlib';
import { titles } from '@xenotable/shelf';
import { type Page, calm, expect, test } from './table.ts';

const HOME = 126_000;
/** Reached sizes and a few kilobytes: what a first question does not need is loaded later. */
const TABLES: Readonly<Record<string, number>> = {
  xenoshyft: 122_000,
  'chibi-commander': 208_000,
  'enemy-eternal': 192_000,
  'xenos-rampant': 187_000,
  'earth-war': 118_000,
};
/** For a game without a limit of its own. */
const TABLE = 120_000;

/** Compressed bytes of every script that the page and its workers load from now on. */
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

for (const { game, name } of titles) {
  test(`home and table stay light: ${game}`, async ({ page }) => {
    await calm(page);
    const weight = weigh(page);
    await page.goto('/');
    await expect(page.getByText('None yet')).toBeVisible();
    const home = await weight();
    expect(home).toBeLessThan(HOME);
    await page.getByRole('button', { name: `Play ${name} now` }).click();
    await expect(
      page.locator('.prompt .button.primary, .prompt .button.ends, .action:not(.forbidden)').first(),
    ).toBeVisible();
    const table = (await weight()) - home;
    expect(table).toBeGreaterThan(0);
    expect(table).toBeLessThan(TABLES[game] ?? TABLE);
  });
}
