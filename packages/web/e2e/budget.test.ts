// The size and number of scripts that people wait for: the home page, and each of the five tables in addition.
import { readFile, readdir } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { titles } from '@xenotable/shelf';
import { type Page, calm, expect, playNow, test } from './table.ts';

const HOME = 126_000;
/**
 * Measured sizes and three percent: what a first question does not need is loaded later, but a part of it may come before the question
 * is seen.
 */
const TABLES: Readonly<Record<string, number>> = {
  xenoshyft: 125_000,
  'chibi-commander': 220_000,
  'enemy-eternal': 202_000,
  'xenos-rampant': 198_000,
  'earth-war': 128_000,
};
/** The limit for a game that is not listed. */
const TABLE = 120_000;
/** Most scripts of home and table together: on a slow connection each is one more wait. */
const SCRIPTS = 50;

/** Compressed bytes and number of the scripts that the page and its workers load from now on. */
function weigh(page: Page): { weight: () => Promise<number>; scripts: () => number } {
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
  return {
    weight: async () => (await Promise.all(seen.values())).reduce((sum, bytes) => sum + bytes, 0),
    scripts: () => seen.size,
  };
}

/** The first thing to decide. */
const firstQuestion = (page: Page) =>
  page.locator('.prompt .button.primary, .prompt .button.ends, .action:not(.forbidden)').first();

for (const { game, name } of titles) {
  test(`home and table stay light: ${game}`, async ({ page }) => {
    await calm(page);
    const { weight, scripts } = weigh(page);
    await page.goto('/');
    await expect(page.getByText('None yet')).toBeVisible();
    const home = await weight();
    expect(home).toBeLessThan(HOME);
    await page.getByRole('button', { name: `Play ${name} now` }).click();
    await expect(firstQuestion(page)).toBeVisible();
    const table = (await weight()) - home;
    expect(table).toBeGreaterThan(0);
    expect(table).toBeLessThan(TABLES[game] ?? TABLE);
    expect(scripts()).toBeLessThan(SCRIPTS);
  });
}

test('code that the first question does not need is loaded before it is used', async ({ page }) => {
  await calm(page);
  const loaded: string[] = [];
  page.on('response', (response) => void loaded.push(new URL(response.url()).pathname));
  await playNow(page, 'Xenos Rampant');
  await expect(firstQuestion(page)).toBeVisible();
  for (const part of ['AimCard', 'DebriefScreen', 'HappeningsLayer', 'story'])
    await expect.poll(() => loaded.some((path) => path.includes(`/${part}-`))).toBe(true);
});

test('the script of a thread is not part of any other', async () => {
  const assets = new URL('../dist/assets/', import.meta.url);
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts)
    expect(await readFile(new URL(name, assets), 'utf8'), name).not.toMatch(
      /from ?"\.\.\/(worker|laboratory)\.js"/,
    );
});
