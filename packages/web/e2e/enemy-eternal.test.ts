// Enemy Eternal in a real browser: a Squad is built, a solo battle is begun by mouse, a path is previewed, the lesson, and the screens under the accessibility rules.
import { AxeBuilder } from '@axe-core/playwright';
import { lesson } from '../../games/enemy-eternal/content/lesson.ts';
import { type Page, asked, calm, expect, prompt, test } from './table.ts';

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Enemy Eternal now' }).click();
  await expect(page.locator('.ee-muster')).toBeVisible();
}

const primary = (page: Page) => page.locator('.prompt .btn.pri');
const cell = (page: Page, x: number, y: number) => page.locator(`[data-cell="${y * 36 + x}"]`);

/** Musters the first Squad and sets it up where the table suggests, to the first activation. */
async function toFirstActivation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Muster this Squad' }).click();
  for (let i = 0; i < 40; i++) {
    await asked(page).catch(() => {});
    const said = await prompt(page);
    if (/two actions left/.test(said)) return;
    if (/Which model acts/.test(said)) await page.locator('.pnl-act button.act').first().click();
    if (await primary(page).isVisible()) await primary(page).click();
    await page.waitForTimeout(80);
  }
  throw new Error('nobody was ever activated');
}

test('an illegal list is explained, a legal one is mustered', async ({ page }) => {
  await calm(page);
  await playNow(page);
  const list = page.getByRole('textbox', { name: 'Squad list' });
  await list.fill('Mine (XCOM)\n* Ranger\nRanger\n');
  await expect(page.locator('.ee-problems')).toContainText('EE-SQD-12');
  await expect(page.getByRole('button', { name: 'Muster this Squad' })).toBeDisabled();
  await list.fill('Mine (XCOM)\n* Ranger\n2 x Rookie\n');
  await expect(page.locator('.ee-cost')).toContainText('294 of 500');
  await page.getByRole('button', { name: 'Muster this Squad' }).click();
  await expect(page.locator('.say p')).toContainText('Set up');
});

test('a cell is pointed at, the path is shown, and the model runs', async ({ page }) => {
  test.setTimeout(120_000);
  await calm(page);
  await playNow(page);
  await toFirstActivation(page);
  await expect(page.getByRole('region', { name: 'Dice bag' })).toContainText('left');
  const target = cell(page, 9, 10);
  await target.click();
  await expect(page.locator('.ee-path')).toHaveCount(1);
  await primary(page).click();
  await expect(page.locator('.ee-path')).toHaveCount(0);
});

test('the lesson can be opened and its first page followed', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/enemy-eternal');
  await expect(page.getByText(lesson.pages[0]!.text)).toBeVisible();
});

test('the muster and the field keep the accessibility rules', async ({ page }) => {
  test.setTimeout(120_000);
  await calm(page);
  await playNow(page);
  const muster = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(muster.violations.map((one) => one.id)).toEqual([]);
  await toFirstActivation(page);
  const field = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(field.violations.map((one) => one.id)).toEqual([]);
});

test('a campaign is begun: Squad, difficulty, base, and out to the first mission', async ({ page }) => {
  test.setTimeout(120_000);
  await calm(page);
  await page.goto('/new/enemy-eternal');
  await page.getByLabel('Mode').selectOption({ label: 'campaign' });
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.ee-muster')).toBeVisible();
  await page.getByRole('button', { name: 'Muster this Squad' }).click();
  await primary(page).click();
  await expect(page.getByRole('region', { name: 'Soldiers' })).toContainText('goes along');
});
