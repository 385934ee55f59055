// The printed sheet of a home-made scenario, from every editor.
import { titles } from '@xenotable/shelf';
import { LONG, calm, expect, test } from './table.ts';

for (const { game, name } of titles)
  test(`a scenario is printed: ${game}`, game === 'xenos-rampant' ? {} : LONG, async ({ page }) => {
    await calm(page);
    await page.goto(`/editor/${game}`);
    await page.getByLabel('Name', { exact: true }).fill('On paper');
    await page.getByRole('button', { name: 'Share and more' }).click();
    await page.getByRole('link', { name: 'Print it' }).click();
    const paper = page.locator('.print-page').first();
    await expect(paper).toContainText('On paper');
    await expect(paper).toContainText(`${name} · home-made`);
  });
