// The editor of missions: nodes, lists, checks and goals are set, the mission is played to its end shared by its link, printed and simulated.
import { accessible } from './accessible.ts';
import { clickOn, ended } from './earthWarTable.ts';
import { type Page, asked, calm, expect, test } from './table.ts';
import { printsIt, problems, sharedLink, simulatesIt } from './workshop.ts';

const settings = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Settings' }).getByRole('button', { name });
const node = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Nodes' }).getByRole('button', { name: new RegExp(`^\\w+ \\d+ ${title}`) });
const ways = (page: Page) => page.getByRole('region', { name: 'Ways through' });
const press = async (page: Page, name: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await page.getByRole('button', { name, exact: true }).click();
};

async function openEditor(page: Page): Promise<void> {
  await calm(page);
  await page.goto('/editor/earth-war');
  await expect(problems(page)).toContainText('it can be played');
}

test('a mission is made, played to its end, opened from its link in a fresh browser, printed and simulated', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await openEditor(page);
  await page.getByLabel('Name', { exact: true }).fill('One burster');
  await page.getByLabel('Made by').fill('Ann');
  await page.getByLabel('RP of the squad').fill('40');

  // Two of the three nodes are removed, and the goal still refers to the nest.
  await node(page, 'First contact').click();
  await press(page, 'Remove this node', 1);
  await node(page, 'Supplies').click();
  await press(page, 'Remove this node', 1);
  await expect(node(page, 'The nest')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Goals of the mission' })).toContainText(
    '3 points when The nest is held',
  );

  // A node without enemies is refused; then one with an enemy that dies from a single wound.
  await press(page, 'Fewer: Drone', 2);
  await press(page, 'Fewer: Warrior', 1);
  await expect(problems(page)).toContainText('nobody is fought here');
  await press(page, 'More: Chest-Burster', 1);
  await press(page, 'Fewer: Merely Shadows', 3);
  await press(page, 'Fewer: Civilian', 1);
  await expect(problems(page)).toContainText('it can be played');
  await expect(page.getByRole('row', { name: 'The Chest-Burster is among them 100 %' })).toBeVisible();

  // A check on the way out gives two ways through; the one after a failure is dashed.
  await page.getByRole('button', { name: /^Check/ }).click();
  await page.getByLabel('Title').fill('The way out');
  await page.getByLabel('Change of WITS').fill('1');
  await expect(page.locator('.ew-chances')).toContainText('Squad Leader 60 %');
  await expect(ways(page)).toContainText('The way out failed: 1 enemy card, 1 fight');
  await expect(page.locator('.ew-board .failed')).toHaveCount(1);

  const link = await sharedLink(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.chip.home-made')).toContainText('One burster by Ann');
  await asked(page);
  for (let i = 0; i < 120 && !(await ended(page)); i++) await clickOn(page);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/One burster is (won|lost)/);

  const other = await (await browser.newContext()).newPage();
  await calm(other);
  await other.goto(link);
  const arrived = other.getByRole('dialog', { name: 'One burster' });
  await expect(arrived).toContainText('By Ann.');
  await arrived.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect(node(other, 'The way out')).toBeVisible();
  await printsIt(other, 'earth-war', 'One burster');
  await simulatesIt(other, 'One burster');
  await other.context().close();
});

test('the mission editor passes the accessibility rules, as a list on a phone too', async ({ page }) => {
  await openEditor(page);
  await node(page, 'The nest').click();
  await accessible(page, 'a fight');
  await settings(page, 'Goals').click();
  await accessible(page, 'goals');
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, 'on a phone');
});

test('a home-made enemy, soldier and weapon are made in the editor, played, and marked on table, log and replay', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openEditor(page);
  await settings(page, 'Content').click();
  const choice = (label: string) =>
    page.locator('label', { has: page.getByText(label, { exact: true }) }).locator('select');
  const copied = async (kind: string, like: string, name: string): Promise<void> => {
    await choice('Kind').selectOption(kind);
    await choice('Begin with').selectOption(like);
    await page.getByRole('button', { name: 'Copy it' }).click();
    await page.getByLabel('Its name').fill(name);
    await page.getByLabel('Its name').press('Enter');
  };
  await copied('Enemies', 'Chest-Burster', 'Yard Beast');
  await page.getByLabel('CAP', { exact: true }).fill('0');
  await expect(problems(page)).toContainText('it strikes, so its CAP is 1 or more');
  await page.getByLabel('CAP', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'One more at First contact' }).click();
  await expect(node(page, 'First contact')).toContainText('1 Yard Beast');
  await expect(page.getByRole('link', { name: /What does it change/ })).toBeVisible();
  await accessible(page, 'an enemy of one’s own');

  await copied('Soldiers', 'Smartgunner', 'Ghost Guard');
  await page.getByRole('button', { name: 'Into the squad of the mission' }).click();
  await expect(page.getByRole('link', { name: 'Suggest a price' })).toBeVisible();
  await copied('Weapons and equipment', 'Bayonets', 'Arc Lance');
  await page.getByLabel('FIRE + at CLOSE').fill('2');
  await page.getByRole('button', { name: 'For somebody of the squad' }).click();
  await settings(page, 'Mission').click();
  await expect(page.getByText('16 of 24 RP')).toBeVisible();
  await accessible(page, 'a squad of the mission');

  // Nothing else lies at the first fight, so that the beast is seen in its first round.
  await node(page, 'First contact').click();
  await press(page, 'Fewer: Drone', 2);
  await press(page, 'Fewer: Merely Shadows', 3);
  await expect(problems(page)).toContainText('it can be played');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.chip.home-made').first()).toContainText('Yard Beast (like Chest-Burster)');
  await asked(page);
  await expect(page.getByRole('button', { name: /Ghost Guard, home-made, like Smartgunner/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Vale, Squad Leader.*carries Arc Lance/ })).toBeVisible();

  const beast = page.getByRole('button', { name: /Yard Beast 1, home-made, like Chest-Burster/ });
  for (let i = 0; i < 20 && !(await beast.isVisible()); i++) await clickOn(page);
  await expect(beast).toContainText('Home-made');
  const line = page.locator('.chip.home-made', { hasText: 'Home-made: Yard Beast' });
  await expect(line).toBeVisible();

  await page.goto(page.url().replace('/table/', '/replay/'));
  await expect(page.locator('.chip.home-made').first()).toContainText('Ghost Guard (like Smartgunner)');
});
