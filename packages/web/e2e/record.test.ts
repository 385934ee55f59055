// A table's record is saved as a file and opened again, also on the home page.
import { readFile } from 'node:fs/promises';
import { asked, calm, dropFile, expect, playNow, primary, test } from './table.ts';

test('a record is saved as a file, and a dropped file opens', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await page.locator('.hand .thing.ready').first().click();
  await primary(page).click();
  await expect(page.locator('.table')).toHaveAttribute('data-seq', '1');
  await page.getByRole('button', { name: 'This table' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^xenoshyft-.*\.xeno\.jsonl$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(JSON.parse(text.split('\n')[0]!)).toMatchObject({ xenotable: 2, game: 'xenoshyft' });

  await page.goto('/');
  await dropFile(page, 'game.xeno.jsonl', text.replace('"do":"spend"', '"do":"steal"'));
  await expect(page.getByRole('alert')).toContainText('line 2');
  await dropFile(page, 'game.xeno.jsonl', text);
  await expect(page).toHaveURL(/\/replay\//);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await asked(page);
});
