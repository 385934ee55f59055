// Two people at one screen: the table is covered between them, and one hand is never in the page for the other person.
import { asked, calm, commit, expect, playUntil, test, uncover, withSeats } from './table.ts';

test('a cover between two people with closed hands', async ({ page }) => {
  await calm(page);
  await page.goto('/new/xenoshyft');
  await withSeats(page, 2);
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
  await expect(page.locator('.pnl-log')).toContainText('Mara draws 6 cards');
  // Only the deal has happened, so there is nothing to catch up on.
  await expect(page.getByRole('region', { name: 'Since you looked' })).toHaveCount(0);
  // An act that Mara will be told about.
  await page.locator('.stage-board [data-thing^="goods:"]').first().click();
  await commit(page);
  const mara = page.getByRole('heading', { name: 'Mara' });
  await playUntil([page], commit, () => mara.isVisible());
  await uncover(page);
  await expect(page.getByRole('region', { name: 'Since you looked' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Since you looked' })).toBeHidden();
});

test('a choice before a draw is taken back if everybody else at the screen agrees', async ({ page }) => {
  await calm(page);
  await page.goto('/new/xenoshyft');
  await withSeats(page, 2);
  await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await page.getByRole('button', { name: 'Play on this device' }).click();
  const phase = page.locator('.phases .current');
  await asked(page);
  await playUntil([page], commit, async () => (await phase.innerText()).includes('Deploy'));
  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: 'This table' }).click();
    await page.getByRole('button', { name: 'Ask to take something back' }).click();
    await page.getByRole('button', { name: 'Ask everybody' }).click();
  };
  const other = page.getByRole('dialog', { name: /asks to take something back/ });
  await ask();
  await other.getByRole('button', { name: 'No, it stands' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'refused' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(phase).toContainText('Deploy');
  await commit(page);
  await ask();
  await other.getByRole('button', { name: 'Let it be taken back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(phase).toContainText('Acquire');
});
