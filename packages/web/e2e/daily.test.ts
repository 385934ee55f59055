// The deals of the day: one for each title, the same on every device.
import { titles } from '@xenotable/shelf';
import { LONG, type Page, asked, calm, expect, logLines, test } from './table.ts';

const DAY = '2026-11-15';

/** The log lines since the deal, which show cards, dice and who begins. */
async function dealt(page: Page, game: string): Promise<string[]> {
  await calm(page);
  await page.goto(`/daily/${game}/${DAY}`);
  await asked(page);
  return logLines(page);
}

for (const { game, name } of titles)
  test(
    `${name}: two devices are dealt the same`,
    game === 'xenoshyft' ? {} : LONG,
    async ({ page, browser }) => {
      const here = await dealt(page, game);
      const other = await (await browser.newContext()).newPage();
      await dealt(other, game);
      await expect.poll(() => logLines(other)).toEqual(here);
      await other.close();
      // Coming back opens the same table.
      const table = page.url();
      await page.goto(`/daily/${game}/${DAY}`);
      await expect(page).toHaveURL(table);
    },
  );

test('all deals of today are on one page, and an invalid day is refused', async ({ page }) => {
  await calm(page);
  await page.goto('/daily');
  for (const { name } of titles) await expect(page.getByRole('link', { name: `Play ${name}` })).toBeVisible();
  await page.goto('/daily/xenoshyft/someday');
  await expect(page.getByText('A day is written as 2026-11-15')).toBeVisible();
});
