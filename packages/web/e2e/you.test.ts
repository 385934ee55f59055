// A person's own data: games counted, house rules visible, custom keys, a problem report in one press.
import { readFile } from 'node:fs/promises';
import { calm, expect, playNow, test } from './table.ts';

test('a game that is not over is not counted', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Chibi Commander');
  await page.goto('/replays');
  await page.getByRole('link', { name: 'Your games, counted' }).click();
  await expect(page.getByText('No game has been played to its end here yet.')).toBeVisible();
});

test('house rules are on the bar, in the log and in the replay', async ({ page }) => {
  await calm(page);
  await page.goto('/new/earth-war');
  await page.getByText('House rules').click();
  await page.getByRole('switch', { name: 'Deadly acid' }).check();
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('.table-bar .house')).toHaveText(/^House rule: Deadly acid: On$/);
  await expect(page.locator('.log-lines .house')).toContainText('House rule · Deadly acid: On');
  await page.goto(page.url().replace('/table/', '/replay/'));
  await expect(page.locator('.table-bar .house')).toBeVisible();
  await expect(page.locator('.log-lines .house')).toBeVisible();
});

test('a key is changed, a conflict is named, and help shows what is set', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Keys of the table').click();
  const undo = page.getByRole('button', { name: /^Key for undo/ });
  await undo.click();
  await page.keyboard.press('e');
  await expect(page.getByText('E is the key for “end: ready or pass”')).toBeVisible();
  await page.keyboard.press('z');
  await expect(undo).toHaveText('Z');
  const help = page.getByRole('button', { name: /^Key for this help/ });
  await help.click();
  await page.keyboard.press('x');
  await expect(help).toHaveText('X');
  await page.getByRole('button', { name: 'Close' }).click();

  await playNow(page, 'Earth War');
  await expect(page.locator('.prompt')).toBeVisible();
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog.locator('dl.keys div', { hasText: /^Zundo$/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Keys of the table').click();
  await page.getByRole('button', { name: 'All keys as usual' }).click();
  await expect(undo).toHaveText('U');
});

test('a problem report holds the record, the build, the browser and the last errors', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  await page.getByRole('button', { name: 'This table' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a problem report' }).click();
  const report: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(report).toMatchObject({
    xenotable: 'problem report',
    game: 'earth-war',
    browser: expect.stringContaining('Chrome'),
    errors: [],
    record: expect.stringContaining('"game":"earth-war"'),
  });
});
