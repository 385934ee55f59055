// What follows a choice is shown step by step at an online table too, to everybody; skipping it loses nothing.
import { type Page, SERVER, calm, expect, openOnline, pressIfThere, test } from './table.ts';

/** Steps that come and go are noted in the page itself. */
async function withFilms(page: Page): Promise<void> {
  await calm(page, { motion: 'normal' });
  await page.addInitScript(() => {
    const steps = new Set<string>();
    Object.assign(window, { steps });
    new MutationObserver(() => {
      const [button, words] = ['.prompt .button.primary', '.prompt-words p'].map(
        (part) => document.querySelector(part)?.textContent ?? '',
      );
      if (button!.startsWith('Skip')) steps.add(words!);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const steps = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { steps: Set<string> }).steps.size);
const lastLine = (page: Page): Promise<string> => page.locator('.pnl-log .log-lines li').last().innerText();

test('both people at an online table see what happens, step by step', async ({ page: mara, browser }) => {
  await withFilms(mara);
  await mara.goto(`${SERVER}/new/xenoshyft`);
  await mara.getByRole('button', { name: 'Add a seat' }).click();
  const code = await openOnline(mara);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const jonas = await context.newPage();
  await withFilms(jonas);
  await jonas.goto(`${SERVER}/`);
  await jonas.getByLabel('Link or code').fill(code);
  await jonas.getByRole('button', { name: 'Join' }).click();
  await expect(jonas.locator('.prompt')).toBeVisible();

  // Mara lets every film run and Jonas skips his, until both have seen some of it.
  const enough = async (): Promise<boolean> => (await steps(mara)) > 2 && (await steps(jonas)) > 0;
  for (let i = 0; i < 300 && !(await enough()); i++) {
    await pressIfThere(mara.locator('.prompt .button.primary').filter({ hasNotText: 'Skip' }));
    await pressIfThere(jonas.locator('.prompt .button.primary'));
  }
  expect(await enough()).toBe(true);
  // A combat of forty steps takes longer than most things that are waited for.
  await expect(mara.getByRole('button', { name: 'Skip' })).toBeHidden({ timeout: 60_000 });
  await expect.poll(async () => (await lastLine(mara)) === (await lastLine(jonas))).toBe(true);
  await context.close();
});
