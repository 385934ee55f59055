// The mission editor: a short mission is painted, described, checked and played to its end, opens from its link in a fresh browser, is printed and simulated.
import { accessible } from './accessible.ts';
import { act, playUntil } from './enemyEternal.ts';
import { type Page, calm, expect, test } from './table.ts';
import { printsIt, problems, sharedLink, simulatesIt } from './workshop.ts';

const cell = (page: Page, x: number, y: number) => page.locator(`[role=gridcell][data-cell="${y * 24 + x}"]`);
const tool = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const settings = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Settings' }).getByRole('button', { name });

async function openEditor(page: Page): Promise<void> {
  await calm(page);
  await page.goto('/editor/enemy-eternal');
  await expect(problems(page)).toContainText('it can be played');
}

test('a mission is made, played to its end, opened from its link in a fresh browser, printed and simulated', async ({
  page,
  browser,
}) => {
  await openEditor(page);
  await page.getByLabel('Name', { exact: true }).fill('One short round');
  await page.getByLabel('Rounds', { exact: true }).fill('1');

  // A barricade with its twin on the other side, and a marker in the middle.
  await page.getByRole('button', { name: /^Mirror/ }).click();
  await tool(page, 'Hard cover').click();
  await cell(page, 4, 11).click();
  await expect(cell(page, 19, 11)).toHaveAttribute('aria-label', /Hard cover/);
  await page.getByRole('group', { name: 'What to paint' }).getByRole('button', { name: 'Zones' }).click();
  await tool(page, 'Terminal').click();
  await cell(page, 10, 11).click();

  await settings(page, 'Forces').click();
  const side = (letter: string) => page.getByRole('group', { name: `Side ${letter}`, exact: true });
  await side('A').getByLabel('The scenario brings its Squad').check();
  await side('A').getByRole('textbox').fill('Ours (XCOM)\n* Ranger');
  await side('B').getByLabel('The scenario brings its Squad').check();
  await side('B').getByRole('textbox').fill('Theirs (ADVENT)\n* Sectoid');

  // A sentence that cannot be met is named, leads to its page, and is corrected there.
  await settings(page, 'Goals').click();
  await page.getByRole('button', { name: 'Another end' }).click();
  await page.getByRole('combobox', { name: 'If', exact: true }).selectOption('worked');
  await expect(problems(page)).toContainText('nothing says what working a terminal does');
  await settings(page, 'Events').click();
  await page.getByRole('button', { name: 'A use for terminals' }).click();
  await expect(problems(page)).toContainText('it can be played');
  await accessible(page, 'the mission editor');

  const link = await sharedLink(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.chip.home-made')).toBeVisible();
  await expect(page.locator('.prompt-words p')).toHaveText('Set up Ranger.');
  await act(page, /Set up all as suggested/);
  const over = page.locator('.ending');
  await playUntil(page, () => over.isVisible(), /^End the activation/, /^Activate/);
  await expect(over.getByRole('heading', { level: 2 })).toBeVisible();

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await calm(other);
  await other.goto(link);
  await expect(other.getByRole('dialog')).toContainText('One short round');
  await other.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect(cell(other, 19, 11)).toHaveAttribute('aria-label', /Hard cover/);
  await expect(problems(other)).toContainText('it can be played');
  await printsIt(other, 'enemy-eternal', 'One short round');
  await simulatesIt(other, 'One short round');
  await fresh.close();
});

test('G makes another map, which can be played and undone', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(problems(page)).toContainText('it can be played');
  await expect(page.getByRole('table')).toContainText('Steps to what matters');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a home-made unit and weapon are made in the editor and shown at the table, marked as home-made', async ({
  page,
}) => {
  await openEditor(page);
  await settings(page, 'Content').click();
  const choice = (label: string) =>
    page.locator('label', { has: page.getByText(label, { exact: true }) }).locator('select');
  await choice('Kind').selectOption('Weapons');
  await choice('Begin with').selectOption('Magnetic Rifle');
  await page.getByRole('button', { name: 'Copy it' }).click();
  await page.getByLabel('Its name').fill('Long Lance');
  await page.getByLabel('Its name').press('Enter');
  await page.getByLabel('Damage', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'For somebody of side A' }).click();
  await choice('Kind').selectOption('Units');
  await choice('Begin with').selectOption('Sectoid');
  await page.getByRole('button', { name: 'Copy it' }).click();
  await page.getByLabel('Its name').fill('Night Hunter');
  await page.getByLabel('Its name').press('Enter');
  await page.getByRole('button', { name: 'Into the list of ADVENT for side B' }).click();
  await expect(problems(page)).toContainText('it can be played');
  await expect(page.getByRole('link', { name: 'Suggest a price' })).toBeVisible();
  await accessible(page, 'a unit of one’s own');

  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.chip.home-made').first()).toContainText('Night Hunter (like Sectoid)');
  await expect(page.getByRole('log').locator('.house')).toContainText([
    '',
    'Long Lance (like Magnetic Rifle)',
  ]);
});
