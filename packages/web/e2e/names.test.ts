// Names of units, cards and people in the log have details, which are shown beside the line and cover nothing that is read.
import { titles } from '@xenotable/shelf';
import { type Page, asked, calm, decided, decisions, expect, playNow, primary, test } from './table.ts';

const named = (page: Page) => page.locator('.log-lines .named').first();

/** Takes the first offer until the log names somebody. */
async function untilNamed(page: Page): Promise<void> {
  for (let i = 0; i < 40 && (await named(page).count()) === 0; i++) {
    const before = await decisions(page);
    if (!(await primary(page).isVisible())) await page.locator('.action:not(.forbidden)').first().click();
    await primary(page).click();
    await decided(page, before);
    await asked(page);
  }
}

for (const { name } of titles) {
  test(`a name in the log opens when the mouse rests on it: ${name}`, async ({ page }) => {
    await calm(page);
    await playNow(page, name);
    await untilNamed(page);
    const words = await named(page).innerText();
    const details = page.locator('.details');
    // The log moves when chances appear above it: then the mouse is moved back to the name.
    await expect(async () => {
      await named(page).hover();
      await expect(details).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    await expect(details).toHaveAttribute('aria-label', new RegExp(words.split(' ')[0] ?? words, 'i'));
    await page.mouse.move(700, 5);
    await expect(details).toHaveCount(0);
  });
}
