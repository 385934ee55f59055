// Enter does what the button with ↵ says, also if a click has left the focus on the board.
import { type Page, calm, decisions, expect, playNow, test } from './table.ts';
import { toFirstOrder } from './xenosRampant.ts';

const foes = (page: Page) => page.locator('[data-thing^="unit:"][aria-label*="Xenomorphs"]');
const bright = (page: Page) => page.locator('.prompt .button.primary').filter({ hasText: '↵' });
const ending = (page: Page) => page.locator('.prompt .button.ends').first();

/** Presses Enter until it counts: right after an act it is ignored. */
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

test('a plan made by a click is played by Enter, as its button says; a piece that the keys have gone to takes Enter itself', async ({
  page,
}) => {
  await calm(page);
  await playNow(page, 'Xenos Rampant');
  await toFirstOrder(page);
  const before = await decisions(page);
  await aim(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await decisions(page)).toBe(before);

  // A key that ends films leaves Enter to the prompt.
  await aim(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(ending(page)).toHaveClass(/planned/, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await expect(page.locator('.xr-tiles')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await aim(page);
  await expect(bright(page)).toBeVisible();
  await pressEnter(page, before);
  await expect(page.locator('.pnl-log')).toContainText(/is ordered to (shoot|attack|skirmish)/);
});

test('a plan made by a key is not replaced by the piece that has the focus', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Xenos Rampant');
  await toFirstOrder(page);
  const words = await ending(page).innerText();
  await foes(page).first().click({ force: true });
  await page.keyboard.press('Escape');
  // A key right after an act is ignored.
  await expect(async () => {
    await page.keyboard.press('e');
    await expect(ending(page)).toHaveClass(/planned/, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  const before = await decisions(page);
  await pressEnter(page, before);
  expect(words).toContain('End your phase');
});

test('a plan made by a key is not replaced by the action that has the focus', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Xenos Rampant');
  await toFirstOrder(page);
  await page.locator('.pnl-act button.action').first().focus();
  await expect(async () => {
    await page.keyboard.press('e');
    await expect(ending(page)).toHaveClass(/planned/, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await pressEnter(page, await decisions(page));
});

test('arrows lead from the page to the board', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Enemy Eternal');
  await expect(page.locator('[data-cell]').first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
});

test('arrows lead to the map before the list below it, and up from that list', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Chibi Commander');
  await expect(page.locator('[data-cell]').first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
  await page.locator('.cc-squad .ucard').last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.cc-squad .ucard:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
});
