// Xenos Rampant in a real browser: deploying and a phase by mouse, a phase by keyboard alone, the lesson, and the screens under the accessibility rules.
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, calm, expect, prompt, test } from './table.ts';

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Xenos Rampant now' }).click();
  await expect(page.locator('.xr')).toBeVisible();
}

const primary = (page: Page) => page.locator('.prompt .btn.pri');

/** Takes the first action of the list and plays it. */
async function takeFirst(page: Page): Promise<void> {
  await page.locator('.pnl-act button.act').first().click();
  await primary(page).click();
  await page.waitForTimeout(80);
}

/** From the trait to the first order, by the first action each time. */
async function toFirstOrder(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (/order a unit/.test(await prompt(page).catch(() => ''))) return;
    if (await page.locator('.pnl-act button.act').first().isVisible()) await takeFirst(page);
    else await page.waitForTimeout(100);
  }
  throw new Error('no order was ever asked for');
}

test('deploy, order a move, point at the table, and see the ghost', async ({ page }) => {
  test.setTimeout(120_000);
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  // Light and Recon Infantry move for free; other orders may fail and hand over the phase.
  await page.locator('.pnl-act button.act', { hasText: ': Move' }).filter({ hasText: 'Free' }).first().click();
  await primary(page).click();
  await expect(page.getByRole('group', { name: 'Move in words' })).toBeVisible();
  await page.getByRole('button', { name: 'Move toward' }).click();
  await expect(page.locator('.ghost-move')).toBeVisible();
  await expect(page.locator('.ghost-move')).toContainText('used');
  await primary(page).click();
  await expect(page.locator('.ghost-move')).toHaveCount(0);
});

test('a phase by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  const before = await page.locator('.table').getAttribute('data-seq');
  await page.keyboard.press('/');
  await page.keyboard.type(': Move');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.act.sel')).toContainText('Move');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).not.toHaveAttribute('data-seq', before!);
});

test('build a detachment: wrong lists are explained, a legal one is fielded, the roster prints', async ({ page }) => {
  test.setTimeout(120_000);
  await calm(page);
  await playNow(page);
  await takeFirst(page);
  const list = page.getByRole('region', { name: 'Your detachment' });
  await expect(list).toContainText('Legal');
  await page.getByRole('button', { name: 'Add Fighting Vehicle' }).first().click();
  await expect(list.locator('.xr-faults')).toContainText('XR-DET-01');
  await page.getByRole('button', { name: 'Remove Fighting Vehicle' }).click();
  await page.getByRole('button', { name: 'Random legal army' }).click();
  await expect(list).toContainText('Legal');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Roster sheet' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await primary(page).click();
  await expect(page.locator('.xr-builder')).toHaveCount(0);
});

test('the table has no accessibility faults', async ({ page }) => {
  test.setTimeout(120_000);
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
