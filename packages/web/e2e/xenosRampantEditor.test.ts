// The editor of battles: pieces and goals are set, the battle is played to its end and travels by its link.
import { accessible } from './accessible.ts';
import { type Page, calm, expect, test } from './table.ts';
import { problems, sharedLink } from './workshop.ts';
import { over, until } from './xenosRampant.ts';

const settings = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Settings' }).getByRole('button', { name });
const choice = (page: Page, label: string) =>
  page.locator('label', { has: page.getByText(label, { exact: true }) }).locator('select');
const piece = (page: Page, name: RegExp) => page.locator('.xr-ground').getByRole('button', { name });

test('a battle is made, played to its end, and opened from its link in a fresh browser', async ({
  page,
  browser,
}) => {
  await calm(page);
  await page.goto('/editor/xenos-rampant');
  await expect(problems(page)).toContainText('it can be played');
  await page.getByLabel('Name', { exact: true }).fill('One turn');
  await page.getByLabel('Made by').fill('Ann');
  await page.getByLabel('Turns', { exact: true }).fill('1');
  await choice(page, 'Attacker').selectOption('the first seat');
  await choice(page, 'First seat plays').selectOption({ index: 1 });
  await choice(page, 'Second seat plays').selectOption({ index: 2 });

  // A building with its twin; arrows move both, and a turn that a building cannot have is never made.
  await page.getByRole('button', { name: 'Building', exact: true }).click();
  await expect(piece(page, /^building at/)).toHaveCount(2);
  const house = piece(page, /^building at .*, 15 inches/);
  await house.focus();
  await house.press('ArrowUp');
  await expect(piece(page, /^building at .*, 15.5 inches/)).toHaveCount(1);
  await expect(piece(page, /^building at .*, 32.5 inches/)).toHaveCount(1);

  // Without goals nobody can win; the problem says so.
  await settings(page, 'Goals').click();
  await page.getByRole('button', { name: 'Remove: Hold the markers' }).click();
  await page.getByRole('button', { name: 'Remove: Kill enemies' }).click();
  await expect(problems(page)).toContainText('nobody can score');
  await page.getByRole('button', { name: 'Hold the markers', exact: true }).click();
  await expect(problems(page)).toContainText('it can be played');

  // Boards from a seed are fair.
  await page.locator('.xr-ground').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('g');
  await settings(page, 'Fairness').click();
  await expect(page.getByRole('table', { name: 'Fair within the bounds' })).toBeVisible();
  await accessible(page, 'the fairness of a board');

  const link = await sharedLink(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.chip.home-made')).toContainText('One turn by Ann');
  await until(page, () => over(page));
  await expect(page.locator('.ending')).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await calm(other);
  await other.goto(link);
  const arrived = other.getByRole('dialog', { name: 'One turn' });
  await expect(arrived).toContainText('By Ann.');
  await arrived.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect(other.getByLabel('Turns', { exact: true })).toHaveValue('1');
  await context.close();
});

test('a unit of one’s own is made in the editor and seen at the table, marked as home-made', async ({
  page,
}) => {
  await calm(page);
  await page.goto('/editor/xenos-rampant');
  await settings(page, 'Content').click();
  await choice(page, 'Begin with').selectOption('Recon Infantry');
  await page.getByRole('button', { name: 'Copy it' }).click();
  await page.getByLabel('Its name').fill('Heavy Infantry');
  await expect(page.getByText('Heavy Infantry is the name of a printed one')).toBeVisible();
  await page.getByLabel('Its name').fill('Ghost Guard');
  await page.getByLabel('Its name').press('Enter');
  await page.getByLabel('Armour', { exact: true }).fill('3');
  await page.getByLabel('Strength Points', { exact: true }).fill('7');
  await page.getByLabel(/^Ranger/).check();
  await page.getByRole('button', { name: 'Into the first seat’s detachment' }).click();
  await page.getByRole('button', { name: 'Into the second seat’s detachment' }).click();
  await expect(problems(page)).toContainText('it can be played');
  await accessible(page, 'a unit of one’s own');

  await page.getByRole('link', { name: 'Suggest a price' }).click();
  await expect(page.getByLabel('The question in your words')).toHaveValue(/Ghost Guard worth/);
  await page.goBack();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.chip.home-made').first()).toContainText('Ghost Guard (like Recon Infantry)');
  await expect(page.getByRole('log').locator('.house')).toContainText(['', 'Home-made content: Ghost Guard']);
  await until(page, async () => (await page.getByRole('log').locator('.chip.home-made').count()) > 0);
  await expect(page.getByRole('log').locator('.chip.home-made').first()).toHaveText('Home-made: Ghost Guard');
});
