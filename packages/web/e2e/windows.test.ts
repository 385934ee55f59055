// Reaction windows: previews with odds, reasons for what cannot be done, standing answers.
import { type Page, calm, expect, test } from './table.ts';

const act = (page: Page, words: RegExp) =>
  page.locator('.action:not(.forbidden)').filter({ hasText: words }).first();

async function twice(page: Page, words: RegExp): Promise<void> {
  await act(page, words).click();
  await expect(page.locator('.action.selected')).toBeVisible();
  await page.locator('.action.selected').click();
}

/** The lesson's fixed draws: a Gnawer comes first, and there is a grenade to throw. */
async function toTheFirstWindow(page: Page): Promise<void> {
  await calm(page);
  await page.goto('/learn/xenoshyft');
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  const grenade = page.locator('[data-thing="goods:hi-ex grenade"]');
  await grenade.click();
  await expect(page.locator('.prompt .button.primary')).toContainText('Buy Hi-Ex Grenade, paying 3');
  await grenade.click();
  await expect(page.locator('[data-thing="hand:hi-ex grenade"]')).toBeVisible();
  await page.locator('.prompt .button.primary').click();
  await twice(page, /^Deploy NorTec Ranger to A1/);
  await expect(page.locator('[data-thing^="troop:"]')).toHaveCount(1);
  await page.locator('.prompt .button.primary').click();
  await expect(page.locator('.prompt-words p')).toContainText('React');
}

test('point, preview with odds, back out, play', async ({ page }) => {
  await toTheFirstWindow(page);
  await page.locator('[data-thing="hand:hi-ex grenade"]').click();
  await expect(page.locator('.thing.target')).toHaveCount(4);
  await page.locator('.lane.theirs .thing.target').first().click();
  await expect(page.locator('.prompt .button.primary')).toContainText('Hi-Ex Grenade at Gnawer');
  await expect(page.locator('.comparison')).toContainText(/If you do it\s*\d/);
  await expect(page.locator('.comparison')).toContainText(/As you stand\s*\d/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt .button.primary')).toContainText('Pass');
  await page.locator('[data-thing="hand:hi-ex grenade"]').dragTo(page.locator('.lane.theirs .thing').first());
  await expect(page.locator('.log-lines')).toContainText('Gnawer in lane A is killed');
});

test('a rule opens from the log, and a refusal says why', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/xenoshyft');
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await page.locator('.log-lines .rule-ref').last().click();
  await expect(page.getByRole('dialog')).toContainText('XS-ACQ-01');
  await page.keyboard.press('Escape');
  await expect(page.locator('.action.forbidden').first()).toContainText('XS-ACQ-06');
});

test('always pass answers the open window and those after it, and is remembered', async ({ page }) => {
  await toTheFirstWindow(page);
  await page.locator('.stops').getByText('Always pass').click();
  await expect(page.locator('.prompt-words p')).not.toContainText('React');
  await expect(page.locator('.phases .current')).toContainText('Wrap-up');
});
