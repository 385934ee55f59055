// Enter does what the button with ↵ says, also when a click has left the focus on the board.
import { type Page, calm, decisions, expect, playNow, test } from './table.ts';
import { toFirstOrder } from './xenosRampant.ts';

const foes = (page: Page) => page.locator('[data-thing^="unit:"][aria-label*="Xenomorphs"]');
const bright = (page: Page) => page.locator('.prompt .button.primary').filter({ hasText: '↵' });
const ending = (page: Page) => page.locator('.prompt .button.ends').first();

/** Right after an act Enter means nothing yet. */
const pressEnter = (page: Page, before: number): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator(`.table[data-seq="${before}"]`)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });

/** Clicks enemies until one can be hurt from here. */
async function aim(page: Page): Promise<void> {
  for (let i = 0; i < (await foes(page).count()); i++) {
    await foes(page).nth(i).click({ force: true });
    if (await page.locator('.xr-tiles').isVisible()) return;
  }
  throw new Error('nobody can be hurt');
}

test('what was planned by a click is played by Enter, as its button says', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Xenos Rampant');
  await toFirstOrder(page);
  const before = await decisions(page);
  await aim(page);
  await expect(bright(page)).toBeVisible();
  await pressEnter(page, before);
  await expect(page.locator('.pnl-log')).toContainText(/is ordered to (shoot|attack|skirmish)/);
});

test('what a key has planned is not taken over by the piece that has the focus', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Xenos Rampant');
  await toFirstOrder(page);
  const words = await ending(page).innerText();
  await foes(page).first().click({ force: true });
  await page.keyboard.press('Escape');
  // A key right after an act means nothing yet.
  await expect(async () => {
    await page.keyboard.press('e');
    await expect(ending(page)).toHaveClass(/planned/, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  const before = await decisions(page);
  await pressEnter(page, before);
  expect(words).toContain('End your phase');
});

test('a piece that the keys have gone to takes Enter itself', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Xenos Rampant');
  await toFirstOrder(page);
  await aim(page);
  const before = await decisions(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await decisions(page)).toBe(before);
});
