// Two people at one screen with closed hands leave their table: the home page shows only what everybody at it may see (for all titles: everywhere).
import { calm, expect, test, uncover, withSeats } from './table.ts';

test('closed hands stay closed on the home page', async ({ page }) => {
  await calm(page);
  await page.goto('/new/xenoshyft');
  await withSeats(page, 2);
  await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await page.getByText('House rules').click();
  await page.getByLabel('Hands', { exact: true }).selectOption({ label: 'Closed' });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await uncover(page);
  await expect(page.locator('.pnl-log')).toContainText('Jonas draws 6 cards');
  await page.goto('/');
  await expect(page.locator('.cont[data-viewer="table"]')).toBeVisible();
  await expect(page.locator('.cont')).not.toContainText(/draws .*(Militia|Ranger|Xenosathem)/);
});
