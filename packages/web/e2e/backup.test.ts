// A backup of everything that a device stores, imported into another browser.
import { readFile, writeFile } from 'node:fs/promises';
import { type Page, calm, expect, playNow, primary, test } from './table.ts';

const settings = (page: Page): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();
const device = (page: Page) => page.getByRole('region', { name: 'This device' });

test('a whole backup is imported into a fresh browser; a second import adds nothing; a damaged one is refused', async ({
  page,
  browser,
}, info) => {
  await calm(page);
  await playNow(page);
  await page.locator('.hand .thing.ready').first().click();
  await primary(page).click();
  await expect(page.locator('.table')).toHaveAttribute('data-seq', '1');
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByLabel('Your notes').fill('Save the Medic');
  await page.keyboard.press('Escape');
  await settings(page);
  await expect(device(page)).toContainText(/The browser (keeps|may throw)/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything in one file' }).click(),
  ]);
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  const damaged = info.outputPath('damaged.json');
  await writeFile(damaged, text.replace('Save the Medic', 'Lose the Medic'));
  const whole = info.outputPath('whole.json');
  await writeFile(whole, text);

  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('/', page.url()).href);
  await settings(other);
  const read = (path: string): Promise<void> => other.getByLabel('Read a backup').setInputFiles(path);
  await read(damaged);
  await expect(device(other).getByRole('alert')).toContainText('damaged.json is damaged or was changed');
  await read(whole);
  await expect(device(other)).toContainText('1 tables added');
  await read(whole);
  await expect(device(other)).toContainText('1 were here already');
  await other.goto(page.url());
  await expect(other.locator('.table')).toHaveAttribute('data-seq', '1');
  await other.getByRole('button', { name: 'This table' }).click();
  await expect(other.getByLabel('Your notes')).toHaveValue('Save the Medic');
  await other.context().close();
});
