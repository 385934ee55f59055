// A round with the keyboard alone: no pointer is used anywhere.
import { asked, calm, decisions, expect, test } from './table.ts';

test('a round by keyboard only', async ({ page }) => {
  await calm(page);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play XenoShyft now' });
  await expect(play).toBeVisible();
  while (!(await play.evaluate((el) => el === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await asked(page);

  // Buying: type to find the action, Enter previews it, Enter again plays it.
  await page.keyboard.press('/');
  await page.keyboard.type('spend');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.act.sel')).toContainText('Spend');
  await page.keyboard.press('Enter');
  await expect(page.locator('.say p')).toContainText('holds 1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(page.locator('.say p')).toContainText('holds 0');
  await page.keyboard.press('e');
  await expect(page.locator('.phases .now')).toContainText('Deploy');

  // Deploying: arrows to a card, Enter picks it up; arrows to a zone, Enter previews, Enter plays.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-thing^="hand:"]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.thing.target').first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-thing^="zone:"]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-thing^="troop:"]').first()).toBeVisible();

  // On to the next round: E ends each phase, passes each window.
  for (let i = 0; i < 40 && !(await page.locator('.bar .title').innerText()).includes('round 2'); i++) {
    const before = await decisions(page);
    await page.keyboard.press('e');
    await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  }
  await expect(page.locator('.bar .title')).toContainText('round 2');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
