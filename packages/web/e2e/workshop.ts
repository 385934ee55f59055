// A user's actions in the frame that all editors share.
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
