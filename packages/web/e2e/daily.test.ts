// The deals of the day: one for each title, the same on every device.
import { titles } from '@xenotable/shelf';
import { type Page, calm, expect, test } from './table.ts';

const DAY = '2026-11-15';

/** What was told since the deal: it shows cards, dice and who begins. */
async function dealt(page: Page, game: string): Promise<string[]> {
  await calm(page);
  await page.goto(`/daily/${game}/${DAY}`);
  await expect(page.locator('.prompt')).toBeVisible();
  return page.locator('.log-lines li').allInnerTexts();
}

for (const { game, name } of titles)
  test(`${name}: two devices are dealt the same`, async ({ page, browser }) => {
    const here = await dealt(page, game);
    const other = await (await browser.newContext()).newPage();
    expect(await dealt(other, game)).toEqual(here);
    await other.close();
    // Coming back finds the same table.
    const table = page.url();
    await page.goto(`/daily/${game}/${DAY}`);
    await expect(page).toHaveURL(table);
  });

test('all deals of today are on one page, and a day that is none is refused', async ({ page }) => {
  await calm(page);
  await page.goto('/daily');
  for (const { name } of titles) await expect(page.getByRole('link', { name: `Play ${name}` })).toBeVisible();
  await page.goto('/daily/xenoshyft/someday');
  await expect(page.getByText('A day is written as 2026-11-15')).toBeVisible();
});
