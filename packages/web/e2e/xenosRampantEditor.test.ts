// The editor of battles: pieces and goals are set, the battle is played to its end shared by its link, printed and simulated.
import { accessible } from './accessible.ts';
import { type Page, calm, expect, test } from './table.ts';
import { printsIt, problems, sharedLink, simulatesIt } from './workshop.ts';
import { over, until } from './xenosRampant.ts';

const settings = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Settings' }).getByRole('button', { name });
const choice = (page: Page, label: string) =>
  page.locator('label', { has: page.getByText(label, { exact: true }) }).locator('select');
const piece = (page: Page, name: RegExp) => page.locator('.xr-ground').getByRole('button', { name });

test('a battle is made, played to its end, opened from its link in a fresh browser, printed and simulated', async ({
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

  // A building with its twin: arrows move both.
  await page.getByRole('button', { name: 'Building', exact: true }).click();
  await expect(piece(page, /^building at/)).toHaveCount(2);
  const house = piece(page, /^building at .*, 15 inches/);
  await house.focus();
  await house.press('ArrowUp');
  await expect(piece(page, /^building at .*, 15.5 inches/)).toHaveCount(1);
  await expect(piece(page, /^building at .*, 32.5 inches/)).toHaveCount(1);

  // Without goals nobody can win, and a problem says so.
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
  // Playing it again uses the same scenario.
  await page.getByRole('button', { name: 'The same battle again' }).click();
  await expect(page.locator('.ending')).toHaveCount(0);
  await expect(page.locator('.chip.home-made')).toContainText('One turn by Ann');

  const context = await browser.newContext();
  const other = await context.newPage();
  await calm(other);
  await other.goto(link);
  const arrived = other.getByRole('dialog', { name: 'One turn' });
  await expect(arrived).toContainText('By Ann.');
  await arrived.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect(other.getByLabel('Turns', { exact: true })).toHaveValue('1');
  await printsIt(other, 'xenos-rampant', 'One turn');
  await simulatesIt(other, 'One turn');
  await context.close();
});

test('a home-made unit is made in the editor and shown at the table, marked as home-made', async ({
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

test('zones of any shape, reinforcements and ground in letters have forms, and an unfair board offers its best correction', async ({
  page,
}) => {
  await calm(page);
  await page.goto('/editor/xenos-rampant');
  await settings(page, 'Zones').click();
  const zone = page.getByRole('region', { name: 'Attacker, zone 1' });
  await zone.getByLabel('Shape').selectOption('a circle');
  await zone.getByLabel('Radius').fill('2');
  await expect(problems(page)).toContainText('needs room for 6 units');
  await zone.getByLabel('Shape').selectOption('a box');
  await zone.getByLabel('East side').fill('42');
  await expect(problems(page)).toContainText('it can be played');
  await page.getByRole('button', { name: 'Add reinforcements' }).click();
  const group = page.getByRole('region', { name: 'Reinforcements 1' });
  await group.getByLabel('Units, one on each line').fill('Light Infantry\nNobody at all');
  await expect(problems(page)).toContainText('Nobody at all');
  await group.getByLabel('Units, one on each line').fill('Light Infantry\nRecon Infantry\n');
  await expect(problems(page)).toContainText('it can be played');
  await accessible(page, 'zones and reinforcements');

  await page.getByText('Ground in letters').click();
  await page.getByRole('button', { name: 'Begin with open ground' }).click();
  const rows = page.getByRole('textbox', { name: /^Rows/ });
  const text = await rows.inputValue();
  await rows.fill(`?${text.slice(1)}`);
  await expect(page.getByText('nobody knows the letter')).toBeVisible();
  await rows.fill(`ww${text.slice(2)}`);
  await expect(page.locator('.xr-letter[data-letter="w"]')).toHaveCount(2);
  // Entered data is still there after a reload.
  await page.reload();
  await settings(page, 'Zones').click();
  await expect(
    page.getByRole('region', { name: 'Reinforcements 1' }).getByLabel('Units, one on each line'),
  ).toHaveValue('Light Infantry\nRecon Infantry');

  await page.getByRole('button', { name: 'Scenarios' }).click();
  await page.getByRole('button', { name: 'A new battle', exact: true }).click();
  await page.getByRole('button', { name: 'Twins' }).click();
  await piece(page, /^ruins at 18, 30/).focus();
  await page.keyboard.press('Delete');
  await settings(page, 'Fairness').click();
  await page.getByRole('button', { name: 'Find the best nudge' }).click();
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(page.getByRole('button', { name: 'Find the best nudge' })).toBeVisible();
});

test('each kind of ground has its own pattern', async ({ page }) => {
  await calm(page);
  await page.goto('/editor/xenos-rampant');
  await expect(piece(page, /^woods at/).first()).toBeVisible();
  const fills = await page
    .locator('.xr-ground pattern')
    .evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(fills.length).toBeGreaterThan(11);
  expect(new Set(fills).size).toBe(fills.length);
  await expect(
    piece(page, /^woods at/)
      .first()
      .locator('.xr-pattern'),
  ).toHaveCSS('fill', /xr-ground-woods/);
  await expect(
    piece(page, /^ruins at/)
      .first()
      .locator('.xr-pattern'),
  ).toHaveCSS('fill', /xr-ground-ruins/);
});
