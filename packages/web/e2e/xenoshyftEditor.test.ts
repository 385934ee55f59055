// The editor of sieges: waves, Enemies and the Base are set, the siege is played to its end shared by its link, printed and simulated.
import { accessible } from './accessible.ts';
import { LONG, type Page, calm, expect, test, pressIfThere } from './table.ts';
import { printsIt, problems, sharedLink, simulatesIt } from './workshop.ts';

const settings = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Settings' }).getByRole('button', { name });
const wave = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Waves' }).getByRole('button', { name });
const press = async (page: Page, name: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await page.getByRole('button', { name, exact: true }).click();
};

async function openEditor(page: Page): Promise<void> {
  await calm(page);
  await page.goto('/editor/xenoshyft');
  await expect(problems(page)).toContainText('it can be played');
}

/** Is ready and passes everything until the siege is over. */
async function playToItsEnd(page: Page): Promise<void> {
  const over = page.getByRole('heading', { name: 'The base holds with 19 hit points' });
  const next = page.locator('.prompt .button:enabled', { hasText: /^(Ready|Pass)/ }).first();
  for (let i = 0; i < 20; i++) {
    await expect(over.or(next).first()).toBeVisible();
    if (await over.isVisible()) return;
    // A window that nobody answers closes by itself.
    await pressIfThere(next);
  }
  await expect(over).toBeVisible();
}

test('a siege is made, played to its end, opened from its link in a fresh browser, printed and simulated', async ({
  page,
  browser,
}) => {
  await openEditor(page);
  await page.getByLabel('Name', { exact: true }).fill('One gnawer');
  await page.getByLabel('Made by').fill('Ann');
  await page.getByLabel('Base per seat').fill('20');

  // One round, one zone, no Boss.
  await settings(page, 'Wave').click();
  await page.getByLabel('Name of the wave').fill('Just a nibble');
  await page.getByLabel('Rounds', { exact: true }).fill('1');
  await press(page, 'Fewer: Zones in round 1', 2);
  await page
    .getByRole('group', { name: 'What the Hive sends' })
    .getByRole('button', { name: 'Bosses' })
    .click();
  await page.getByRole('checkbox', { name: 'Broodmother' }).uncheck();
  // Only Gnawers: all kinds of the wave are removed, an empty deck is refused, four come back.
  await page
    .getByRole('group', { name: 'What the Hive sends' })
    .getByRole('button', { name: 'I', exact: true })
    .click();
  const fewer = page
    .locator('.xs-enemies')
    .getByRole('button', { name: /^Fewer/ })
    .and(page.locator(':enabled'));
  while ((await fewer.count()) > 0) await fewer.first().click();
  await expect(problems(page)).toContainText('the wave has no Enemy');
  await press(page, 'More: Gnawer', 4);
  await expect(problems(page)).toContainText('it can be played');
  await expect(page.getByRole('row', { name: 'Gnawer 100 %' })).toBeVisible();
  await expect(wave(page, /Just a nibble/)).toContainText('1 round · 4 cards');

  const link = await sharedLink(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.chip.home-made')).toContainText('One gnawer by Ann');
  await playToItsEnd(page);

  const other = await (await browser.newContext()).newPage();
  await calm(other);
  await other.goto(link);
  const arrived = other.getByRole('dialog', { name: 'One gnawer' });
  await expect(arrived).toContainText('By Ann.');
  await arrived.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect(wave(other, /Just a nibble/)).toContainText('1 round · 4 cards');
  await printsIt(other, 'xenoshyft', 'One gnawer');
  await simulatesIt(other, 'One gnawer');
  await other.context().close();
});

test('waves are added, moved and removed; a problem leads to its wave', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Add a wave after it' }).click();
  await expect(wave(page, /Wave 2/)).toHaveAttribute('aria-pressed', 'true');
  await settings(page, 'Wave').click();
  await page.getByLabel('Name of the wave').fill('The second');
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(wave(page, /Wave 1.*The second/s)).toBeVisible();
  await expect(problems(page)).toContainText('supplies are worse than in the wave before');
  await wave(page, /The second/).click();
  await problems(page)
    .getByRole('button', { name: /supplies are worse/ })
    .click();
  await expect(wave(page, /Wave 2/)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Remove this wave' }).click();
  await expect(wave(page, /Wave/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wave(page, /Wave/)).toHaveCount(2);
});

test('the siege editor passes the accessibility rules', LONG, async ({ page }) => {
  await openEditor(page);
  await settings(page, 'Wave').click();
  await accessible(page, 'a wave');
  await settings(page, 'Depot').click();
  await accessible(page, 'the depot');
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, 'on a phone');
});

test(
  'a home-made Enemy and Item are made in the editor and shown at the table, marked as home-made',
  LONG,
  async ({ page }) => {
    await openEditor(page);
    await settings(page, 'Content').click();
    const choice = (label: string) =>
      page.locator('label', { has: page.getByText(label, { exact: true }) }).locator('select');
    await choice('Begin with').selectOption('Burrower');
    await page.getByRole('button', { name: 'Copy it' }).click();
    await page.getByLabel('Its name').fill('Ash Crawler');
    await page.getByLabel('Its name').press('Enter');
    await page.getByLabel('Power', { exact: true }).fill('5');
    await page.getByRole('button', { name: /^Into .*, four more$/ }).click();
    await choice('Kind').selectOption('Items');
    await choice('Begin with').selectOption('Shotgun');
    await page.getByRole('button', { name: 'Copy it' }).click();
    await page.getByLabel('Its name').fill('Foundry Lance');
    await page.getByLabel('Its name').press('Enter');
    await page.getByRole('button', { name: 'On sale at once' }).click();
    await expect(problems(page)).toContainText('it can be played');
    await expect(page.getByRole('link', { name: /What does it change/ })).toBeVisible();
    await accessible(page, 'a card of one’s own');

    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.locator('.chip.home-made').first()).toContainText('Ash Crawler (like Burrower)');
    await expect(page.getByText('Foundry Lance').first()).toBeVisible();
  },
);
