// After the first visit everything works without a network, and no decision is lost.
import { asked, calm, expect, playNow, primary, test } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('the page reloads offline and continues', async ({ page, context }) => {
  await calm(page);
  await playNow(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await page.locator('.hand .thing.ready').first().click();
  await primary(page).click();
  await expect(page.locator('.prompt-words p')).toContainText('1 in your purse');

  await context.setOffline(true);
  await page.reload();
  await asked(page);
  await expect(page.locator('.prompt-words p')).toContainText('1 in your purse');
  await page.keyboard.press('u');
  await expect(page.locator('.prompt-words p')).toContainText('0 in your purse');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await asked(page);
});
