// Forces outside a table: made, stored in folders, compared, saved, opened from other builders' text, and used at a table.
import { readFile } from 'node:fs/promises';
import { accessible } from './accessible.ts';
import { setUp } from './chibiCommander.ts';
import { newTable, until } from './xenosRampant.ts';
import { LONG, calm, expect, test } from './table.ts';

test('a detachment is made, stored in a folder with a note, compared, and offered at a table', async ({
  page,
}) => {
  await calm(page);
  await page.goto('/new/xenos-rampant');
  await page.getByRole('link', { name: 'Make forces of your own' }).click();
  await page.getByLabel('Name of the detachment').fill('The Ninth');
  await page.getByLabel('Name of Heavy Infantry').fill('The Hammer');
  await page.getByLabel('Name of Heavy Infantry').press('Enter');
  await expect(page.getByRole('row', { name: /^The Hammer, Heavy Infantry/ })).toBeVisible();
  await page.getByLabel('Folder').fill('League');
  await page.getByLabel('Note').fill('slow, but it shoots');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  const folder = page.getByRole('region', { name: 'League' });
  await expect(folder).toContainText('The Ninth');
  await expect(folder).toContainText('slow, but it shoots');

  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByLabel('Compared with').selectOption('Drop Lancers');
  await expect(page.getByRole('row', { name: /^Points/ })).toHaveText('Points2424');
  await page.getByRole('link', { name: /Who wins/ }).click();
  await expect(page.getByLabel('The question in your words')).toHaveValue(
    'Which is stronger, The Ninth or Drop Lancers?',
  );

  await newTable(page);
  await until(page, () => page.locator('.builder').isVisible());
  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await page.getByRole('button', { name: /^The Ninth/ }).click();
  await expect(page.getByLabel('Name of the detachment')).toHaveValue('The Ninth');
});

test("a Squad is saved as a file and opened again, also from another builder's text", async ({ page }) => {
  await calm(page);
  await page.goto('/forces/enemy-eternal');
  await page.getByLabel('Name of the Squad').fill('Menace');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  const choose = (text: string) =>
    page
      .getByLabel('File of a list')
      .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('First Contact (XCOM)\n=====\n- Rookie [96 pts]\n- Rookie [96 pts]\nTotal: 192\n');
  await expect(page.getByLabel('Name of the Squad')).toHaveValue('First Contact');
  await expect(page.locator('.builder')).toContainText('2 models');
  await choose('{"game":"xenos-rampant","text":"x"}');
  await expect(page.getByRole('alert')).toContainText('xenos-rampant');
  await choose(file);
  await expect(page.getByLabel('Name of the Squad')).toHaveValue('Menace');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a squad of Chibi Commander is checked by the mission, stored, and used at a table', async ({
  page,
}) => {
  await calm(page);
  await page.goto('/forces/chibi-commander');
  await page.getByLabel('Name of the squad').fill('Night Watch');
  await page.getByLabel('Name of Scout').fill('Ash');
  await page.getByLabel('Name of Scout').press('Enter');
  await expect(page.getByRole('row', { name: /^Ash, Scout/ })).toBeVisible();
  await page.getByRole('button', { name: 'Leave Gunner at home' }).click();
  await page.getByRole('button', { name: 'Add Medic', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Checks' })).toContainText('COOP 1 Province takes it: 5 of 5');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: /^Healers/ })).toHaveText(/^Healers2/);
  await page.getByLabel('Compared with').selectOption('Recruits of CHIBI COM');
  await page.getByRole('link', { name: /Who wins/ }).click();
  await expect(page.getByLabel('The question in your words')).toHaveValue(
    /Night Watch or Recruits of CHIBI COM/,
  );
  await expect(page.getByText('2 tables, at most')).toBeVisible();

  // Played from here its units keep their names.
  await page.goto('/forces/chibi-commander');
  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await page.getByRole('button', { name: /^Night Watch/ }).click();
  await page.getByRole('button', { name: 'Play with it' }).click();
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('.ucard', { hasText: 'Ash' })).toBeVisible();

  // At a table that is there already it is taken with one press.
  await setUp(page, { mission: 'COOP 1', squads: 'chosen' });
  await page.getByRole('region', { name: 'Squads of your own' }).getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Your squad' })).not.toContainText('Free place');
  await expect(page.getByRole('region', { name: 'Your squad' }).getByText('Medic')).toHaveCount(2);
});

test('the page of forces passes the accessibility rules', LONG, async ({ page }) => {
  await calm(page);
  await page.goto('/forces/xenos-rampant');
  await expect(page.locator('.builder')).toBeVisible();
  await accessible(page, 'detachments');
  await page.getByRole('button', { name: 'Compare' }).click();
  await accessible(page, 'a comparison');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/forces/enemy-eternal');
  await expect(page.locator('.builder')).toBeVisible();
  await accessible(page, 'on a phone');
});
