// The rules browser: searching, deep links, and a rule opened beside a table.
import { calm, expect, playNow, test } from './table.ts';

test('a rule is found by its words in all five books and opens by its address', async ({ page }) => {
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeFocused();
  await page.keyboard.type('suppressed units');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('link', { name: /XR-ORD-10/ })).toBeVisible();
  await expect(results.locator('mark', { hasText: /^suppressed$/i }).first()).toBeVisible();
  await results.getByRole('link', { name: /XR-ORD-10/ }).click();
  await expect(page).toHaveURL(/\/rules\/xenos-rampant\/XR-ORD-10$/);
  await expect(page.locator('.sheet .here')).toContainText('XR-ORD-10');
  await expect(page.locator('.sheet .here')).toBeFocused();

  // A chip inside a rule is a link, and the browser's back button returns.
  await page.goto('/rules/xenos-rampant/XR-RAL-02');
  await page.locator('.sheet .here').getByRole('link', { name: 'XR-COU-09' }).click();
  await expect(page).toHaveURL(/XR-COU-09$/);
  await expect(page.locator('.sheet .here')).toContainText('XR-COU-09');
  await page.goBack();
  await expect(page.locator('.sheet .here')).toContainText('XR-RAL-02');

  // Rows of tables have addresses too; an unknown id says so.
  await page.goto('/rules/xenoshyft/XS-E2-07');
  await expect(page.locator('tr.here')).toContainText('Lasher');
  await page.goto('/rules/xenoshyft/XS-NO-99');
  await expect(page.getByText('There is no rule XS-NO-99')).toBeVisible();
});

test('a chip of the log opens the rule beside the table', async ({ page }) => {
  await calm(page);
  await playNow(page);
  const chip = page.locator('.log-lines .rule-ref').last();
  const id = await chip.innerText();
  await chip.click();
  const drawer = page.getByRole('dialog', { name: id });
  await expect(drawer.locator('.rule-sheet h3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('.prompt')).toBeVisible();
});
