// What the tests do at a table, in the words of a player.
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';

export { expect, type Page };

/** In the rules' own thread: the same random bytes in every run, so that a table on the device deals and rolls the same each time. */
const FIXED_SEEDS = `{ let at = 0; crypto.getRandomValues = (bytes) => bytes.map(() => (at = (at * 1103515245 + 12345) % 2147483648) >> 16); }\n`;

const fixSeeds = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/worker\.js$/, async (route) => {
    const script = await route.fetch();
    await route.fulfill({ response: script, body: FIXED_SEEDS + (await script.text()) });
  });

/** Every test deals the same cards and dice in each run, and fails on a console error or an uncaught exception. */
export const test = base.extend<{ fixed: void; clean: void }>({
  fixed: [
    async ({ context }, use) => {
      await fixSeeds(context);
      await use();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  clean: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing moves: a test waits for what it needs, not for a film. */
export const calm = (page: Page, settings: Record<string, unknown> = {}): Promise<unknown> =>
  page.addInitScript((value) => localStorage.setItem('xenotable.settings', value), JSON.stringify({ motion: 'none', ...settings }));

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play XenoShyft now' }).click();
  await asked(page);
}

/** The table asks something, or is over. */
export const asked = (page: Page): Promise<void> => expect(page.locator('.prompt .btn.pri, .ending').first()).toBeVisible();

/** The number of decisions so far. */
export const decisions = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-seq'));

/** Nothing is being played any more: paying and buying are several decisions in a row. */
export async function settled(page: Page): Promise<void> {
  for (let before = -1; ;) {
    const now = await decisions(page);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(200);
  }
}

export const prompt = (page: Page): Promise<string> => page.locator('.say p').innerText();
