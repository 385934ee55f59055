// Two people at one screen: the table is covered between them, and nothing of one hand is ever in the page for the other.
import { calm, expect, test, uncover } from './table.ts';

test('a cover between two people with closed hands', async ({ page }) => {
  await calm(page);
  await page.goto('/new/xenoshyft');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await page.getByText('House rules').click();
  await page.getByLabel('Hands').selectOption({ label: 'Closed' });
  await page.getByRole('button', { name: 'Play on this device' }).click();

  await expect(page.getByRole('heading', { name: 'Mara' })).toBeVisible();
  await expect(page.locator('.stage')).toHaveCount(0);
  await uncover(page);
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.hand .thing').first()).toBeVisible();
  await expect(page.locator('.pnl-log')).toContainText('Jonas draws 6 cards');

  // Mara is ready: from the first frame on, the page shows Jonas' name and no board.
  await page.locator('.prompt .button', { hasText: 'Ready' }).click();
  await expect(page.getByRole('heading', { name: 'Jonas' })).toBeVisible();
  await expect(page.locator('.stage, .hand, .log-lines')).toHaveCount(0);
  await uncover(page);
  await expect(page.locator('.seat.active')).toContainText('Jonas');
  await expect(page.getByRole('region', { name: 'Since you looked' })).toBeVisible();
  await expect(page.locator('.pnl-log')).toContainText('Mara draws 6 cards');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Since you looked' })).toBeHidden();
});
