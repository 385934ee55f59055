// Squads outside a table: made, named, checked, stored, compared, tried in the laboratory, printed, and played.
import { readFile } from 'node:fs/promises';
import { accessible } from './accessible.ts';
import { LONG, asked, calm, expect, test } from './table.ts';

test(
  'a squad is made with names and equipment, says what is illegal, is stored, compared, printed and played',
  LONG,
  async ({ page }) => {
    await calm(page);
    await page.goto('/new/earth-war');
    await page.getByRole('link', { name: 'Make forces of your own' }).click();
    await page.getByLabel('Name of the squad').fill('Night Watch');
    const checks = page.getByRole('list', { name: 'Checks' });
    await page.getByRole('button', { name: /^Remove .*Squad Leader/ }).click();
    await expect(checks).toContainText('The squad has no Squad Leader.');
    await page.getByRole('button', { name: 'Add Squad Leader', exact: true }).click();
    await expect(checks).toContainText('It can set out');
    await page
      .getByRole('article', { name: /Smartgunner/ })
      .locator('.unfold')
      .click();
    await page.getByLabel('Name', { exact: true }).fill('Hicks');
    await expect(page.getByRole('article', { name: 'Hicks, Smartgunner' })).toBeVisible();
    // No RP are left for a Sentry Gun, and the list says so.
    await expect(page.getByRole('list', { name: 'Equipment of Hicks' })).toContainText('RP are left.');
    await expect(page.getByRole('row', { name: /^Hicks/ })).toBeVisible();
    await page.getByLabel('Folder').fill('Platoon');
    await page.getByLabel('Note').fill('for the hut');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('button', { name: 'Lists', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Platoon' })).toContainText('for the hut');
    await accessible(page, 'forces');

    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByLabel('Compared with').selectOption('Long guns');
    await expect(page.getByRole('row', { name: /^Hits a round at LONG/ })).toContainText(/\d/);
    const question = await page.getByRole('link', { name: /Who wins/ }).getAttribute('href');
    await page.keyboard.press('Escape');

    const print = await page.getByRole('link', { name: 'Print', exact: true }).getAttribute('href');
    await page.getByRole('button', { name: 'Play mission 1 with it' }).click();
    await asked(page);
    await expect(page.locator('.soldier', { hasText: 'Hicks' }).first()).toBeVisible();

    await page.goto(question ?? '');
    await expect(page.getByLabel('The question in your words')).toHaveValue(
      'Which is stronger, Night Watch or Long guns?',
    );
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await page.goto(print ?? '');
    await expect(page.locator('.print-unit', { hasText: 'Hicks' }).first()).toBeVisible();
  },
);

test("a squad is saved as a file and opened again, also from another builder's text", async ({ page }) => {
  await calm(page);
  await page.goto('/forces/earth-war');
  await page.getByLabel('Name of the squad').fill('Menace');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  const choose = (text: string) =>
    page
      .getByLabel('File of a list')
      .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('Second Squad\n=====\n- Squad Leader [0 pts]\n- 3x Rifleman [9 pts]\nTotal: 9\n');
  await expect(page.getByLabel('Name of the squad')).toHaveValue('Second Squad');
  await expect(page.locator('.builder')).toContainText('4 units');
  await choose('Third Squad\nWizard');
  await expect(page.getByRole('alert')).toContainText('there is no unit “Wizard”');
  await choose(file);
  await expect(page.getByLabel('Name of the squad')).toHaveValue('Menace');
});
