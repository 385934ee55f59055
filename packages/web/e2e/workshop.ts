// A user's actions in the frame that all editors share.
import { titleOf } from '@xenotable/shelf';
import { fitsItsPaper } from './paper.ts';
import { type Page, expect } from './table.ts';

/** The problems of the scenario, or that there are none. */
export const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });

/** The link that the dialog copies. */
export async function sharedLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => void (document.body.dataset['copied'] = text),
    });
  });
  await page.getByRole('button', { name: 'Share and more' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-copied', /#scenario=/);
  return page.evaluate(() => document.body.dataset['copied'] ?? '');
}

const share = (page: Page): Promise<void> => page.getByRole('button', { name: 'Share and more' }).click();

/** Prints the scenario in the editor: its sheet has its name, its mark and these words, and fits the paper. */
export async function printsIt(
  page: Page,
  game: string,
  name: string,
  ...words: readonly string[]
): Promise<void> {
  await share(page);
  await page.getByRole('link', { name: 'Print it' }).click();
  const paper = page.locator('.print-page').first();
  await expect(paper).toContainText(name);
  await expect(paper).toContainText(`${titleOf(game)?.name} · home-made`);
  for (const one of words) await expect(page.locator('.print-page', { hasText: one }).first()).toBeVisible();
  expect(await fitsItsPaper(page, name)).toBeGreaterThan(0);
  await page.goBack();
}

/** Lets the laboratory play the scenario in the editor a few times. */
export async function simulatesIt(page: Page, name: string): Promise<void> {
  await share(page);
  await page.getByRole('link', { name: /How hard is it/ }).click();
  await expect(page.getByLabel('The question in your words')).toHaveValue(`How hard is ${name}?`);
  await page.getByLabel('Games of each table').fill('2');
  await page.getByLabel('Games of each table').blur();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('.lab-facts')).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('.lab-head')).toContainText(`How hard is ${name}?`);
}
